import { humanized } from "../../../../shared/contracts/humanized.ts";
import { copy } from "../../copy.ts";

const tones: Readonly<Record<string, string>> = {
  approved: "good",
  live: "good",
  changes_requested: "warn",
};

/** The project's status in words; one that nobody knows yet is shown as it is spelled (P8). */
export function StatusPill({ status }: { status: string }) {
  const known: Readonly<Record<string, string>> = copy.status;
  return (
    <span className={`pill ${Object.hasOwn(tones, status) ? tones[status] : ""}`}>
      {Object.hasOwn(known, status) ? known[status] : humanized(status)}
    </span>
  );
}
