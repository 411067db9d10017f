import type { WidgetName } from "../../../src/widgets/registry.ts";
import { groups } from "../catalog.ts";
import { element } from "../element.ts";
import { card } from "./card.ts";
import { hero } from "./hero.ts";
import { searchField } from "./search.ts";

async function group(title: string, names: readonly WidgetName[]): Promise<HTMLElement> {
  return element(
    "section",
    {},
    element("h2", {}, title),
    element(
      "ul",
      { class: "cards", attributes: { role: "list" } },
      ...(await Promise.all(names.map(card))),
    ),
  );
}

const sections = await Promise.all(groups.map(({ title, names }) => group(title, names)));
const main = element("main", { class: "front" }, ...sections);
document.body.append(hero(searchField(main)), main);
