import { parseSync, Visitor } from "vite";

/**
 * Returns the JSDoc comment directly above each property between two positions, by the property's
 * name.
 */
export function sentences(source: string, from = 0, to = source.length): Map<string, string> {
  const { program, comments } = parseSync("options.ts", source);
  const sentences = new Map<string, string>();
  new Visitor({
    Property({ key, start }) {
      if (start < from || start >= to) return;
      const above = comments.find(
        ({ end, value }) =>
          end < start && value.startsWith("*") && !source.slice(end, start).trim(),
      );
      const name =
        key.type === "Identifier" ? key.name : key.type === "Literal" ? String(key.value) : "";
      if (above && name && !sentences.has(name))
        sentences.set(
          name,
          above.value
            .replaceAll(/^\*|^\s*\*/gm, "")
            .replaceAll(/\s+/g, " ")
            .trim(),
        );
    },
  }).visit(program);
  return sentences;
}
