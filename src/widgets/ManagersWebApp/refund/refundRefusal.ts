import type { Problem } from "../../../shared/api/outcome.ts";

const maxLength = 300;

/**
 * The joined list of errors, else the error field. Empty if the server sends neither (C8.11–C8.13).
 */
export function refundRefusal(problem: Problem | null): string {
  return problem?.kind === "rejected" ? problem.messages.join(", ").slice(0, maxLength) : "";
}
