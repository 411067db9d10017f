import type { CatalogOption } from "../../build/catalog.ts";
import type { OptionSchema } from "../../src/shared/options/optionSchema.ts";
import { nearest } from "../nearest.ts";
import { checkValue, lettersPerEdit, spanOf } from "./checkValue.ts";
import { configKeys } from "./configKeys.ts";
import { hasHole, holesAreValues, parseWithHoles } from "./holes.ts";
import type { Finding } from "./rules.ts";
import type { Span, Text } from "./template.ts";

export interface JsonContext {
  readonly options: readonly CatalogOption[];
  readonly source: string;
  /** The widget, or the page configuration. */
  readonly owner: string;
  /** Where the JSON is, for the message. */
  readonly place: string;
  /** True for the page configuration, for which all keys are known. */
  readonly isConfig?: boolean;
}

/**
 * Checks JSON with options as its keys, once for each text that its conditions allow. If the
 * template fills in a part, the rest is checked.
 */
export function checkJson(texts: readonly Text[], context: JsonContext): Finding[] {
  const written = texts.filter(({ text }) => text.trim());
  const readable = written.filter(({ text }) => !("error" in parsedOrError(text)));
  // A loop that is read once may leave a comma at the end, so one readable text is sufficient.
  if (readable.length) return readable.flatMap((json) => checkObject(json, context));
  const broken = written.find(({ text }) => holesAreValues(text));
  return broken ? checkObject(broken, context) : [];
}

function checkObject(json: Text, context: JsonContext): Finding[] {
  const { owner, place, options } = context;
  const parsed = parsedOrError(json.text);
  if ("error" in parsed)
    return [
      {
        rule: "invalid-json",
        start: errorAt(parsed.error, json, context.source),
        end: json.end,
        message: `${owner}: the JSON of ${place} is not valid: ${parsed.error.replaceAll(/[\uFDD0\uFDD1]+/g, "…")}`,
      },
    ];
  if (typeof parsed.value === "string" && hasHole(parsed.value)) return [];
  if (!isRecord(parsed.value))
    return [
      {
        rule: "invalid-json",
        ...spanOf(json),
        message: `${owner}: the JSON of ${place} must be an object`,
      },
    ];
  const keys = Object.entries(parsed.value).filter(([key]) => key !== "$schema");
  const placeOf = keyPlaces(json, context.source);
  return keys.flatMap(([key, value]) => {
    const span = placeOf(key);
    const option = options.find((known) => known.name === key);
    if (!option) return checkKey(key, span, json, context);
    const misspelled = misspelledKeys(option.schema, value, [key]).flatMap(({ path, suggestion }) =>
      checkNestedKey(path, suggestion, json, context, placeOf),
    );
    const words = `"${key}" in ${place}`;
    return [
      ...(hasHole(JSON.stringify(value))
        ? []
        : checkValue(option.schema, value, { span, words, isConfig: context.isConfig })),
      ...misspelled,
      ...(context.isConfig ? checkConfigValue(key, value, json, context, placeOf) : []),
    ];
  });
}

interface MisspelledKey {
  readonly path: readonly string[];
  readonly suggestion: string;
}

/** Unknown keys inside a value that look like a misspelled known key. */
function misspelledKeys(
  { properties, items, anyOf, additionalProperties }: OptionSchema,
  value: unknown,
  path: readonly string[],
): MisspelledKey[] {
  if (Array.isArray(value))
    return items
      ? value.flatMap((item, index) => misspelledKeys(items, item, [...path, String(index)]))
      : [];
  if (!isRecord(value)) return [];
  if (anyOf)
    return (
      anyOf
        .map((schema) => misspelledKeys(schema, value, path))
        .toSorted((a, b) => a.length - b.length)[0] ?? []
    );
  return Object.entries(value).flatMap(([key, member]) => {
    const schema =
      properties?.[key] ??
      (typeof additionalProperties === "object" ? additionalProperties : undefined);
    if (schema) return misspelledKeys(schema, member, [...path, key]);
    const suggestion = nearest(key, Object.keys(properties ?? {}), 4);
    return suggestion ? [{ path: [...path, key], suggestion }] : [];
  });
}

function checkNestedKey(
  path: readonly string[],
  suggestion: string,
  json: Text,
  context: JsonContext,
  placeOf: KeyPlaces,
): Finding[] {
  const { owner, place, source, isConfig } = context;
  const key = path.at(-1) ?? "";
  const span = placeOf(key);
  const isFound = source.slice(span.start, span.end) === key && span.start > json.start - 1;
  return [
    {
      rule: isConfig ? "invalid-config" : "unknown-option",
      ...span,
      message: `"${path.join(".")}" in ${place} is no key of ${owner}; did you mean "${suggestion}"?`,
      fix: isFound ? { ...span, text: suggestion } : undefined,
    },
  ];
}

