// Building the page: elements from plain values, never from text that could be markup.

/** An element with attributes, listeners (functions) and children. */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(name, value);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false && value != null) element.setAttribute(name, value);
  }
  element.append(...children.flat(Infinity).filter((child) => child != null && child !== false));
  return element;
}

const trouble = document.getElementById("trouble");

/** Tell what went wrong, or some news; nothing clears it. */
export function tell(text, news = false) {
  trouble.textContent = text ?? "";
  trouble.classList.toggle("news", news);
  trouble.hidden = !text;
}

/** A button that does something; while it is done it cannot be pressed again, and trouble is told. */
export function button(label, deed, attributes = {}) {
  const made = make("button", { type: "button", ...attributes }, label);
  made.addEventListener("click", () => attempt(made, deed));
  return made;
}

async function attempt(pressed, deed) {
  pressed.disabled = true;
  tell();
  try {
    await deed();
  } catch (error) {
    tell(error.message);
  }
  pressed.disabled = false;
}

/** A small form of labelled fields; what was filled in is handed on by name. */
export function form(fields, label, deed, kind = "main") {
  const inputs = fields.map(({ label: called, help, ...attributes }) => make("label", {}, called, help && make("small", {}, help), make("input", { required: true, ...attributes })));
  const submit = make("button", { class: kind }, label);
  const made = make("form", {}, inputs, submit);
  made.addEventListener("submit", (event) => {
    event.preventDefault();
    attempt(submit, () => deed(Object.fromEntries(new FormData(made))));
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
