import type { Catalog } from "../catalog.ts";
import { pageAttributes } from "./attributes.ts";
import { htmlCustomData } from "./htmlCustomData.ts";
import { jsonSchemas } from "./jsonSchemas.ts";
import { webTypes } from "./webTypes.ts";

/** The files for editors, by path in `dist/`. */
export function editorFiles(catalog: Catalog): Record<string, string> {
  const attributes = pageAttributes(catalog);
  const schemas = Object.entries(jsonSchemas(catalog)).map(([file, schema]) => [
    `schemas/${file}`,
    schema,
  ]);
  const files = Object.entries({
    "html-custom-data.json": htmlCustomData(attributes),
    "web-types.json": webTypes(attributes, catalog.version),
    ...Object.fromEntries(schemas),
  });
  return Object.fromEntries(
    files.map(([file, content]) => [file, `${JSON.stringify(content, null, 1)}\n`]),
  );
}
