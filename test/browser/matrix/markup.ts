import type { Example } from "../../../src/shared/widget/examples.ts";

export const placeholder = '<a href="/elsewhere">What the host wrote</a>';

/** An example as the `div` of a host page. */
export function markup(
  widget: string,
  { options = {}, attributes = {} }: Example,
  load = "eager",
): string {
  const dataAttributes = Object.entries({
    widget,
    load,
    props: JSON.stringify(options),
    ...attributes,
  });
  return `<div ${dataAttributes.map(([name, value]) => `data-${name}="${escaped(value)}"`).join(" ")}>${placeholder}</div>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
}
