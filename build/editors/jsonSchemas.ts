import type { Catalog, CatalogOption } from "../catalog.ts";

/**
 * JSON Schemas by file name, for the page configuration and each widget's `data-props`. They use
 * draft 7, which all editors know.
 */
export function jsonSchemas({ widgets, common, config }: Catalog): Record<string, object> {
  const props = widgets.map(({ name, description, options }): [string, object] => [
    `${name}.json`,
    schemaOf(`Options of ${name}`, description, [...options, ...common]),
  ]);
  return Object.fromEntries([
    ["config.json", schemaOf("Page configuration of dining-widgets", "", config)],
    ...props,
  ]);
}

function schemaOf(title: string, description: string, options: readonly CatalogOption[]): object {
  const properties = options.map(({ name, description: words, schema }): [string, object] => [
    name,
    { description: words, ...schema },
  ]);
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    title,
    ...(description && { description }),
    type: "object",
    properties: Object.fromEntries([["$schema", { type: "string" }], ...properties]),
    additionalProperties: false,
  };
}
