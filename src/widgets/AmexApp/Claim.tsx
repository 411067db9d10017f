import { EmbeddedWidget } from "../../shared/ui/EmbeddedWidget.tsx";
import type { Options } from "./options.ts";

/** Embeds the claim widget with the partner's name and its rule for email addresses. */
export function Claim({ code: offerCode, options }: { code: string; options: Options }) {
  const { requiredEmailEnding: ending, enterprise, partnerName: name } = options;
  const rules = {
    ...(name && { name }),
    ...enterprise,
    ...(ending && { required_email_ending: ending }),
  };
  return (
    <EmbeddedWidget
      name="OfferClaimApp"
      options={{ offerCode, ...(Object.keys(rules).length > 0 && { enterprise: rules }) }}
    />
  );
}
