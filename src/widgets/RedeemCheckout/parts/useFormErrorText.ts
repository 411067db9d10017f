import { portTexts } from "../../../shared/card/portTexts.ts";
import { texts as intentTexts } from "../../../shared/payment/intent/texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";
import { orderTexts } from "../orderTexts.ts";
import type { FormError } from "../state.ts";

/** The text of an error beside the payment method. */
export function useFormErrorText(error: FormError | null): string | undefined {
  const { formError: words } = useTexts(orderTexts);
  const { unmatched } = useTexts(portTexts);
  const { uncharged } = useTexts(intentTexts);
  if (!error) return undefined;
  switch (error.kind) {
    case "said":
    case "unexplained": {
      const message = error.kind === "said" ? error.message : words.unexplained;
      return error.isUncharged ? `${message} ${uncharged}` : message;
    }
    case "card-unmatched":
      return unmatched;
    case "wait":
      return error.seconds < 100
        ? words.waitSeconds({ seconds: error.seconds })
        : words.waitMinutes({ minutes: Math.ceil(error.seconds / 60) });
    default:
      return words[error.kind];
  }
}
