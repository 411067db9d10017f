import type { Problem } from "../../../shared/api/outcome.ts";

const maxLength = 300;

/** The joined errors list, else the error field, empty where the server gives neither (C8.11–C8.13). */
export function refundRefusal(problem: Problem): string {
  const messages =
    problem.kind === "rejected"
      ? problem.messages
      : problem.kind === "unexpected"
        ? (problem.errorTexts?.messages ?? [])
        : [];
  return messages.join(", ").slice(0, maxLength);
}
