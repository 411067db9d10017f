import { examplesOf, groups } from "./catalog.ts";
import { clearBrowserData, resetBackend } from "./mockServer.ts";
import { element } from "./element.ts";
import { descriptions } from "./descriptions.ts";
import { addressOf } from "./visit.ts";
import { widgetNames, type WidgetName } from "../../src/widgets/registry.ts";

const status = element("p", { class: "said", attributes: { role: "status" } });

async function frontPage(): Promise<readonly HTMLElement[]> {
  const sections = await Promise.all(
    groups.map(async ({ title, names }) => group(title, await Promise.all(names.map(card)))),
  );
  const head = element(
    "header",
    { class: "front-head" },
    element("h1", {}, "Dining widgets"),
    element(
      "p",
      { class: "lead" },
      `${widgetNames.length} widgets. Each opens on a page of its own, with a mock API that runs in this browser and remembers what you do. Nothing reaches the internet.`,
    ),
    element(
      "div",
      { class: "actions" },
      element("a", { class: "button", attributes: { href: "/hosts/" } }, "Host pages"),
      resetButton(),
      status,
    ),
  );
  return [head, element("main", { class: "front" }, ...sections)];
}

function group(title: string, cards: readonly HTMLElement[]): HTMLElement {
  return element(
    "section",
    {},
    element("h2", {}, title),
    element("ul", { class: "cards", attributes: { role: "list" } }, ...cards),
  );
}

async function card(name: WidgetName): Promise<HTMLElement> {
  const heading = element("h3", {}, element("a", { attributes: { href: addressOf(name) } }, name));
  const about = element("p", {}, descriptions[name]);
  const examples = await examplesOf(name);
  const links = examples.map(({ key, title }) =>
    element("li", {}, element("a", { attributes: { href: addressOf(name, key) } }, title)),
  );
  const list = element(
    "ul",
    { class: "scenarios", attributes: { role: "list", "aria-label": `Scenarios of ${name}` } },
    ...links,
  );
  return element("li", { class: "card", attributes: { "data-name": name } }, heading, about, list);
}

function resetButton(): HTMLElement {
  const reset = async () => {
    await resetBackend();
    clearBrowserData();
    status.textContent = "The backend is as new.";
  };
  return element(
    "button",
    { class: "button", attributes: { type: "button" }, on: { click: () => void reset() } },
    "Reset the backend",
  );
}

document.body.append(...(await frontPage()));
