import type { Example } from "../../../src/shared/widget/examples.ts";

export const placeholder = '<a href="/elsewhere">What the host wrote</a>';

/**
 * An example as the `div` of a host page. Its options are in a script, as a template must write
 * those that an attribute cannot contain.
 */
export function markup(
  widget: string,
  { options, attributes = {} }: Example,
  load = "eager",
): string {
  const dataAttributes = Object.entries({ widget, load, ...attributes })
    .map(([name, value]) => `data-${name}="${escaped(value)}"`)
    .join(" ");
  return `<div ${dataAttributes}>${options ? optionsScript(options) : ""}${placeholder}</div>`;
}

function optionsScript(options: object): string {
  return `<script type="application/json">${JSON.stringify(options).replaceAll("<", "\\u003c")}</script>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
}
