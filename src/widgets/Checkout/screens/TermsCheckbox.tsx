import type { Form } from "../../../shared/forms/useForm.ts";
import { Checkbox } from "../../../shared/ui/Checkbox.tsx";
import { ExternalLink } from "../../../shared/ui/ExternalLink.tsx";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import { copy } from "../copy.ts";
import type { Order } from "../state.ts";
import type { PaymentValues } from "./PaymentScreen.tsx";

/** Never ticked beforehand; without an address the words stay as text (G19). */
export function TermsCheckbox({ form, order }: { form: Form<PaymentValues>; order: Order }) {
  const { links } = useEnvironment().config;
  const { enterprise } = order.page;
  const { payment: words } = copy;
  return (
    <Checkbox
      {...form.check("agreed")}
      label={
        <>
          {words.agree}{" "}
          <ExternalLink href={enterprise?.termsUrl ?? links["terms"]}>{words.terms}</ExternalLink>{" "}
          {words.and}{" "}
          <ExternalLink href={enterprise?.privacyUrl ?? links["privacy"]}>
            {words.privacy}
          </ExternalLink>
        </>
      }
    />
  );
}
