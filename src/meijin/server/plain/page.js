// Building the page: elements from plain values, never from text that could be markup.

/** An element with attributes, listeners (functions) and children. */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(name, value);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false && value != null) element.setAttribute(name, value);
  }
  element.append(...children.flat().filter((child) => child != null && child !== false));
  return element;
}

const trouble = document.getElementById("trouble");

/** Tell what went wrong; nothing clears it. */
export function tell(text) {
  trouble.textContent = text ?? "";
  trouble.hidden = !text;
}

/** A button that does something; while it is done it cannot be pressed again, and trouble is told. */
export function button(label, deed, attributes = {}) {
  const made = make("button", { type: "button", ...attributes }, label);
  made.addEventListener("click", async () => {
    made.disabled = true;
    tell();
    try {
      await deed();
    } catch (error) {
      tell(error.message);
    }
    made.disabled = false;
  });
  return made;
}

/** Ask whether somebody is sure. */
export function sure(question) {
  const dialog = document.getElementById("sure");
  dialog.querySelector("p").textContent = question;
  dialog.returnValue = "no";
  dialog.showModal();
  return new Promise((resolve) => dialog.addEventListener("close", () => resolve(dialog.returnValue === "yes"), { once: true }));
}

/** A name of the game as people read it. */
export const words = (name) => String(name).replaceAll("_", " ");
export const capital = (name) => words(name).replace(/^./, (first) => first.toUpperCase());
