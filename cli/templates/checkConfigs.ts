import type { Catalog } from "../../build/catalog.ts";
import { checkJson } from "./checkJson.ts";
import { configId } from "./configElements.ts";
import { hasHole } from "./holes.ts";
import type { Finding } from "./rules.ts";
import type { Template, Text } from "./template.ts";

/** Checks the element of the page configuration and its content. */
export function checkConfigs(
  { source, configs, misspelledIds }: Template,
  catalog: Catalog,
): Finding[] {
  return configs
    .flatMap((config, index) => [
      ...checkId(config.id, source),
      ...(config.isJson
        ? []
        : [
            finding(
              config.id,
              'the page configuration lacks type="application/json", so that browsers run it as a script',
            ),
          ]),
      ...(index > 0 && !config.isAlternative
        ? [finding(config.id, "the page has a configuration already; only the first is read")]
        : []),
      ...checkJson(config.json, {
        options: catalog.config,
        source,
        owner: "the page configuration",
        place: `#${configId}`,
        isConfig: true,
      }),
    ])
    .concat(misspelledIds.flatMap((id) => checkId(id, source)));
}

function checkId(id: Text, source: string): Finding[] {
  if (id.text === configId || hasHole(id.text)) return [];
  const offset = source.slice(id.start, id.end).indexOf(id.text);
  const start = id.start + offset;
  return [
    {
      ...finding(id, `no configuration is read from "${id.text}"; its id is "${configId}"`),
      fix: offset < 0 ? undefined : { start, end: start + id.text.length, text: configId },
    },
  ];
}

function finding({ start, end }: Text, message: string): Finding {
  return { rule: "invalid-config", start, end, message };
}
