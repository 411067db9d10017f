/** A problem of a live page, and its remedy. */
export interface PageFinding {
  /** `cors`, or the rule of the template lint. */
  readonly check: string;
  readonly severity: "error" | "warning";
  readonly message: string;
  /** Left out where the message says it. */
  readonly remedy?: string;
}
