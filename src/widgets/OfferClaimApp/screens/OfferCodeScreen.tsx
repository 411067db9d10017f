import { FormFrame } from "../../../shared/forms/FormFrame.tsx";
import { normalizeCode } from "../../../shared/forms/code.ts";
import { Button } from "../../../shared/ui/Button.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { TextField } from "../../../shared/ui/TextField.tsx";
import { copy } from "../copy.ts";
import type { Complaint } from "../state.ts";
import type { Draft } from "../store.ts";
import { ComplaintAlert } from "./ComplaintAlert.tsx";
import { useDraftForm } from "./useDraftForm.ts";

interface OfferCodeScreenProps {
  draft: Draft;
  keep: (typed: Partial<Draft>) => void;
  onSubmit: (offerCode: string) => void;
  /** What went wrong with the last code: a complaint, or null for a code that nobody knows. */
  failure?: { readonly offerCode: string; readonly complaint: Complaint | null } | undefined;
  onRetry?: () => void;
}

/** The code by hand; after a failed lookup the same, with what went wrong. */
export function OfferCodeScreen({ draft, keep, onSubmit, failure, onRetry }: OfferCodeScreenProps) {
  const { offerCode: words, wrong } = copy;
  const form = useDraftForm(
    {
      initial: { offerCode: draft.offerCode || (failure?.offerCode ?? "") },
      validate: ({ offerCode }) => ({
        offerCode: normalizeCode(offerCode) ? undefined : words.required,
      }),
      onSubmit: ({ offerCode }) => onSubmit(normalizeCode(offerCode)),
    },
    keep,
  );
  const isUnknown = failure && !failure.complaint;
  return (
    <Screen
      screenKey={failure ? "wrong" : "offerCode"}
      heading={failure ? wrong.title : words.heading}
      lead={isUnknown ? wrong.unrecognized : failure ? undefined : words.lead}
    >
      {failure && <Failure complaint={failure.complaint} onRetry={onRetry} />}
      <FormFrame form={form}>
        <TextField
          {...form.field("offerCode")}
          label={words.label}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={200}
          translate="no"
        />
        <Button type="submit" kind={failure?.complaint ? "secondary" : "primary"} wide>
          {copy.continue}
        </Button>
      </FormFrame>
    </Screen>
  );
}

/** The heading says already that something went wrong, so here is only what it means and what to do. */
function Failure({
  complaint,
  onRetry,
}: {
  complaint: Complaint | null;
  onRetry: (() => void) | undefined;
}) {
  if (complaint?.kind !== "unreachable" && complaint?.kind !== "unexplained")
    return <ComplaintAlert complaint={complaint} />;
  return (
    <div className="stack">
      <p role="alert">{copy.wrong[complaint.kind]}</p>
      <Button kind="primary" wide onClick={onRetry}>
        {copy.wrong.tryAgain}
      </Button>
    </div>
  );
}
