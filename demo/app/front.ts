import { examplesOf, groups } from "./catalog.ts";
import { clearBrowserData, resetBackend } from "./mockServer.ts";
import { element } from "./element.ts";
import { descriptions } from "../../src/widgets/descriptions.ts";
import { addressOf } from "./visit.ts";
import { widgetNames, type WidgetName } from "../../src/widgets/registry.ts";

const status = element("p", { class: "said", attributes: { role: "status" } });
/** The start of most pages. */
const mostUsed: readonly WidgetName[] = [
  "OfferClaimApp",
  "Checkout",
  "RedeemCheckout",
  "HousePanel",
];

/** The example that shows most of a widget, if it is not the first one. */
const bestExamples: Partial<Record<WidgetName, string>> = {
  OfferClaimApp: "locations",
  RedeemCheckout: "review",
  WebRedemption: "signed-in",
  AmexApp: "claim",
  RedeemGifting: "given",
};

async function frontPage(): Promise<readonly HTMLElement[]> {
  const sections = await Promise.all([
    group("Most used", mostUsed),
    ...groups.map(({ title, names }) => {
      const others = names.filter((name) => !mostUsed.includes(name));
      return group(title, others);
    }),
  ]);
  const main = element(
    "main",
    { class: "front" },
    ...sections.filter((section) => section.querySelector(".card")),
  );
  const hosts =
    "site" in document.documentElement.dataset
      ? undefined
      : element("a", { class: "button", attributes: { href: "/hosts/" } }, "Host pages");
  const head = element(
    "header",
    { class: "front-head" },
    element("h1", {}, "Dining widgets"),
    element(
      "p",
      { class: "lead" },
      `${widgetNames.length} widgets. Choose one, set your brand, texts and size, and copy the snippet for your system. Each has a mock API that runs in this browser and remembers what you do; nothing reaches the internet.`,
    ),
    searchField(main),
    element("div", { class: "actions" }, hosts, resetButton(), status),
  );
  return [head, main];
}

/** Filters the cards by their name, purpose and scenarios while the visitor types. */
function searchField(main: HTMLElement): HTMLElement {
  const input = element("input", {
    attributes: {
      type: "search",
      id: "find",
      autocomplete: "off",
      placeholder: "gift card, bill, map…",
    },
  });
  const status = element("span", { class: "said", attributes: { role: "status" } });
  input.addEventListener("input", () => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    let count = 0;
    for (const card of main.querySelectorAll<HTMLElement>(".card")) {
      const text = card.textContent.toLowerCase();
      card.hidden = !words.every((word) => text.includes(word));
      if (!card.hidden) count++;
    }
    for (const section of main.querySelectorAll("section"))
      section.hidden = !section.querySelector(".card:not([hidden])");
    status.textContent = words.length
      ? count
        ? `${count} of ${widgetNames.length} widgets`
        : `No widget is about “${input.value.trim()}”. Try a shorter word, such as gift, bill or map.`
      : "";
  });
  return element(
    "div",
    { class: "find" },
    element("label", { attributes: { for: "find" } }, "Find a widget by its task"),
    input,
    status,
  );
}

async function group(title: string, names: readonly WidgetName[]): Promise<HTMLElement> {
  const cards = await Promise.all(names.map(card));
  return element(
    "section",
    {},
    element("h2", {}, title),
    element("ul", { class: "cards", attributes: { role: "list" } }, ...cards),
  );
}

async function card(name: WidgetName): Promise<HTMLElement> {
  const examples = await examplesOf(name);
  const shown = examples.find(({ key }) => key === bestExamples[name]) ?? examples[0];
  const picture = element("span", {
    class: "picture",
    attributes: { "aria-hidden": "true" },
  });
  picture.style.backgroundImage = `url("/widget-pictures/${name}.webp")`;
  const heading = element(
    "h3",
    {},
    element("a", { attributes: { href: addressOf(name, shown?.key) } }, name),
  );
  const about = element("p", {}, descriptions[name]);
  const links = examples.map(({ key, title }) =>
    element("li", {}, element("a", { attributes: { href: addressOf(name, key) } }, title)),
  );
  const scenarios = element(
    "details",
    {},
    element("summary", {}, `${examples.length} scenarios`),
    element(
      "ul",
      { class: "scenarios", attributes: { role: "list", "aria-label": `Scenarios of ${name}` } },
      ...links,
    ),
  );
  return element(
    "li",
    { class: "card", attributes: { "data-name": name } },
    picture,
    heading,
    about,
    scenarios,
  );
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
