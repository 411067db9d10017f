import { dirname, relative } from "node:path/posix";
import { locales } from "../../src/shared/time/formatter.ts";
import { messagesOf, type CatalogueSource, type TextTree } from "./catalogues.ts";
import { MessageCompiler } from "./compile.ts";
import type { Message } from "./message.ts";

/**
 * Returns the module of a catalogue in one language: texts, and functions that insert their
 * arguments into a text.
 */
export function textModule(catalogue: CatalogueSource, language: string, root: string): string {
  const { path, languages, id } = catalogue;
  const compiler = new MessageCompiler(locales[language] ?? language);
  const body = objectOf(languages.get(language) ?? {}, (message) => compiler.expression(message));
  const helpers = [...compiler.helpers].toSorted();
  const folder = textsFolder(path, root);
  return [
    ...(language === "en" ? [`import { catalogue } from "${folder}/catalogue.ts";`] : []),
    ...(helpers.length ? [`import { ${helpers.join(", ")} } from "${folder}/format.ts";`] : []),
    language === "en"
      ? `export const ${nameOf(path)} = catalogue("${id}", ${body});`
      : `export const ${language} = ${body};`,
    "",
  ].join("\n");
}

/**
 * Returns the types of that module. English defines them, and an editor shows each key's English
 * text.
 */
export function textDeclaration(
  catalogue: CatalogueSource,
  language: string,
  root: string,
): string {
  const { path, languages } = catalogue;
  const name = nameOf(path);
  if (language !== "en")
    return [
      `import type { ${name} } from "./${name}.ts";`,
      `export declare const ${language}: (typeof ${name})["messages"];`,
      "",
    ].join("\n");
  const english = languages.get("en") ?? {};
  const needsReact = [...messagesOf(english).values()].some(({ isRich }) => isRich);
  return [
    ...(needsReact ? ['import type { ReactNode } from "react";'] : []),
    `import type { Catalogue } from "${textsFolder(path, root)}/catalogue.ts";`,
    `export declare const ${name}: Catalogue<${objectOf(english, typeOf, comment)}>;`,
    "",
  ].join("\n");
}

function typeOf({ args, isRich }: Message): string {
  const result = isRich ? "ReactNode" : "string";
  if (!args.size) return result;
  const types = [...args].map(([name, type]) => `${name}: ${type}`).join("; ");
  return `(a: { ${types} }) => ${result}`;
}

function comment(text: string): string {
  return `/** ${text.replaceAll("*/", "*\\/")} */ `;
}

function nameOf(path: string): string {
  return path.replace(/.*\//, "");
}

function textsFolder(path: string, root: string): string {
  const folder = relative(dirname(path), `${root}/src/shared/texts`) || ".";
  return folder.startsWith(".") ? folder : `./${folder}`;
}

/** Returns an object literal or type with the groups of a catalogue, one line per key. */
function objectOf(
  tree: TextTree,
  valueOf: (message: Message) => string,
  before: (text: string) => string = () => "",
): string {
  const messages = messagesOf(tree);
  const write = (group: TextTree, prefix: string): string => {
    const entries = Object.entries(group).map(([name, value]) => {
      const key = prefix + name;
      const property = /^[a-zA-Z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
      if (typeof value === "object") return `${property}: ${write(value, `${key}.`)}`;
      const message = messages.get(key);
      if (!message) throw new Error(`${key} was not read`);
      return `${before(value)}${property}: ${valueOf(message)}`;
    });
    return `{\n${entries.join(",\n")}\n}`;
  };
  return write(tree, "");
}
