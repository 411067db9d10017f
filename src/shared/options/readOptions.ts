import { attributeName, attributeValue } from "./attribute.ts";
import { validate, ValidationError } from "./validate.ts";
import type { Options } from "./optionSchema.ts";

/** A host's mistake in an option; its message names the widget, the option and what was expected. */
export class OptionsError extends Error {
  override readonly name = "OptionsError";
  readonly phase = "options";
}

/**
 * The host's options, validated: the JavaScript API beats a single attribute, which beats `data-props`,
 * which beats an inner `<script type="application/json">`. Keys that the schema does not know are left out.
 * Throws an OptionsError.
 */
export function readOptions<O>(
  { schema }: Options<O>,
  element: HTMLElement,
  overrides: object,
  widget: string,
): O {
  const jsonValues = { ...innerJson(element, widget), ...propsJson(element, widget) };
  const values: Record<string, unknown> = { ...jsonValues };
  for (const [option, optionSchema] of Object.entries(schema.properties ?? {})) {
    const text = element.getAttribute(attributeName(option));
    if (text !== null) values[option] = attributeValue(optionSchema, text);
  }
  Object.assign(values, overrides);
  try {
    // SAFETY: `validate` builds exactly what the schema describes, and the schema was made from O's own definition.
    return validate(schema, values) as O;
  } catch (error) {
    throw error instanceof ValidationError
      ? new OptionsError(optionErrorText(error, values, widget))
      : error;
  }
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
