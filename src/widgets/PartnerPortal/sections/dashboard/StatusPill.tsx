import { humanized } from "../../../../shared/contracts/humanized.ts";
import { useTexts } from "../../../../shared/widget/useTexts.ts";
import { texts } from "../../texts.ts";

const tones: Readonly<Record<string, string>> = {
  approved: "good",
  live: "good",
  changes_requested: "warn",
};

/** The project's status as text. An unknown status is shown as the server sends it (P8). */
export function StatusPill({ status }: { status: string }) {
  const copy = useTexts(texts);
  const knownStatuses: Readonly<Record<string, string>> = copy.status;
  return (
    <span className={`pill ${Object.hasOwn(tones, status) ? tones[status] : ""}`}>
      {Object.hasOwn(knownStatuses, status) ? knownStatuses[status] : humanized(status)}
    </span>
  );
}
