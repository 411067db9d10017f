import { Checkbox } from "../../../shared/ui/Checkbox.tsx";
import { textLink } from "../../../shared/ui/textLink.tsx";
import { PhoneField } from "../../../shared/ui/PhoneField.tsx";
import { EmailField } from "../../../shared/ui/EmailField.tsx";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import type { Contact, ContactProblem } from "../contact.ts";
import { billTexts } from "../billTexts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

interface GuestContactProps {
  draft: Contact;
  keep: (typed: Partial<Contact>) => void;
  problem: ContactProblem | null;
}

/** Contact details for a receipt and for joining. None is needed to pay (W3). */
export function GuestContact({ draft, keep, problem }: GuestContactProps) {
  const { guest: words } = useTexts(billTexts);
  const { product, links } = useEnvironment().config;
  const errorOf = (...kinds: ContactProblem[]) =>
    problem && kinds.includes(problem) ? words.problems[problem] : undefined;
  return (
    <fieldset className="stack redemption-contact">
      <legend>{words.legend}</legend>
      <EmailField
        label={words.email}
        optional
        name="email"
        value={draft.email}
        onChange={(email) => keep({ email })}
        error={errorOf("email", "no-contact")}
      />
      <PhoneField
        label={words.phone}
        optional
        name="tel"
        hint={words.phoneHint}
        maxLength={40}
        value={draft.phone}
        onChange={(phone) => keep({ phone })}
        error={errorOf("phone")}
      />
      <Checkbox
        label={words.joins({ product: product.name })}
        checked={draft.joins}
        onChange={(joins) => keep({ joins })}
        hint={words.terms({
          terms: textLink("terms", links["terms"]),
          privacy: textLink("privacy", links["privacy"]),
        })}
      />
    </fieldset>
  );
}
