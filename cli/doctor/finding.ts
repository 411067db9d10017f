/** What is wrong with a live page, and how to mend it. */
export interface PageFinding {
  /** `cors`, or the rule of the template lint. */
  readonly check: string;
  readonly severity: "error" | "warning";
  readonly message: string;
  /** Left out where the message says it. */
  readonly remedy?: string;
}
