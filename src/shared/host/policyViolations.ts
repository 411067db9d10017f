import { hostDocument } from "./hostDocument.ts";

/** Something that the page's security policy has blocked. */
export interface Violation {
  /** The directive that blocked it, such as `connect-src`, even if only `default-src` is written. */
  readonly directive: string;
  /** The blocked address, or a word such as `inline`, `data` or `trusted-types-policy`. */
  readonly blocked: string;
  /** The whole policy, as the page has it. */
  readonly policy: string;
  /** The script that asked for what was blocked. Empty if the browser does not know it. */
  readonly sourceFile: string;
}

/**
 * Calls `found` with everything that the page's policy blocks until `signal` is aborted. Browsers
 * with a ReportingObserver also tell what was blocked before. A policy that only reports blocks
 * nothing, and is left to the host's own reports.
 */
export function onViolation(signal: AbortSignal, found: (violation: Violation) => void): void {
  hostDocument.addEventListener(
    "securitypolicyviolation",
    ({ disposition, effectiveDirective, blockedURI, originalPolicy, sourceFile }) => {
      if (disposition !== "enforce") return;
      found({
        directive: effectiveDirective,
        blocked: blockedURI,
        policy: originalPolicy,
        sourceFile,
      });
    },
    { signal },
  );
  watchEarlier(signal, found);
}

function watchEarlier(signal: AbortSignal, found: (violation: Violation) => void): void {
  if (typeof ReportingObserver !== "function") return;
  const observer = new ReportingObserver(
    (reports) => {
      for (const { body } of reports) {
        const text = (key: string): string => String(Reflect.get(body ?? {}, key) ?? "");
        if (text("disposition") !== "enforce") continue;
        found({
          directive: text("effectiveDirective"),
          blocked: text("blockedURL"),
          policy: text("originalPolicy"),
          sourceFile: text("sourceFile"),
        });
      }
    },
    { types: ["csp-violation"], buffered: true },
  );
  observer.observe();
  signal.addEventListener("abort", () => observer.disconnect(), { once: true });
}
