import type { CatalogOption } from "../../build/catalog.ts";
import { attributeValue } from "../../src/shared/options/attribute.ts";
import { hasHole } from "./holes.ts";
import type { Fix } from "./rules.ts";
import type { TemplateAttribute, WidgetElement } from "./template.ts";

interface WrittenOption {
  readonly attribute: TemplateAttribute;
  readonly option: CatalogOption;
}

/**
 * The change that moves options from attributes into an inner script. Undefined if a change of text
 * cannot do it for certain: for elements that a helper writes, for attributes inside a condition, for
 * elements with an inner script, and for expressions of which it does not know how the language
 * writes JSON.
 */
export function moveIntoScript(
  element: WidgetElement,
  options: readonly WrittenOption[],
  source: string,
): Fix | undefined {
  const names = new Set(options.map(({ attribute }) => attribute.name));
  const canMove =
    options.length > 0 &&
    names.size === options.length &&
    element.isMarkup &&
    !element.innerJson.length &&
    !source.endsWith("/>", element.span.end);
  if (!canMove) return undefined;
  const moves = options.map((option) => moveOf(option, source));
  const members = moves.flatMap((move) => move?.member ?? []);
  if (members.length < moves.length) return undefined;
  const attributes = moves
    .flatMap((move) => move?.attribute ?? [])
    .toSorted((one, other) => one.start - other.start);
  const start = attributes[0]?.start ?? element.span.end;
  let tag = "";
  let position = start;
  for (const attribute of attributes) {
    tag += source.slice(position, attribute.start);
    position = attribute.end;
  }
  tag += source.slice(position, element.span.end);
  const script = `<script type="application/json">{ ${members.join(", ")} }</script>`;
  return { start, end: element.span.end, text: tag + script };
}

function moveOf({ attribute: { nameSpan, value }, option }: WrittenOption, source: string) {
  const quote = /["']/.exec(source[value.start - 1] ?? "")?.[0] ?? "";
  const end = value.end + quote.length;
  const before = spaceBefore(nameSpan.start, source);
  const sign = source.slice(nameSpan.end, value.start);
  const json = jsonOf(source.slice(value.start, value.end), value.text, option);
  // A condition or a name that the template computes is more than a name, a sign and a value.
  if (!before || json === undefined || !/^\s*=\s*["']?$/.test(sign)) return undefined;
  if (quote && source[value.end] !== quote) return undefined;
  return {
    attribute: { start: nameSpan.start - before, end },
    member: `${JSON.stringify(option.name)}: ${json}`,
  };
}

function spaceBefore(position: number, source: string): number {
  let start = position;
  while (/\s/.test(source[start - 1] ?? "")) start -= 1;
  return position - start;
}

type Expression = readonly [pattern: RegExp, json: (code: string) => string];

/** How templates write JSON as the value of an attribute, and how they write it in a script. */
const jsonExpressions: readonly Expression[] = [
  [
    /^<%=\s*([\w@.:[\]?!"'()]+)\.to_json\s*-?%>$/,
    (code) => `<%= raw json_escape(${code}.to_json) %>`,
  ],
  [
    /^<\?=\s*(?:esc_attr|htmlspecialchars)\(\s*(?:wp_)?json_encode\(\s*(\$[\w>[\]'"-]+)\s*\)\s*\)\s*;?\s*\?>$/,
    (code) => `<?= json_encode(${code}, JSON_HEX_TAG) ?>`,
  ],
];

/** How templates write a text as the value of an attribute, and how they write it in a script. */
const textExpressions: readonly Expression[] = [
  [/^<%=\s*([\w@.:[\]?!"']+)\s*-?%>$/, (code) => `<%= raw json_escape(${code}.to_s.to_json) %>`],
  [
    /^<\?=\s*(?:esc_attr|htmlspecialchars)\(\s*(\$[\w>[\]'"-]+)\s*\)\s*;?\s*\?>$/,
    (code) => `<?= json_encode((string) ${code}, JSON_HEX_TAG) ?>`,
  ],
];

/** The JSON of a value. Undefined if only a person can write it. */
function jsonOf(written: string, text: string, { schema }: CatalogOption): string | undefined {
  if (!hasHole(text))
    return JSON.stringify(attributeValue(schema, text)).replaceAll("<", String.raw`\u003c`);
  const known = schema.type === "string" ? textExpressions : jsonExpressions;
  for (const [pattern, json] of known) {
    const [, code] = pattern.exec(written) ?? [];
    if (code) return json(code);
  }
  return undefined;
}