/**
 * Values that match the schema but probably not the intention: a path in an origin, a misspelled
 * link.
 */
function checkConfigValue(
  key: string,
  value: unknown,
  json: Text,
  context: JsonContext,
  placeOf: KeyPlaces,
): Finding[] {
  const origins = (Array.isArray(value) ? value : [value]).filter(
    (one): one is string => typeof one === "string",
  );
  if (/origin/i.test(key))
    return origins
      .filter((origin) => !hasHole(origin) && /^https?:\/\/[^/]+\/[^?#]*[^/?#]|[?#]/i.test(origin))
      .map((origin) => ({
        rule: "invalid-config" as const,
        ...placeOf(key),
        message: `"${key}" in ${context.place} is an origin; of ${origin} only ${URL.canParse(origin) ? new URL(origin).origin : "the host"} is read. Paths of single calls go into "endpoints"`,
      }));
  const known = configKeys[key];
  if (!known || !isRecord(value)) return [];
  return Object.keys(value).flatMap((name) => {
    const suggestion = known.includes(name) ? undefined : nearest(name, known);
    return suggestion ? checkNestedKey([key, name], suggestion, json, context, placeOf) : [];
  });
}

function checkKey(key: string, span: Span, json: Text, context: JsonContext): Finding[] {
  const { options, owner, place, source, isConfig } = context;
  const suggestion = nearest(
    key.replace(/^data-/, ""),
    options.map(({ name }) => name),
    isConfig ? 3 : lettersPerEdit,
  );
  if (!suggestion && !isConfig) return [];
  const isFound = source.slice(span.start, span.end) === key && span.start > json.start - 1;
  return [
    {
      rule: isConfig ? "invalid-config" : "unknown-option",
      ...span,
      message: `"${key}" in ${place} is no ${isConfig ? "key" : "option"} of ${owner}${suggestion ? `; did you mean "${suggestion}"?` : ""}`,
      fix: suggestion && isFound ? { ...span, text: suggestion } : undefined,
    },
  ];
}

/** The positions of a key of a JSON in the source. */
type KeyPlaces = (key: string) => Span;

/**
 * The most keys of one JSON whose position is determined. Findings about others are placed at the
 * whole JSON.
 */
const mostPlaces = 100;

function keyPlaces(json: Text, source: string): KeyPlaces {
  const places = new Map<string, Span>();
  return (key) => {
    const known = places.get(key);
    if (known) return known;
    const place = places.size < mostPlaces ? keySpan(key, json, source) : spanOf(json);
    if (places.size < mostPlaces) places.set(key, place);
    return place;
  };
}

/** The span of a key in the source, or of the whole JSON if another key has the same name. */
function keySpan(key: string, json: Text, source: string): Span {
  const raw = source.slice(json.start, json.end);
  const quoted = [`"${key}"`, `'${key}'`, `&quot;${key}&quot;`, `&#34;${key}&#34;`, key]
    .map((text) => ({ at: raw.indexOf(text), text }))
    .find(({ at }) => at >= 0);
  if (!quoted) return spanOf(json);
  const start = json.start + quoted.at + quoted.text.indexOf(key);
  // If there are several, the first determines the line, and none is fixed.
  const end = raw.split(quoted.text).length > 2 ? start : start + key.length;
  return { start, end };
}

function parsedOrError(text: string): { readonly value: unknown } | { readonly error: string } {
  if (hasHole(text)) return parseWithHoles(text);
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * The position at which the parser failed, or the beginning of the JSON if entities shift
 * positions.
 */
function errorAt(message: string, { text, start, end }: Text, source: string): number {
  const isWritten = source.slice(start, end).length === text.length;
  const position = isWritten ? positionIn(message, text) : undefined;
  return start + (position ?? 0);
}

/** How many characters the parser's message shows on either side of an unexpected one. */
const shownAround = 10;

/** The position that a parser's message names or shows. */
function positionIn(message: string, text: string): number | undefined {
  const [, position] = /at position (\d+)/.exec(message) ?? [];
  if (position) return Number(position);
  const [, token = "", dots = "", shown = ""] =
    /^Unexpected token '(.)', (\.{3})?"([\s\S]*)"(?:\.{3})? is not valid JSON$/.exec(message) ?? [];
  if (!dots) return token ? Math.max(0, text.indexOf(token)) : undefined;
  const at = text.indexOf(shown);
  return at < 0 ? undefined : at + shownAround;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
