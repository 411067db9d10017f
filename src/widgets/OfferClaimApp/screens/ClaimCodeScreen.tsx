import { FormFrame } from "../../../shared/forms/FormFrame.tsx";
import { normalizeCode } from "../../../shared/forms/code.ts";
import { Button } from "../../../shared/ui/Button.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { TextField } from "../../../shared/ui/TextField.tsx";
import { copy } from "../copy.ts";
import type { Claim, Complaint } from "../state.ts";
import type { Draft } from "../store.ts";
import { ComplaintAlert } from "./ComplaintAlert.tsx";
import { OfferDetails, OfferGiver, OfferTitle } from "./OfferHead.tsx";
import { useDraftForm } from "./useDraftForm.ts";

interface ClaimCodeScreenProps {
  claim: Claim;
  complaint: Complaint | null;
  isBusy: boolean;
  draft: Draft;
  keep: (typed: Partial<Draft>) => void;
  onSubmit: (claimCode: string) => void;
}

export function ClaimCodeScreen({
  claim,
  complaint,
  isBusy,
  draft,
  keep,
  onSubmit,
}: ClaimCodeScreenProps) {
  const { claimCode: words } = copy;
  const form = useDraftForm(
    {
      initial: { claimCode: draft.claimCode },
      validate: ({ claimCode }) => ({
        claimCode: normalizeCode(claimCode) ? undefined : words.required,
      }),
      onSubmit: ({ claimCode }) => onSubmit(normalizeCode(claimCode)),
    },
    keep,
  );
  return (
    <Screen
      screenKey="claimCode"
      eyebrow={<OfferGiver offer={claim.offer} />}
      heading={<OfferTitle offer={claim.offer} />}
    >
      <OfferDetails offer={claim.offer} />
      <FormFrame form={form}>
        <div className="offer-step">
          <h3>{words.heading}</h3>
          <p className="muted">{words.lead}</p>
        </div>
        <ComplaintAlert complaint={complaint} />
        <TextField
          {...form.field("claimCode")}
          label={words.label}
          hint={words.hint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={200}
          readOnly={isBusy}
          translate="no"
        />
        <Button type="submit" kind="primary" wide busy={isBusy} busyText={words.busy}>
          {copy.continue}
        </Button>
      </FormFrame>
    </Screen>
  );
}
