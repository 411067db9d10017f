import { useMemo } from "react";
import { FormFrame } from "../../../shared/forms/FormFrame.tsx";
import { normalizeCode } from "../../../shared/forms/code.ts";
import { Button } from "../../../shared/ui/Button.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { TextField } from "../../../shared/ui/TextField.tsx";
import type { FormError } from "../state.ts";
import type { Draft } from "../draft.ts";
import { FormErrorAlert } from "../screens/FormErrorAlert.tsx";
import { useDraftForm } from "../../../shared/signin/useDraftForm.ts";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

interface OfferCodeScreenProps {
  draft: Draft;
  saveDraft: (typed: Partial<Draft>) => void;
  onSubmit: (offerCode: string) => void;
  /** The failed lookup: its error, or null for an unknown code. */
  failure?: { readonly offerCode: string; readonly formError: FormError | null } | undefined;
  onRetry?: () => void;
}

/** The offer code form, also after a failed lookup. */
export function OfferCodeScreen({
  draft,
  saveDraft,
  onSubmit,
  failure,
  onRetry,
}: OfferCodeScreenProps) {
  const copy = useTexts(texts);
  const { offerCode: words, wrong } = copy;
  const isUnknownCode =
    failure && (!failure.formError || failure.formError.kind === "serverMessage");
  const message = failure?.formError?.kind === "serverMessage" ? failure.formError.message : null;
  const serverErrors = useMemo(
    () =>
      isUnknownCode ? { offerCode: message ?? `${wrong.title} ${wrong.unrecognized}` } : undefined,
    [isUnknownCode, message, wrong],
  );
  const form = useDraftForm(
    {
      initial: { offerCode: draft.offerCode || (failure?.offerCode ?? "") },
      validate: ({ offerCode }) => ({
        offerCode: normalizeCode(offerCode) ? undefined : words.required,
      }),
      onSubmit: ({ offerCode }) => onSubmit(normalizeCode(offerCode)),
      serverErrors,
    },
    saveDraft,
  );
  const isBroken = failure && !isUnknownCode;
  return (
    <Screen
      screenKey={isBroken ? "wrong" : "offerCode"}
      // Moves the focus to the refused field.
      takesFocus={!isUnknownCode}
      heading={isBroken ? wrong.title : words.heading}
      lead={isBroken ? undefined : words.lead}
    >
      {isBroken && <LookupError formError={failure.formError} onRetry={onRetry} />}
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
        <Button type="submit" kind={isBroken ? "secondary" : "primary"} wide>
          {copy.continue}
        </Button>
      </FormFrame>
    </Screen>
  );
}

/** Omits the alert's title, because it is the heading of this screen. */
function LookupError({
  formError,
  onRetry,
}: {
  formError: FormError | null;
  onRetry: (() => void) | undefined;
}) {
  const copy = useTexts(texts);
  if (formError?.kind !== "unreachable" && formError?.kind !== "unexplained")
    return <FormErrorAlert formError={formError} />;
  return (
    <div className="stack">
      <p role="alert">{copy.wrong[formError.kind]}</p>
      <Button kind="primary" wide onClick={onRetry}>
        {copy.wrong.tryAgain}
      </Button>
    </div>
  );
}
