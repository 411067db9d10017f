import { FormFrame } from "../../../shared/forms/FormFrame.tsx";
import type { Form } from "../../../shared/forms/useForm.ts";
import type { Enterprise } from "../../../shared/contracts/offers.ts";
import { Button } from "../../../shared/ui/Button.tsx";
import { Checkbox } from "../../../shared/ui/Checkbox.tsx";
import { PhoneField } from "../../../shared/ui/PhoneField.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { TextField } from "../../../shared/ui/TextField.tsx";
import { contactMode, isContact, readContact, type Contact, type ContactMode } from "../contact.ts";
import { copy } from "../copy.ts";
import { emailRule } from "../email.ts";
import type { Claim, Complaint } from "../state.ts";
import type { Draft } from "../store.ts";
import { ComplaintAlert } from "./ComplaintAlert.tsx";
import { LegalLinks } from "./LegalLinks.tsx";
import { OfferDetails, OfferGiver, OfferTitle } from "./OfferHead.tsx";
import { useDraftForm } from "./useDraftForm.ts";

interface ContactScreenProps {
  claim: Claim;
  enterprise: Enterprise | null;
  complaint: Complaint | null;
  isBusy: boolean;
  draft: Draft;
  keep: (typed: Partial<Draft>) => void;
  onSubmit: (contact: Contact, smsOptIn: boolean, emailOptIn: boolean) => void;
}

type Values = Pick<Draft, "contact" | "email" | "smsOptIn" | "emailOptIn">;

/** The offer with its terms first, then where the code goes and what the guest agrees to. */
export function ContactScreen({
  claim,
  enterprise,
  complaint,
  isBusy,
  draft,
  keep,
  onSubmit,
}: ContactScreenProps) {
  const { contact: words } = copy;
  const { offer } = claim;
  const rule = emailRule(enterprise);
  const mode = contactMode(offer, rule, claim.isPhoneOnly);
  const form = useDraftForm<Values>(
    {
      initial: {
        contact: draft.contact,
        email: draft.email,
        smsOptIn: draft.smsOptIn,
        emailOptIn: draft.emailOptIn,
      },
      validate({ contact, email, emailOptIn }) {
        const read = readContact(mode, contact, email, rule);
        const errors = isContact(read) ? {} : read;
        return offer.requireEmailOptIn && !emailOptIn
          ? { ...errors, emailOptIn: words.emailOptInRequired }
          : errors;
      },
      onSubmit({ contact, email, smsOptIn, emailOptIn }) {
        const read = readContact(mode, contact, email, rule);
        if (isContact(read)) onSubmit(read, smsOptIn && mode !== "email", emailOptIn);
      },
    },
    keep,
  );
  return (
    <Screen
      screenKey="emailInput"
      eyebrow={<OfferGiver offer={offer} />}
      heading={<OfferTitle offer={offer} />}
    >
      <OfferDetails offer={offer} />
      <FormFrame form={form}>
        <div className="offer-step">
          <h3>{words.heading}</h3>
          <p className="muted">
            {mode === "email" && !rule.endings.length ? words.emailLead : words.textLead}
          </p>
        </div>
        <ComplaintAlert complaint={complaint} />
        <ContactFields form={form} mode={mode} isBusy={isBusy} />
        <div className="offer-consents">
          {mode !== "email" && (
            <Checkbox
              {...form.check("smsOptIn")}
              label={words.smsOptIn}
              hint={words.smsOptInHint}
            />
          )}
          <Checkbox
            {...form.check("emailOptIn")}
            label={words.emailOptIn}
            {...(!offer.requireEmailOptIn && { hint: words.emailOptInHint })}
          />
        </div>
        <Button
          type="submit"
          kind="primary"
          wide
          busy={isBusy}
          busyText={mode === "email" ? words.emailBusy : words.busy}
        >
          {copy.continue}
        </Button>
      </FormFrame>
      <LegalLinks enterprise={enterprise} />
    </Screen>
  );
}

function ContactFields({
  form,
  mode,
  isBusy,
}: {
  form: Form<Values>;
  mode: ContactMode;
  isBusy: boolean;
}) {
  const { contact: words } = copy;
  const shared = { readOnly: isBusy, maxLength: 254 };
  const email = {
    type: "email",
    inputMode: "email",
    autoComplete: "email",
    autoCapitalize: "none",
    spellCheck: false,
    dir: "ltr",
  } as const;
  if (mode === "email")
    return <TextField {...email} {...shared} {...form.field("contact")} label={words.email} />;
  if (mode === "either")
    return (
      <PhoneField
        {...shared}
        {...form.field("contact")}
        label={words.either}
        hint={words.eitherHint}
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
      {mode === "phoneAndEmail" && (
        <TextField {...email} {...shared} {...form.field("email")} label={words.email} />
      )}
    </>
  );
}
