import type { PartnerProject } from "../../../../shared/contracts/partnerProject.ts";
import { Button } from "../../../../shared/ui/Button.tsx";
import { useTexts } from "../../../../shared/widget/useTexts.ts";
import { isOpenToSubmit } from "./isOpenToSubmit.ts";
import { texts } from "./texts.ts";

interface SubmitCardProps {
  project: PartnerProject;
  /** The number of missing values. */
  missing: number;
  canSubmit: boolean;
  onSubmit: () => void;
}

/** The submit button, or the reason why the project cannot be submitted now. */
export function SubmitCard({ project: { status }, missing, canSubmit, onSubmit }: SubmitCardProps) {
  const copy = useTexts(texts);
  const isOpen = isOpenToSubmit(status);
  return (
    <section className="card dash-block" aria-labelledby="dash-submit">
      <h3 id="dash-submit">{copy.submit.heading}</h3>
      <p id="dash-submit-why">{reason(status, missing, canSubmit, copy.submit)}</p>
      {isOpen && (
        <Button
          kind={missing > 0 || !canSubmit ? "secondary" : "primary"}
          disabled={missing > 0 || !canSubmit}
          aria-describedby="dash-submit-why"
          onClick={onSubmit}
        >
          {copy.submit.button}
        </Button>
      )}
    </section>
  );
}

function reason(
  status: string,
  missing: number,
  canSubmit: boolean,
  words: (typeof texts.messages)["submit"],
): string {
  if (isOpenToSubmit(status)) {
    if (!canSubmit) return words.notYou;
    if (missing) return words.notReady;
    return status === "changes_requested" ? words.changes : words.ready;
  }
  if (status === "submitted") return words.submitted;
  return status === "live" || status === "approved" ? words.live : words.reviewing;
}
