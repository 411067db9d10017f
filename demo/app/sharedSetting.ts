import type { Setting } from "../snippets/setting.ts";

/** The widths that the harness offers for the widget's container, in px. */
export const widths = [320, 390, 768] as const;

/** The setting of a widget in an address, apart from its example. */
export interface SharedSetting extends Pick<Setting, "options" | "attributes"> {
  /** Of the widget's container in px; null for the page's own. */
  readonly width: number | null;
}

/** Reads `?options={…}&attributes={…}&width=390`. Invalid parts count as not set. */
export function readSharedSetting(search: string): SharedSetting {
  const query = new URLSearchParams(search);
  const attributes = Object.entries(recordIn(query.get("attributes"))).filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === "string" && /^[a-z-]+$/.test(entry[0]),
  );
  return {
    options: recordIn(query.get("options")),
    attributes: Object.fromEntries(attributes),
    width: widths.find((px) => String(px) === query.get("width")) ?? null,
  };
}

/** The address of exactly this setting. Empty parts are omitted. */
export function withSharedSetting(
  href: string,
  { options, attributes, width }: SharedSetting,
): string {
  const url = new URL(href);
  for (const [name, part] of Object.entries({ options, attributes })) {
    if (Object.keys(part).length) url.searchParams.set(name, JSON.stringify(part));
    else url.searchParams.delete(name);
  }
  if (width) url.searchParams.set("width", String(width));
  else url.searchParams.delete("width");
  return url.href;
}

function recordIn(json: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(json ?? "");
    return typeof value === "object" && value && !Array.isArray(value) ? { ...value } : {};
  } catch {
    return {};
  }
}
