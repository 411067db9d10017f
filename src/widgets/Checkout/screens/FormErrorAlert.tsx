import { FormErrorAlert as PayFormErrorAlert } from "../../../shared/payment/purchase/FormErrorAlert.tsx";
import { Alert } from "../../../shared/ui/Alert.tsx";
import { useShown } from "../../../shared/ui/useShown.ts";
import type { FormError } from "../state.ts";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

/**
 * Why the last try failed. Not shown for `decided`, because the guest has just chosen to pay again, nor
 * for a declined card, which says so itself.
 */
export function FormErrorAlert({ formError }: { formError: FormError | null }) {
  const isShown = formError && formError.kind !== "decided" && formError.kind !== "declined";
  const ref = useShown(isShown ? formError : null);
  return (
    isShown && (
      <div ref={ref} tabIndex={-1}>
        <Message formError={formError} />
      </div>
    )
  );
}

function Message({ formError }: { formError: Exclude<FormError, { kind: "decided" }> }) {
  const { formError: words } = useTexts(texts);
  switch (formError.kind) {
    case "signed-out":
      return <Alert title={words.signedOutTitle}>{words.signedOut}</Alert>;
    case "price-changed":
      return (
        <Alert kind="info" title={words.priceChangedTitle}>
          {words.priceChanged}
        </Alert>
      );
    case "unread":
      return <Alert title={words.unreadTitle}>{words.unread}</Alert>;
    default:
      return <PayFormErrorAlert formError={formError} intent="purchase" words={words} />;
  }
}
