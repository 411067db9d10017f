import { htmlPage } from "./htmlPage.ts";
import { outputHole } from "./holes.ts";
import { lastEnd } from "./lastEnd.ts";
import { widgetOf } from "./readElement.ts";
import type { Span, Text, WidgetElement } from "./template.ts";

const schemaTag = /\{%-?\s*schema\s*-?%\}([\s\S]*?)\{%-?\s*endschema\s*-?%\}/g;
const endOfSchema = /\{%-?\s*endschema\s*-?%\}/g;
const jsonString = /"(?:[^"\\\n]|\\.)*"/g;
/**
 * A setting up to its closing brace. Settings contain lists of choices, whose braces are one level
 * deeper.
 */
const setting = /\{(?:[^{}"]|"(?:[^"\\\n]|\\.)*"|\{[^{}]*\})*\}/g;

/** The JSON of a Liquid section's schema. */
function* schemas(source: string): Generator<Text> {
  // After the last closing tag there is no schema. Without this check, the closing tag would be
  // searched for from each opening tag.
  const closed = source.slice(0, lastEnd(source, endOfSchema));
  for (const { 0: whole, 1: text = "", index } of closed.matchAll(schemaTag)) {
    const start = index + whole.indexOf("}") + 1;
    // Shops refuse a schema with broken JSON, in which strings have no end.
    if (isJson(text)) yield { text, start, end: start + text.length };
  }
}

/**
 * Widgets in the HTML that a schema uses as defaults of settings. Each finding is placed at the
 * default.
 */
export function widgetsInSchema(source: string): WidgetElement[] {
  return [...schemas(source)].flatMap(({ text, start }) =>
    [...text.matchAll(jsonString)].flatMap(({ 0: quoted, index }) => {
      if (!quoted.includes("data-widget")) return [];
      const html = parsed(quoted);
      const span = { start: start + index + 1, end: start + index + quoted.length - 1 };
      const page = htmlPage(html, html, []);
      return page.elements.flatMap((element) => {
        const widget = widgetOf(element, page);
        return widget ? [movedTo(span, widget)] : [];
      });
    }),
  );
}

/**
 * The possible values of a section's settings: defaults, choices and presets, by
 * `section.settings.<id>`.
 */
export function settingsIn(source: string): Map<string, Text[]> {
  const found = new Map<string, Text[]>();
  for (const { text, start } of schemas(source))
    for (const { 0: written, index } of text.matchAll(setting)) {
      const id = /"id"\s*:\s*"(\w+)"/.exec(written)?.[1];
      if (id === undefined) continue;
      const values = [...written.matchAll(/"(?:default|value)"\s*:\s*"([^"\\]*)"/g)].map(
        ({ 0: pair, 1: value = "", index: at }) => {
          const end = start + index + at + pair.length - 1;
          return { text: value, start: end - value.length, end };
        },
      );
      // A merchant may enter anything.
      const computed = { text: outputHole, start, end: start + 1 };
      for (const owner of ["section", "block", "settings"])
        found.set(owner === "settings" ? `settings.${id}` : `${owner}.settings.${id}`, [
          ...values,
          computed,
        ]);
    }
  return found;
}

function movedTo({ start, end }: Span, widget: WidgetElement): WidgetElement {
  return {
    ...widget,
    span: { start, end },
    attributes: widget.attributes.map((attribute) => ({
      ...attribute,
      nameSpan: { start, end },
      value: { ...attribute.value, start, end },
    })),
    innerJson: widget.innerJson.map((json) => ({ ...json, start, end })),
  };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function parsed(quoted: string): string {
  try {
    return String(JSON.parse(quoted));
  } catch {
    return "";
  }
}
