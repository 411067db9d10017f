import { attributeName, attributeValue } from "./attribute.ts";
import { refusalOf, type AttributeTrust } from "./attributeTrust.ts";
import { validate, ValidationError } from "./validate.ts";
import type { Options } from "./optionSchema.ts";

/** A host's mistake in an option; its message names the widget, the option and what was expected. */
export class OptionsError extends Error {
  override readonly name = "OptionsError";
  readonly phase = "options";
}

/**
 * Reads and validates the host's options. The JavaScript API overrides a single attribute, which
 * overrides `data-props`, which overrides an inner `<script type="application/json">`. Keys that
 * the schema does not know are omitted. Other people's markup may have passed a sanitizer, so
 * `trust` says what attributes may contain. Throws an OptionsError.
 */
export function readOptions<O>(
  options: Options<O>,
  element: HTMLElement,
  overrides: object,
  widget: string,
  trust: AttributeTrust,
): O {
  const { schema } = options;
  const fromAttributes = attributeValues(options, element, widget, trust);
  const values: Record<string, unknown> = {
    ...innerJson(element, widget),
    ...fromAttributes,
    ...overrides,
  };
  try {
    // SAFETY: `validate` builds exactly what the schema describes, and the schema comes from O's
    // own definition.
    return validate(schema, values) as O;
  } catch (error) {
    throw error instanceof ValidationError
      ? new OptionsError(optionErrorText(error, values, widget))
      : error;
  }
}

/**
 * The options in `data-props` and in single attributes. Throws if an attribute contains an option
 * that it must not contain.
 */
function attributeValues<O>(
  { schema: { properties = {} }, guarded = {} }: Options<O>,
  element: HTMLElement,
  widget: string,
  trust: AttributeTrust,
): Record<string, unknown> {
  const values: Record<string, unknown> = { ...propsJson(element, widget) };
  const places: Record<string, string> = {};
  for (const [option, optionSchema] of Object.entries(properties)) {
    const text = element.getAttribute(attributeName(option));
    if (text !== null) {
      values[option] = attributeValue(optionSchema, text);
      places[option] = attributeName(option);
    }
    if (!Object.hasOwn(values, option)) continue;
    const refusal = refusalOf(option, values[option], guarded, trust);
    if (!refusal) continue;
    const { code, remedy } = refusal;
    const place = places[option] ?? `"${option}" of data-props`;
    // The message omits the value, which may be a token.
    throw new OptionsError(`${code} ${widget}: ${place} ${remedy}`);
  }
  return values;
}

function optionErrorText(
  { path: [option = "", ...rest], expected }: ValidationError,
  chosen: Record<string, unknown>,
  widget: string,
): string {
  const got = rest.length ? "" : `="${String(chosen[option]).slice(0, 80)}"`;
  return `DW102 ${widget}: ${[attributeName(String(option)), ...rest].join(".")}${got} is not usable: expected ${expected}`;
}

function propsJson(element: HTMLElement, widget: string): object {
  return parsedRecord(element.getAttribute("data-props"), "data-props", widget);
}

function innerJson(element: HTMLElement, widget: string): object {
  const script = [...element.children].find((child) =>
    child.matches('script[type="application/json"]'),
  );
  return parsedRecord(script?.textContent, '<script type="application/json">', widget);
}

function parsedRecord(json: string | null | undefined, where: string, widget: string): object {
  if (!json?.trim()) return {};
  try {
    const value: unknown = JSON.parse(json);
    if (typeof value === "object" && value && !Array.isArray(value)) return value;
  } catch (error) {
    throw new OptionsError(
      `DW103 ${widget}: ${where} is not valid JSON: ${error instanceof Error ? error.message : ""}`,
    );
  }
  throw new OptionsError(`DW104 ${widget}: ${where} must hold a JSON object`);
}
