import { FormErrorAlert as PayFormErrorAlert } from "../../../../shared/payment/purchase/FormErrorAlert.tsx";
import { Alert } from "../../../../shared/ui/Alert.tsx";
import { useTexts } from "../../../../shared/widget/useTexts.ts";
import { texts as recipientsTexts } from "../../recipients/texts.ts";
import type { FormError } from "../state.ts";
import { texts } from "../texts.ts";

/** Why the last try failed. Refused recipients are also marked in their rows. */
export function FormErrorAlert({ formError }: { formError: FormError | null }) {
  const { formError: words } = useTexts(texts);
  const { refusedTitle, refusedText } = useTexts(recipientsTexts);
  if (formError?.kind === "rows") return <Alert title={refusedTitle}>{refusedText}</Alert>;
  return <PayFormErrorAlert formError={formError} intent="order" words={words} />;
}
