import type { Form } from "../../forms/useForm.ts";
import { Checkbox } from "../../ui/Checkbox.tsx";
import { textLink } from "../../ui/textLink.tsx";
import { useEnvironment } from "../../widget/environment.ts";
import type { PayValues } from "./usePayForm.ts";
import { texts } from "./texts.ts";
import { useTexts } from "../../widget/useTexts.ts";

interface TermsCheckboxProps {
  form: Form<PayValues>;
  /** The seller's own pages. Default to the host page's. */
  termsUrl?: string | null | undefined;
  privacyUrl?: string | null | undefined;
}

/**
 * The checkbox is never checked in advance. Without an address, the name of a page stays plain text
 * (G19).
 */
export function TermsCheckbox({ form, termsUrl, privacyUrl }: TermsCheckboxProps) {
  const { agree } = useTexts(texts);
  const { links } = useEnvironment().config;
  return (
    <Checkbox
      {...form.check("agreed")}
      label={agree({
        terms: textLink("terms", termsUrl ?? links["terms"]),
        privacy: textLink("privacy", privacyUrl ?? links["privacy"]),
      })}
    />
  );
}
