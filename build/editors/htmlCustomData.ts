import type { PageAttribute } from "./attributes.ts";

/** Custom data for VS Code's HTML support, and for other editors with the same language server. */
export function htmlCustomData(attributes: readonly PageAttribute[]): object {
  return {
    version: 1.1,
    globalAttributes: attributes.map(({ name, description, values, type }) => ({
      name,
      description: { kind: "markdown", value: description },
      ...(type === "boolean" &&
        !values.length && { values: [{ name: "true" }, { name: "false" }] }),
      ...(values.length && {
        values: values.map(({ name: word, description: words }) => ({
          name: word,
          ...(words && { description: words }),
        })),
      }),
    })),
  };
}
