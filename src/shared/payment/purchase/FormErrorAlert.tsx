import { asSent } from "../../texts/serverTexts.tsx";
import { Alert } from "../../ui/Alert.tsx";
import { ConnectionAlert } from "../../ui/ConnectionAlert.tsx";
import { NotChargedAlert } from "../intent/NotChargedAlert.tsx";
import type { IntentKind } from "../intent/names.ts";
import type { PayFormError } from "./formError.ts";
import { texts as intentTexts } from "../intent/texts.ts";
import { texts } from "./texts.ts";
import { useTexts } from "../../widget/useTexts.ts";

/** The texts that depend on what is bought. */
interface Words {
  readonly refusedTitle: string;
  /** The title if the card was saved even though the payment failed. */
  readonly savedTitle: string;
  readonly refused: string;
  readonly afterRefusal?: string;
  readonly noneFoundTitle: string;
  readonly noneFound: string;
}

interface FormErrorAlertProps {
  formError: PayFormError | null;
  intent: IntentKind;
  words: Words;
}

/**
 * Why the last attempt failed, and what that means for the money. A declined card is shown at the
 * card instead.
 */
export function FormErrorAlert({ formError, intent, words }: FormErrorAlertProps) {
  const common = useTexts(texts);
  const { uncharged } = useTexts(intentTexts);
  switch (formError?.kind) {
    case "refused":
      return (
        <Alert title={formError.cardSaved ? words.savedTitle : words.refusedTitle}>
          <p>{asSent(formError.message) ?? words.refused}</p>
          {words.afterRefusal && <p>{words.afterRefusal}</p>}
        </Alert>
      );
    case "offline":
      return (
        <ConnectionAlert>{formError.isUncharged ? uncharged : common.notSent}</ConnectionAlert>
      );
    case "not-saved":
      return (
        <Alert title={common.notSavedTitle}>
          {formError.isOutcomeUnknown
            ? common.notSavedUnknown
            : (formError.message ?? common.notSaved)}
        </Alert>
      );
    case "none-found":
      return (
        <Alert kind="info" title={words.noneFoundTitle}>
          {words.noneFound}
        </Alert>
      );
    case "not-charged-elsewhere":
      return <NotChargedAlert kind={intent} />;
    default:
      return null;
  }
}

/**
 * The error at the card, in the provider's words (K11), and that nothing was charged, if that is
 * certain. Undefined for any other error.
 */
export function useCardError(
  formError: { readonly kind: string } | PayFormError | null,
): string | undefined {
  const { declined, savedDeclined } = useTexts(texts);
  const { uncharged } = useTexts(intentTexts);
  if (!formError || formError.kind !== "declined" || !("cardSaved" in formError)) return undefined;
  const sentences = [
    formError.cardSaved && savedDeclined,
    formError.message ?? declined,
    formError.isUncharged && uncharged,
  ];
  return sentences.filter(Boolean).join(" ");
}
