import type { Country } from "../../../shared/config/pageConfig.ts";
import type { GiftRecipient } from "../../../shared/contracts/bulkGiftingRedemptions.ts";
import { emailAddressError } from "../../../shared/forms/email.ts";
import { FormFrame } from "../../../shared/forms/FormFrame.tsx";
import { useForm } from "../../../shared/forms/useForm.ts";
import { Alert } from "../../../shared/ui/Alert.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { Dialog } from "../../../shared/ui/Dialog.tsx";
import { emailInput } from "../../../shared/ui/emailInput.ts";
import { TextField } from "../../../shared/ui/TextField.tsx";
import { normalizePhone } from "../../../shared/forms/phone.ts";
import type { TypedAddress } from "./addressDraft.ts";
import { giftName } from "./figures.ts";
import { texts } from "./texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

interface AddressDialogProps {
  gift: GiftRecipient;
  country: Country;
  /** The values typed before, if it is not known whether they were saved. */
  typed: TypedAddress | null;
  /** Why the last try failed. */
  formError: string | null;
  onClose: () => void;
  onSave: (address: { email?: string; phone?: string }, typed: TypedAddress) => void;
}

/** Corrects the address of a gift. Only changed values are sent. */
export function AddressDialog({
  gift,
  country,
  typed,
  formError,
  onClose,
  onSave,
}: AddressDialogProps) {
  const copy = useTexts(texts);
  const { detail: words } = copy;
  const before = {
    email: gift.email ?? "",
    phone: gift.phone ? `+${gift.phone.replace(/^\+/, "")}` : "",
  };
  const form = useForm({
    initial: typed ?? before,
    validate: ({ email, phone }) => ({
      email: email.trim()
        ? emailAddressError(email)
          ? words.invalidEmail
          : undefined
        : phone.trim()
          ? undefined
          : words.correctHint,
      phone: !phone.trim() || normalizePhone(phone, country) ? undefined : words.invalidPhone,
    }),
    onSubmit({ email, phone }) {
      const isSame = email.trim() === before.email && phone.trim() === before.phone;
      if (isSame) return onClose();
      const changed = {
        ...(email.trim() !== before.email && { email: email.trim() }),
        ...(phone.trim() !== before.phone && { phone: normalizePhone(phone, country) ?? "" }),
      };
      onSave(changed, { email, phone });
    },
  });
  return (
    <Dialog open title={words.correctTitle({ name: giftName(gift, copy) })} onClose={onClose}>
      <FormFrame form={form} label={words.correct}>
        {formError && <Alert>{formError}</Alert>}
        <TextField
          {...emailInput}
          {...form.field("email")}
          label={words.email}
          hint={words.correctHint}
          autoComplete="off"
        />
        <TextField
          {...form.field("phone")}
          label={words.phone}
          type="tel"
          autoComplete="off"
          dir="ltr"
          maxLength={40}
        />
        <Button type="submit" kind="primary" wide>
          {words.save}
        </Button>
      </FormFrame>
    </Dialog>
  );
}
