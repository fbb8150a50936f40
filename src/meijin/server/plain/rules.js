// The rules of a game, from the little of Markdown that they are written in.
import { ask } from "./net.js";
import { make } from "./page.js";

export async function showRules(main, game) {
  const { name } = await ask("GET", `/api/games/${game}`);
  const answer = await fetch(`/api/games/${game}/rules`);
  document.title = `${name}: rules - Meijin`;
  main.replaceChildren(make("article", { class: "rules" }, blocks(await answer.text())));
}

/** Paragraphs, headings, lists and tables; what is one block ends at an empty line. */
function blocks(text) {
  return text.split(/\n\s*\n/).filter((block) => block.trim()).map(block);
}

function block(text) {
  const heading = text.match(/^(#+) (.*)/);
  if (heading) {
    const [first, ...rest] = text.trim().split("\n");
    return [make(`h${heading[1].length}`, {}, inline(first.slice(heading[1].length + 1))), rest.length ? block(rest.join("\n")) : null];
  }
  if (text.startsWith("- ")) return make("ul", {}, text.slice(2).split("\n- ").map((item) => make("li", {}, inline(item))));
  if (text.startsWith("|")) return table(text.trim().split("\n"));
  return make("p", {}, inline(text));
}

function table([head, , ...rows]) {
  const row = (line, cell) => make("tr", {}, line.split("|").slice(1, -1).map((each) => make(cell, {}, inline(each.trim()))));
  return make("table", {}, row(head, "th"), rows.map((line) => row(line, "td")));
}

const MARKS = { "**": "b", "*": "em", "`": "code" };

/** Text with what stands between marks made bold, leaning or code. */
function inline(text) {
  return text.split(/(\*\*.+?\*\*|\*[^*]+\*|`[^`]+`)/s).map((part) => {
    const mark = part.length > 2 && Object.keys(MARKS).find((each) => part.startsWith(each) && part.endsWith(each));
    return mark ? make(MARKS[mark], {}, part.slice(mark.length, -mark.length)) : part;
  });
}
