import { toJson } from "../api/json.ts";
import type { PageConfig } from "../config/pageConfig.ts";
import { pageEngine } from "../host/engine.ts";
import { pageAddress, pageOrigin } from "../host/navigation.ts";
import { sendReport } from "../host/sendReport.ts";
import { onPageEvent } from "../host/watchPage.ts";
import { isOptedOut } from "../session/honorOptOut.ts";
import { hidden, redactText } from "./redact.ts";

type Settings = Pick<PageConfig, "apiOrigin" | "appOrigin" | "behaviour" | "product">;

/**
 * Sends the codes of the widgets' errors to the address in `behaviour.report`, each once per page
 * load: those that were reported before, and those to come. Sends nothing about the person, and
 * nothing at all under an opt-out.
 */
export function startReport(settings: () => Settings, signal = new AbortController().signal): void {
  const sent = new Set<string>();
  function send(code: unknown, widget: unknown): void {
    if (typeof code !== "string" || !/^DW\d{3}$/.test(code) || sent.has(code)) return;
    const { product, ...config } = settings();
    const address = reportAddress(config);
    if (!address || isOptedOut(product)) return;
    sent.add(code);
    sendReport(address, toJson(reportOf(code, widget)), address.origin === pageOrigin());
  }

  if (!reportAddress(settings()))
    console.error?.(
      `DiningWidgets: DW201 the page configuration's "behaviour.report" is not usable: expected a path, or an address of the page's own origin, of apiOrigin or of appOrigin; no codes are sent`,
    );
  for (const [code, widget] of earlierErrors()) send(code, widget);
  onPageEvent("widget:error", signal, ({ detail }) => send(detail?.code, detail?.widget));
}

/** The codes so far. The loader stores no events, and it has one error only: DW301. */
function earlierErrors(): (readonly [code: unknown, widget: string])[] {
  const api = pageEngine();
  const errors = api?.told?.filter(({ type }) => type === "widget:error") ?? [];
  const failed = api?.list().filter(({ status }) => status === "error") ?? [];
  return [
    ...errors.map(({ detail, widget }) => [Reflect.get(detail ?? {}, "code"), widget] as const),
    ...failed
      .filter(({ id }) => !errors.some((error) => error.id === id))
      .map(({ widget }) => ["DW301", widget] as const),
  ];
}

/** The widget's name may be anything that markup contains, and the path may name a person. */
function reportOf(code: string, widget: unknown) {
  return {
    code,
    widget: typeof widget === "string" && /^[A-Za-z]\w{0,39}$/.test(widget) ? widget : "",
    version: pageEngine()?.version ?? "",
    path: plainPath(new URL(pageAddress()).pathname),
  };
}

/** Hides all parts of a path that may be a code or an id, too. */
function plainPath(path: string): string {
  return redactText(path)
    .split("/")
    .map((part) => (/[\d@%]/.test(part) ? hidden : part))
    .join("/");
}

/** Null if the address is not one of the page's own origin or of the API's. */
function reportAddress({
  behaviour,
  apiOrigin,
  appOrigin,
}: Pick<Settings, "behaviour" | "apiOrigin" | "appOrigin">): URL | null {
  const { report } = behaviour;
  if (typeof report !== "string" || !report || !URL.canParse(report, pageOrigin())) return null;
  const address = new URL(report, pageOrigin());
  return [pageOrigin(), apiOrigin, appOrigin].includes(address.origin) ? address : null;
}
