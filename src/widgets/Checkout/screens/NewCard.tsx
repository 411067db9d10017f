import { cardCopy } from "../../../shared/card/cardCopy.ts";
import { CardField } from "../../../shared/card/CardField.tsx";
import type { Form } from "../../../shared/forms/useForm.ts";
import { Checkbox } from "../../../shared/ui/Checkbox.tsx";
import { TextField } from "../../../shared/ui/TextField.tsx";
import { copy } from "../copy.ts";
import type { CheckoutStore } from "../store.ts";
import type { PaymentValues } from "./PaymentScreen.tsx";

interface NewCardProps {
  form: Form<PaymentValues>;
  store: CheckoutStore;
  error: string | undefined;
  hasSavedCards: boolean;
  isBusy: boolean;
}

/** The provider's field, the postal code beside it, and whether the card is to be kept. */
export function NewCard({ form, store, error, hasSavedCards, isBusy }: NewCardProps) {
  const { payment: words } = copy;
  return (
    <>
      <CardField
        provider={store.provider}
        port={store.port}
        error={error}
        hasSavedCards={hasSavedCards}
        disabled={isBusy}
      />
      <TextField
        {...form.field("postalCode")}
        label={words.postalCode}
        hint={words.postalHint}
        readOnly={isBusy}
        autoComplete="billing postal-code"
        autoCapitalize="characters"
        maxLength={12}
        dir="ltr"
      />
      <Checkbox {...form.check("saveCard")} label={cardCopy.save} hint={cardCopy.saveHint} />
    </>
  );
}
