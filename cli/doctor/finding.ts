/** A problem of a live page, and its remedy. */
export interface PageFinding {
  /** `cors` or another check, or the rule of the template lint. */
  readonly check: string;
  readonly severity: "error" | "warning";
  readonly message: string;
  /** Absent if the message already says it. */
  readonly remedy?: string;
}
