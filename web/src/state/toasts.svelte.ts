// Short messages that come and go: what went wrong, and what somebody should know.
import { troubleText } from "../i18n/refusals";

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly kind: "trouble" | "news";
}

const LASTS = 7_000;

class Toasts {
  list = $state.raw<readonly Toast[]>([]);
  #next = 0;

  tell(text: string, kind: Toast["kind"] = "news"): void {
    const id = this.#next++;
    this.list = [...this.list.filter((each) => each.text !== text).slice(-2), { id, text, kind }];
    setTimeout(() => this.drop(id), LASTS);
  }

  trouble(error: unknown): void {
    this.tell(troubleText(error), "trouble");
  }

  drop(id: number): void {
    this.list = this.list.filter((each) => each.id !== id);
  }
}

export const toasts = new Toasts();

/** Do something that may be refused; the reason is told. */
export async function attempt<T>(deed: () => Promise<T>): Promise<T | undefined> {
  try {
    return await deed();
  } catch (error) {
    toasts.trouble(error);
    return undefined;
  }
}
