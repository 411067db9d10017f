import type { ReactNode } from "react";
import { FormFrame } from "../../../shared/forms/FormFrame.tsx";
import { formatPhoneInput, normalizePhone } from "../../../shared/forms/phone.ts";
import { FormErrorAlert } from "../../../shared/signin/FormErrorAlert.tsx";
import { SubmitButton } from "../../../shared/signin/SubmitButton.tsx";
import type { FormError } from "../../../shared/signin/formError.ts";
import { useDraftForm } from "../../../shared/signin/useDraftForm.ts";
import { PhoneField } from "../../../shared/ui/PhoneField.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import { signUpTexts } from "../signUpTexts.ts";
import { withFallbackText } from "../withFallbackText.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

interface PhoneScreenProps {
  eyebrow: ReactNode;
  phone: string;
  saveDraft: (typed: { phone: string }) => void;
  formError: FormError | null;
  isBusy: boolean;
  onSubmit: (digits: string) => void;
}

export function PhoneScreen({
  eyebrow,
  phone,
  saveDraft,
  formError,
  isBusy,
  onSubmit,
}: PhoneScreenProps) {
  const signUpCopy = useTexts(signUpTexts);
  const { phone: words } = signUpCopy;
  const { country } = useEnvironment();
  const form = useDraftForm(
    {
      initial: { phone: formatPhoneInput(phone, country) },
      validate: (typed) => ({
        phone: normalizePhone(typed.phone, country) ? undefined : words.invalid,
      }),
      onSubmit: (typed) => onSubmit(normalizePhone(typed.phone, country) ?? ""),
    },
    saveDraft,
  );
  return (
    <Screen screenKey="phone" eyebrow={eyebrow} heading={words.heading} lead={words.lead}>
      <FormFrame form={form} label={words.heading}>
        <FormErrorAlert formError={withFallbackText(formError, words.refused)} />
        <PhoneField
          {...form.field("phone")}
          label={words.label}
          hint={words.hint}
          readOnly={isBusy}
        />
        <SubmitButton formError={formError} isBusy={isBusy} busyText={words.busy}>
          {signUpCopy.continue}
        </SubmitButton>
      </FormFrame>
    </Screen>
  );
}
