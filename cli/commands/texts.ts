import { parseArgs } from "node:util";
import type { Command, Output } from "../command.ts";
import { linesOf } from "../printer.ts";
import { shippedTexts } from "../shippedTexts.ts";
import { chosen, languageTag } from "../usage.ts";

const { languages, widgets: widgetsOf } = shippedTexts;
const widgetNames = [...new Set(Object.values(widgetsOf).flat())].toSorted();

const help = `Usage: dining-widgets texts [options] > texts.json

Prints texts of the widgets as JSON, for translators and for the page configuration: a language with
its texts by key, in ICU syntax. A language that does not ship gets the English texts to translate, a
regional one such as es-MX those of its language.

Options:
  --lang <language>    ${Object.keys(languages).join(", ")}, or one to be added, such as fr (default: en)
  --widget <name,…>    only the texts that these widgets show

Exit codes: 0 fine, 2 wrong use.

Examples:
  dining-widgets texts --lang es > texts.json
  dining-widgets texts --lang fr --widget Checkout,HousePanel
`;

async function run(args: readonly string[], output: Output): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      lang: { type: "string", default: "en" },
      widget: { type: "string" },
    },
  });
  const lang = languageTag(values.lang);
  const wantedWidgets = values.widget
    ?.split(",")
    .map((name) => chosen("--widget", name, widgetNames));
  const texts = Object.entries({
    ...languages["en"],
    ...(languages[lang] ?? languages[new Intl.Locale(lang).language]),
  }).filter(([key]) => !wantedWidgets || usersOf(key).some((user) => wantedWidgets.includes(user)));
  output.out(...linesOf(JSON.stringify({ [lang]: Object.fromEntries(texts) }, null, 2)));
  return 0;
}

/** The widgets of the longest catalogue id with which the key begins. */
function usersOf(key: string): readonly string[] {
  const [id = ""] = Object.keys(widgetsOf)
    .filter((name) => key.startsWith(`${name}.`))
    .toSorted((one, other) => other.length - one.length);
  return widgetsOf[id] ?? [];
}

export const command: Command = {
  name: "texts",
  summary: "Print the widgets’ texts in a language, for translators.",
  help,
  run,
};
