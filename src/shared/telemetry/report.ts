import { toJson } from "../api/json.ts";
import type { SeenCall, SeenEvent } from "./activity.ts";
import { redact } from "./redact.ts";
import type { OptionSource } from "./optionSources.ts";

export interface WidgetReport {
  readonly widget: string;
  readonly id: string;
  readonly status: string;
  readonly options: readonly OptionSource[];
  readonly environment: Readonly<Record<string, string>>;
  readonly error: string | null;
}

/**
 * The harness's address that opens the same widget with the same options. Hidden values and
 * defaults are omitted.
 */
export function harnessAddress({
  widget,
  options,
}: Pick<WidgetReport, "widget" | "options">): string {
  const publicOptions = options
    .filter(({ from }) => from !== "default")
    .filter(({ name, value }) => toJson(redact(value, name)) === toJson(value))
    .map(({ name, value }) => [name, value] as const);
  const query = new URLSearchParams({ widget });
  if (publicOptions.length) query.set("options", toJson(Object.fromEntries(publicOptions)));
  return `/?${query}`;
}

/**
 * A report for a ticket: a text for people, and the address that opens the same widget in the
 * harness. Contains no personal data.
 */
export function reportText(
  report: WidgetReport,
  { events, calls }: { readonly events: readonly SeenEvent[]; readonly calls: readonly SeenCall[] },
  version: string,
): string {
  const widgetEvents = events.filter(({ id }) => id === report.id);
  return [
    `${report.widget} ${report.id}: ${report.status} (dining-widgets ${version})`,
    `In the harness: ${harnessAddress(report)}`,
    `Browser: ${navigator.userAgent}`,
    `Page: ${innerWidth} × ${innerHeight} px`,
    ...(report.error ? [`Error: ${report.error}`] : []),
    "",
    "Options",
    ...report.options.map(
      ({ name, value, from }) => `  ${name} = ${toJson(redact(value, name))} (${from})`,
    ),
    ...Object.entries(report.environment).map(([name, value]) => `  ${name}: ${value}`),
    "",
    "Events",
    ...widgetEvents.map(({ type, detail, atMs }) => `  ${atMs} ms ${type} ${toJson(detail)}`),
    "",
    "Calls of the page",
    ...calls.map(({ url, status, atMs, ms }) => `  ${atMs} ms ${status ?? "?"} ${url} ${ms} ms`),
  ].join("\n");
}
