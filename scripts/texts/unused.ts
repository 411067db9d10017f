import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { messagesOf, type CatalogueSource } from "../../build/texts/catalogues.ts";

/** Keys that no module of `src` uses: `Checkout.pay.busy is used nowhere`. */
export function unusedTexts(catalogues: readonly CatalogueSource[], root: string): string[] {
  const text = codeOf(root);
  return catalogues.flatMap(({ id, languages }) =>
    [...messagesOf(languages.get("en") ?? {}).keys()]
      .filter((key) => !isAskedFor(key, text))
      .map((key) => `${id}.${key} is used nowhere`),
  );
}

/**
 * Whether the code uses the last name of a key, or its group as a whole: `words.types` passed on,
 * `types[kind]`. One part of the code may pass a group to another, so all code is searched.
 */
export function isAskedFor(key: string, text: string): boolean {
  const names = key.split(".");
  const name = escaped(names.at(-1) ?? "");
  if (new RegExp(`(?<![\\w$])${name}(?![\\w$])`).test(text)) return true;
  const group = names.at(-2);
  if (group === undefined) return false;
  const whole = escaped(group);
  return new RegExp(
    `\\.${whole}(?![\\w$.(?])|(?<![\\w$])${whole}(?:\\)|!)?\\[|\\{ ${whole}(?:: (\\w+))? \\} = [\\s\\S]{0,2000}?(?:\\1|${whole})\\[`,
  ).test(text);
}

function escaped(name: string): string {
  return name.replace(/[$-]/g, "\\$&");
}

/** The code of `src` without comments, examples and tests, which show no text. */
function codeOf(root: string): string {
  return readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/examples\.tsx?$/.test(file))
    .map((file) => readFileSync(join(root, "src", file), "utf8"))
    .join("\n")
    .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
}
