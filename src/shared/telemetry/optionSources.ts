import { attributeName } from "../options/attribute.ts";

/** An option as a widget has read it, and where its value was set. */
export interface OptionSource {
  readonly name: string;
  readonly value: unknown;
  readonly from: "JavaScript" | "attribute" | "data-props" | "inner script" | "default";
}

/**
 * The options of a widget in alphabetical order, each with the source that takes precedence (as in
 * `readOptions`).
 */
export function optionSources(
  element: HTMLElement,
  options: unknown,
  overrides: object,
): readonly OptionSource[] {
  const props = keysOf(element.getAttribute("data-props"));
  const inner = keysOf(
    [...element.children].find((child) => child.matches('script[type="application/json"]'))
      ?.textContent,
  );
  const from = (name: string): OptionSource["from"] => {
    if (Object.hasOwn(overrides, name)) return "JavaScript";
    if (element.hasAttribute(attributeName(name))) return "attribute";
    if (props.includes(name)) return "data-props";
    return inner.includes(name) ? "inner script" : "default";
  };
  return Object.entries(options ?? {})
    .map(([name, value]) => ({ name, value, from: from(name) }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

function keysOf(json: string | null | undefined): readonly string[] {
  try {
    const value: unknown = JSON.parse(json ?? "");
    return typeof value === "object" && value ? Object.keys(value) : [];
  } catch {
    return [];
  }
}
