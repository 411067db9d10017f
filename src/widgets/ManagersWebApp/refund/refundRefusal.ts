import type { Problem } from "../../../shared/api/outcome.ts";

const maxLength = 300;

/** The joined errors list, else the error field, empty where the server gives neither (C8.11–C8.13). */
export function refundRefusal(problem: Problem | null): string {
  return problem?.kind === "rejected" ? problem.messages.join(", ").slice(0, maxLength) : "";
}
