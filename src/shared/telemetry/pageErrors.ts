import type { PageConfig } from "../config/pageConfig.ts";
import { pageEngine } from "../host/engine.ts";
import { onViolation } from "../host/policyViolations.ts";

const load = () => import("./pageErrorsFile.ts");

/**
 * Watches what the page's policy blocks, and reports the codes of errors if the configuration asks
 * for that, each code once per page. The code loads only when there is something to do.
 */
export function watchPageErrors(config: () => PageConfig): void {
  const api = pageEngine();
  if (!api) return;
  const start = (what: string, run: () => void): void => {
    if (api.watched?.includes(what)) return;
    api.watched = [...(api.watched ?? []), what];
    run();
  };
  start("policy", () =>
    onViolation(new AbortController().signal, (violation) => {
      // Looked up at once, because a widget may remove a picture that does not load.
      const place = api.list().find(({ element }) => shows(element, violation.blocked));
      load().then(
        (file) => file.reportViolation(violation, config(), place),
        () => {},
      );
    }),
  );
  if (!config().behaviour["report"]) return;
  start("report", () => {
    load().then(
      (file) => file.startReport(config),
      () => {},
    );
  });
}

/** Whether a widget contains a picture, frame or script with this address. */
function shows({ shadowRoot }: Element, address: string): boolean {
  const loaded = shadowRoot?.querySelectorAll("[src]") ?? [];
  return [...loaded].some((one) => Reflect.get(one, "src") === address);
}
