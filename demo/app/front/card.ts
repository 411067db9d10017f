import { bestExamples } from "../../bestExamples.ts";
import { descriptions } from "../../../src/widgets/descriptions.ts";
import type { WidgetName } from "../../../src/widgets/registry.ts";
import { examplesOf } from "../catalog.ts";
import { element } from "../element.ts";
import { addressOf } from "../visit.ts";

/** A widget with its picture and purpose, which opens on its best example, and links to all of its examples. */
export async function card(name: WidgetName): Promise<HTMLElement> {
  const examples = await examplesOf(name);
  const shown = examples.find(({ key }) => key === bestExamples[name]) ?? examples[0];
  const href = shown
    ? `${addressOf(name, shown.key)}${shown.play ? "&play=1" : ""}`
    : addressOf(name);
  return element(
    "li",
    { class: "card", attributes: { "data-name": name } },
    element("span", { class: "shot" }, picture(name)),
    element("h3", {}, element("a", { attributes: { href } }, name)),
    element("p", {}, descriptions[name]),
    element(
      "details",
      {},
      element("summary", {}, `${examples.length} scenarios`),
      element(
        "ul",
        { class: "scenarios", attributes: { role: "list", "aria-label": `Scenarios of ${name}` } },
        ...examples.map(({ key, title }) =>
          element("li", {}, element("a", { attributes: { href: addressOf(name, key) } }, title)),
        ),
      ),
    ),
  );
}

/** The widget at a phone's width, as `npm run pictures` took it. */
export function picture(name: WidgetName): HTMLElement {
  return element("img", {
    class: "picture",
    attributes: {
      src: `/widget-pictures/${name}.webp`,
      alt: "",
      width: "585",
      height: "900",
      loading: "lazy",
    },
  });
}
