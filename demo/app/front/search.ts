import { widgetNames } from "../../../src/widgets/registry.ts";
import { element } from "../element.ts";

/** Filters the cards by their name, purpose and scenarios while the visitor types. */
export function searchField(main: HTMLElement): HTMLElement {
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
    status.textContent = foundText(filter(main, words), words, input.value.trim());
  });
  return element(
    "div",
    { class: "find" },
    element("label", { attributes: { for: "find" } }, "Find a widget by its task"),
    input,
    status,
  );
}

/** Hides cards without all of the words, and groups without a card. Returns how many cards are left. */
function filter(main: HTMLElement, words: readonly string[]): number {
  const cards = [...main.querySelectorAll<HTMLElement>(".card")];
  for (const card of cards) {
    const text = card.textContent.toLowerCase();
    card.hidden = !words.every((word) => text.includes(word));
  }
  for (const section of main.querySelectorAll("section"))
    section.hidden = !section.querySelector(".card:not([hidden])");
  return cards.filter(({ hidden }) => !hidden).length;
}

function foundText(count: number, words: readonly string[], asked: string): string {
  if (!words.length) return "";
  return count
    ? `${count} of ${widgetNames.length} widgets`
    : `No widget is about “${asked}”. Try a shorter word, such as gift, bill or map.`;
}
