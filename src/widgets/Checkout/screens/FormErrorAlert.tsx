import { FormErrorAlert as PayFormErrorAlert } from "../../../shared/payment/purchase/FormErrorAlert.tsx";
import { Alert } from "../../../shared/ui/Alert.tsx";
import type { FormError } from "../state.ts";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

/**
 * Why the last try failed. Not shown for `decided`, because the guest has just chosen to pay again.
 */
export function FormErrorAlert({ formError }: { formError: FormError | null }) {
  const { formError: words } = useTexts(texts);
  if (formError?.kind === "decided") return null;
  if (formError?.kind === "signed-out")
    return <Alert title={words.signedOutTitle}>{words.signedOut}</Alert>;
  if (formError?.kind === "price-changed")
    return (
      <Alert kind="info" title={words.priceChangedTitle}>
        {words.priceChanged}
      </Alert>
    );
  if (formError?.kind === "unread") return <Alert title={words.unreadTitle}>{words.unread}</Alert>;
  return <PayFormErrorAlert formError={formError} intent="purchase" words={words} />;
}
