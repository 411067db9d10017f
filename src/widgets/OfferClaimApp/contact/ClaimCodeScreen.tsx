import { useMemo } from "react";
import { FormFrame } from "../../../shared/forms/FormFrame.tsx";
import { normalizeCode } from "../../../shared/forms/code.ts";
import { Button } from "../../../shared/ui/Button.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { TextField } from "../../../shared/ui/TextField.tsx";
import { FormErrorAlert } from "../screens/FormErrorAlert.tsx";
import { OfferDetails, OfferedBy, OfferPicture, OfferTitle } from "../offer/OfferSummary.tsx";
import type { FormError } from "../state.ts";
import type { DraftFormProps } from "../screens/draftFormProps.ts";
import { useDraftForm } from "../../../shared/signin/useDraftForm.ts";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

interface ClaimCodeScreenProps extends DraftFormProps {
  onSubmit: (claimCode: string) => void;
}

export function ClaimCodeScreen({
  claim,
  formError,
  isBusy,
  draft,
  saveDraft,
  onSubmit,
}: ClaimCodeScreenProps) {
  const copy = useTexts(texts);
  const { claimCode: words } = copy;
  const refusal = refusalOf(formError, copy.wrong.unexplained);
  const serverErrors = useMemo(
    () => (formError ? { claimCode: refusal } : undefined),
    [formError, refusal],
  );
  const form = useDraftForm(
    {
      initial: { claimCode: draft.claimCode },
      validate: ({ claimCode }) => ({
        claimCode: normalizeCode(claimCode) ? undefined : words.required,
      }),
      onSubmit: ({ claimCode }) => onSubmit(normalizeCode(claimCode)),
      serverErrors,
    },
    saveDraft,
  );
  return (
    <Screen
      screenKey="claimCode"
      eyebrow={<OfferedBy offer={claim.offer} />}
      heading={<OfferTitle offer={claim.offer} />}
    >
      <OfferDetails offer={claim.offer} />
      <FormFrame form={form}>
        <div className="offer-step">
          <h3>{words.heading}</h3>
          <p className="muted">{words.lead}</p>
        </div>
        {!refusal && <FormErrorAlert formError={formError} />}
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
      <OfferPicture offer={claim.offer} />
    </Screen>
  );
}

/**
 * The server's words about the code, which show at its field. Undefined if the failure is not about
 * the code.
 */
function refusalOf(formError: FormError | null, unexplained: string): string | undefined {
  if (formError?.kind === "serverMessage") return formError.message;
  return formError?.kind === "unexplained" ? unexplained : undefined;
}
