import type { Settings } from "../settings.ts";

const fields: Readonly<Record<string, keyof Settings>> = {
  menu_url: "menuUrl",
  status: "status",
  days: "days",
  start: "start",
  end: "end",
  channels: "channels",
  hide_prices: "hidePrices",
  note: "note",
};

/** The server's words for fields of the form, by the last part of its own names. */
export function refusalsByField(
  given: Readonly<Record<string, readonly string[]>>,
): [keyof Settings, string][] {
  return Object.entries(given).flatMap(([path, messages]) => {
    const name = fields[path.split(".").at(-1) ?? ""];
    return name && messages.length ? [[name, messages.join(", ")]] : [];
  });
}
