// Who this is: a guest with a friendly name, until somebody makes an account.
import { ask } from "../net/api";
import type { User } from "../wire";

class Me {
  user = $state.raw<User | null>(null);

  /** Be somebody; whoever was here before is still the same. */
  async come(): Promise<User> {
    this.user = await ask<User>("POST", "/api/session");
    return this.user;
  }

  async rename(name: string): Promise<void> {
    this.user = await ask<User>("PATCH", "/api/me", { name });
  }
}

export const me = new Me();
