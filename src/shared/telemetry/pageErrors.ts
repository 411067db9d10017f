import type { PageConfig } from "../config/pageConfig.ts";
import { pageEngine } from "../host/engine.ts";
import { onViolation } from "../host/policyViolations.ts";

const load = () => import("./pageErrorsFile.ts");

/**
 * Watches the page for what its policy blocks, and reports the codes of errors if the configuration
 * asks for that. Each once per page. The code loads only when there is something to do.
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
      load().then(
        (file) => file.reportViolation(violation, config()),
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
