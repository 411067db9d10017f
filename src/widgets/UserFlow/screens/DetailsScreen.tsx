import type { ReactNode } from "react";
import type { CountryCode } from "../../../shared/country/countries.ts";
import { FormFrame } from "../../../shared/forms/FormFrame.tsx";
import { normalizePhone } from "../../../shared/forms/phone.ts";
import type { Form } from "../../../shared/forms/useForm.ts";
import { FormErrorAlert } from "../../../shared/signin/FormErrorAlert.tsx";
import { SubmitButton } from "../../../shared/signin/SubmitButton.tsx";
import type { FormError } from "../../../shared/signin/formError.ts";
import { texts as signInTexts } from "../../../shared/signin/texts.ts";
import { emailError } from "../../../shared/signin/credentials.ts";
import { useDraftForm } from "../../../shared/signin/useDraftForm.ts";
import { Disclosure } from "../../../shared/ui/Disclosure.tsx";
import { NameFields } from "../../../shared/ui/NameFields.tsx";
import { PhoneField } from "../../../shared/ui/PhoneField.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { TextField } from "../../../shared/ui/TextField.tsx";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import type { PersonDraft } from "../business.ts";
import { withFallbackText } from "../withFallbackText.ts";
import type { Business, LeadErrors } from "../state.ts";
import { Eyebrow } from "./Eyebrow.tsx";
import { texts } from "../texts.ts";
import { EmailField } from "../../../shared/ui/EmailField.tsx";
import { useTexts } from "../../../shared/widget/useTexts.ts";

interface DetailsScreenProps {
  business: Business;
  draft: PersonDraft;
  saveDraft: (typed: PersonDraft) => void;
  formError: FormError | null;
  fieldErrors: LeadErrors | null;
  isBusy: boolean;
  steps: number;
  backButton: ReactNode;
  onSubmit: (person: PersonDraft) => void;
}

/** The contact form. */
export function DetailsScreen({
  business,
  draft,
  saveDraft,
  formError,
  fieldErrors,
  isBusy,
  steps,
  backButton,
  onSubmit,
}: DetailsScreenProps) {
  const copy = useTexts(texts);
  const { details: words } = copy;
  const { country } = useEnvironment();
  const signInCopy = useTexts(signInTexts);
  const form = useDraftForm<PersonDraft>(
    {
      initial: draft,
      validate: (values) => errorsOf(values, country, words, signInCopy),
      onSubmit,
      serverErrors: fieldErrors ?? undefined,
    },
    saveDraft,
  );
  return (
    <Screen
      screenKey="details"
      before={isBusy ? null : backButton}
      eyebrow={<Eyebrow step={3} steps={steps} />}
      heading={words.heading}
      lead={<span translate="no">{words.lead({ business: business.name })}</span>}
    >
      <FormFrame form={form} label={words.heading}>
        <FormErrorAlert formError={withFallbackText(formError, words.refused)} />
        <NameFields
          firstName={form.field("firstName")}
          lastName={form.field("lastName")}
          words={words}
          readOnly={isBusy}
        />
        <EmailField {...form.field("email")} label={signInCopy.email} readOnly={isBusy} />
        <PhoneField {...form.field("phone")} label={words.phone} optional readOnly={isBusy} />
        <OptionalFields form={form} isBusy={isBusy} />
        <SubmitButton formError={formError} isBusy={isBusy} busyText={words.busy}>
          {copy.continue}
        </SubmitButton>
      </FormFrame>
    </Screen>
  );
}

function OptionalFields({ form, isBusy }: { form: Form<PersonDraft>; isBusy: boolean }) {
  const copy = useTexts(texts);
  const { details: words } = copy;
  const { title, locationsCount, message } = form.values;
  return (
    <Disclosure summary={words.more} open={Boolean(title || locationsCount || message)}>
      <div className="stack">
        <TextField
          {...form.field("title")}
          label={words.title}
          autoComplete="organization-title"
          maxLength={100}
          readOnly={isBusy}
        />
        <TextField
          {...form.field("locationsCount")}
          label={words.locationsCount}
          inputMode="numeric"
          maxLength={4}
          readOnly={isBusy}
        />
        <TextField
          {...form.field("message")}
          label={words.message}
          maxLength={1000}
          readOnly={isBusy}
        />
      </div>
    </Disclosure>
  );
}

function errorsOf(
  { firstName, lastName, email, phone, locationsCount }: PersonDraft,
  country: CountryCode,
  words: typeof texts.messages.details,
  signInCopy: typeof signInTexts.messages,
) {
  return {
    firstName: firstName.trim() ? undefined : words.required.firstName,
    lastName: lastName.trim() ? undefined : words.required.lastName,
    email: emailError({ ...signInCopy, required: words.required.email }, email),
    phone: phone.trim() && !normalizePhone(phone, country) ? words.invalidPhone : undefined,
    locationsCount:
      locationsCount.trim() && !/^[1-9]\d{0,3}$/.test(locationsCount.trim())
        ? words.invalidCount
        : undefined,
  };
}
