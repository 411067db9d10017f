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

/** The server's errors for fields of the form, matched by the last part of their path. */
export function serverErrors(
  errors: Readonly<Record<string, readonly string[]>>,
): [keyof Settings, string][] {
  return Object.entries(errors).flatMap(([path, messages]) => {
    const name = fields[path.split(".").at(-1) ?? ""];
    return name && messages.length ? [[name, messages.join(", ")]] : [];
  });
}
