import type { PageConfig } from "../config/pageConfig.ts";
import { keepEvent, pageEngine, type PageError } from "../host/engine.ts";
import { pageOrigin } from "../host/navigation.ts";
import { notePageError } from "../host/pageErrors.ts";
import { policyMessage } from "../host/policyLine.ts";
import type { Violation } from "../host/policyViolations.ts";
import type { Listed } from "./widgetCard.ts";

type Place = Pick<Listed, "element" | "widget" | "id">;

declare const __FROM_TABLE__: boolean;

/**
 * Reports that the page's policy has blocked something of the widgets, once per page: by
 * `widget:error`, in the console and in the debug panel. Ignores what the policy blocks of other
 * scripts.
 */
export function reportViolation(
  violation: Violation,
  config: Pick<PageConfig, "apiOrigin" | "appOrigin">,
  place: Place | undefined,
  widgetFolder = __FROM_TABLE__ ? folderOf(import.meta.url) : null,
): void {
  if (!place && !isOfWidgets(violation, config, widgetFolder)) return;
  const error = { code: "DW407", message: policyMessage(violation) };
  if (notePageError(error)) reportPageError(error, place);
}

/** A folder that contains nothing but the widgets. Null if scripts of the page may be in it too. */
function folderOf(url: string): string | null {
  const folder = new URL(".", url).href;
  return folder === `${pageOrigin()}/` ? null : folder;
}

function isOfWidgets(
  { blocked, sourceFile }: Violation,
  { apiOrigin, appOrigin }: Pick<PageConfig, "apiOrigin" | "appOrigin">,
  widgetFolder: string | null,
): boolean {
  if (widgetFolder && [blocked, sourceFile].some((url) => url.startsWith(widgetFolder)))
    return true;
  return [apiOrigin, appOrigin].some(
    (origin) => origin !== pageOrigin() && `${blocked}/`.startsWith(`${origin}/`),
  );
}

/** Fires on the widget that the error belongs to, or else on the first widget of the page. */
function reportPageError(
  { code, message }: PageError,
  place: Place | undefined = pageEngine()?.list()[0],
): void {
  const text = `${code} ${place ? `${place.widget}: ` : ""}${message}`;
  if (!place) return console.error?.(`DiningWidgets: ${text}`);
  const { widget, id } = place;
  const detail = { phase: "render", message: text, code };
  keepEvent({ type: "widget:error", widget, id, detail, atMs: performance.now() });
  const event = new CustomEvent("widget:error", {
    detail: { widget, id, ...detail },
    bubbles: true,
    composed: true,
    cancelable: true,
  });
  if (place.element.dispatchEvent(event)) console.error?.(`DiningWidgets: ${text}`, place.element);
}
