import { readFunnels } from "../../build/funnels.ts";
import { widgetEntries } from "../../build/widgetEntries.ts";
import { readOptionsModule } from "../../build/optionsModule.ts";
import { readCatalog } from "../../build/catalog.ts";
import { apiTypes, indexExports } from "./apiTypes.ts";
import { attributeTypes } from "./attributeTypes.ts";
import { funnelTypes } from "./funnelTypes.ts";
import { optionInterface } from "./optionTypes.ts";

/** The package's types, generated from the widgets' option schemas and their JSDoc sentences. */
export async function declarations(): Promise<string> {
  const entries = Object.entries(widgetEntries()).toSorted(([a], [b]) => a.localeCompare(b));
  const interfaces = await Promise.all(
    entries.map(([name, entry]) =>
      interfaceOf(`${name}Options`, entry.replace(/[^/]+$/, "options.ts"), "options"),
    ),
  );
  const common = await interfaceOf(
    "CommonOptions",
    "src/shared/widget/commonOptions.ts",
    "commonOptions",
  );
  const names = entries.map(([name]) => `  ${name}: ${name}Options;`).join("\n");
  return [
    ...interfaces,
    common,
    `export interface WidgetOptions {\n${names}\n}\n`,
    "export type WidgetName = keyof WidgetOptions;\n",
    attributeTypes(await readCatalog()),
    funnelTypes(await readFunnels()),
    apiTypes,
    indexExports,
  ].join("\n");
}

async function interfaceOf(name: string, file: string, exported: string): Promise<string> {
  const { options, sentences } = await readOptionsModule(file, exported);
  return optionInterface(name, options.schema, sentences);
}
