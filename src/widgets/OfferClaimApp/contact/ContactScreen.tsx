import { displayPhone } from "../../../shared/forms/phone.ts";
import { FormFrame } from "../../../shared/forms/FormFrame.tsx";
import type { Form } from "../../../shared/forms/useForm.ts";
import type { Enterprise } from "../../../shared/contracts/offers.ts";
import { Button } from "../../../shared/ui/Button.tsx";
import { Checkbox } from "../../../shared/ui/Checkbox.tsx";
import { PhoneField } from "../../../shared/ui/PhoneField.tsx";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { emailInput } from "../../../shared/ui/emailInput.ts";
import { TextField } from "../../../shared/ui/TextField.tsx";
import {
  contactMode,
  isContact,
  isEmailOnly,
  parseContact,
  type Contact,
  type ContactMode,
} from "./contact.ts";
import { emailRule, type EmailRule } from "./emailRule.ts";
import type { Draft } from "../draft.ts";
import { FormErrorAlert } from "../screens/FormErrorAlert.tsx";
import { LegalLinks } from "./LegalLinks.tsx";
import { OfferDetails, OfferedBy, OfferPicture, OfferTitle } from "../offer/OfferSummary.tsx";
import type { DraftFormProps } from "../screens/draftFormProps.ts";
import { useDraftForm } from "../../../shared/signin/useDraftForm.ts";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

interface ContactScreenProps extends DraftFormProps {
  enterprise: Enterprise | null;
  onSubmit: (contact: Contact, smsOptIn: boolean, emailOptIn: boolean) => void;
}

type Values = Pick<Draft, "contact" | "email" | "smsOptIn" | "emailOptIn">;

/** The offer with its terms, the contact fields and the consents. */
export function ContactScreen({
  claim,
  enterprise,
  formError,
  isBusy,
  draft,
  saveDraft,
  onSubmit,
}: ContactScreenProps) {
  const copy = useTexts(texts);
  const { contact: words } = copy;
  const { offer } = claim;
  const { country } = useEnvironment();
  const emailRules = emailRule(enterprise, words);
  const mode = contactMode(offer, emailRules, claim.isPhoneOnly);
  const isByEmail = mode === "email" && isEmailOnly(offer);
  const lead = isByEmail
    ? words.emailLead
    : mode === "email"
      ? words.accountLead
      : mode === "phoneAndEmail"
        ? words.bothLead
        : words.textLead;
  const form = useDraftForm<Values>(
    {
      initial: {
        ...initialContact(mode, draft, claim.contact),
        smsOptIn: draft.smsOptIn,
        emailOptIn: draft.emailOptIn,
      },
      validate({ contact, email, emailOptIn }) {
        const result = parseContact(mode, contact, email, emailRules, country, words);
        const errors = isContact(result) ? {} : result;
        return offer.requireEmailOptIn && !emailOptIn
          ? { ...errors, emailOptIn: words.emailOptInRequired }
          : errors;
      },
      onSubmit({ contact, email, smsOptIn, emailOptIn }) {
        const result = parseContact(mode, contact, email, emailRules, country, words);
        if (isContact(result)) onSubmit(result, smsOptIn && mode !== "email", emailOptIn);
      },
    },
    saveDraft,
  );
  return (
    <Screen
      screenKey="emailInput"
      eyebrow={<OfferedBy offer={offer} />}
      heading={<OfferTitle offer={offer} />}
    >
      <OfferDetails offer={offer} />
      <FormFrame form={form}>
        <div className="offer-step">
          <h3>{words.heading}</h3>
          <p className="muted">{lead}</p>
        </div>
        <FormErrorAlert formError={formError} />
        <ContactFields
          form={form}
          mode={mode}
          rule={emailRules}
          isBusy={isBusy}
          isTexted={!isByEmail}
        />
        <Consents form={form} mode={mode} isEmailRequired={offer.requireEmailOptIn} />
        <Button
          type="submit"
          kind="primary"
          wide
          busy={isBusy}
          busyText={isByEmail ? words.emailBusy : words.busy}
        >
          {copy.continue}
        </Button>
      </FormFrame>
      <OfferPicture offer={offer} />
      <LegalLinks enterprise={enterprise} />
    </Screen>
  );
}

function Consents({
  form,
  mode,
  isEmailRequired,
}: {
  form: Form<Values>;
  mode: ContactMode;
  isEmailRequired: boolean;
}) {
  const { contact: words } = useTexts(texts);
  return (
    <div className="offer-consents">
      {mode !== "email" && (
        <Checkbox {...form.check("smsOptIn")} label={words.smsOptIn} hint={words.smsOptInHint} />
      )}
      <Checkbox
        {...form.check("emailOptIn")}
        label={words.emailOptIn}
        {...(!isEmailRequired && { hint: words.emailOptInHint })}
      />
    </div>
  );
}

/**
 * The typed values, or after a reload the sent ones. If an address was typed before the widget
 * asked for a phone number, it belongs to the second field.
 */
function initialContact(mode: ContactMode, draft: Draft, sent: Contact | null) {
  const isPhone = mode === "phone" || mode === "phoneAndEmail";
  const sentPhone = sent?.phone ? displayPhone(sent.phone) : "";
  const contact = draft.contact || sentPhone || (sent?.email ?? "");
  const email = draft.email || (isPhone ? (sent?.email ?? "") : "");
  return isPhone && contact.includes("@")
    ? { contact: "", email: email || contact }
    : { contact, email };
}

function ContactFields({
  form,
  mode,
  rule,
  isBusy,
  isTexted,
}: {
  form: Form<Values>;
  mode: ContactMode;
  rule: EmailRule;
  isBusy: boolean;
  /** Whether a code is sent to the account's phone. */
  isTexted: boolean;
}) {
  const copy = useTexts(texts);
  const { contact: words } = copy;
  const shared = { readOnly: isBusy, maxLength: 254 };
  const ending = rule.endings.length ? words.endingHint({ endings: rule.display }) : "";
  const email = { ...emailInput, label: words.email, hint: ending || undefined };
  if (mode === "email")
    return (
      <TextField
        {...email}
        {...shared}
        {...form.field("contact")}
        hint={[ending, isTexted && words.phoneHint].filter(Boolean).join(" ") || undefined}
      />
    );
  if (mode === "either")
    return (
      <PhoneField
        {...shared}
        {...form.field("contact")}
        label={words.either}
        hint={words.phoneHint}
        orEmail
      />
    );
  return (
    <>
      <PhoneField
        {...shared}
        {...form.field("contact")}
        label={words.phone}
        hint={words.phoneHint}
      />
      {mode === "phoneAndEmail" && <TextField {...email} {...shared} {...form.field("email")} />}
    </>
  );
}
