import { CheckIcon } from "../../../shared/ui/icons/Check.ts";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { copy } from "../copy.ts";
import { RedirectBar } from "../../../shared/payment/RedirectBar.tsx";
import type { Redirect } from "../../../shared/payment/redirect.ts";

/** A bill of zero: back to the order, or a plain word where there is no way back (B4.08, R18). */
export function NothingDueScreen({ redirect }: { redirect: Redirect }) {
  return (
    <Screen
      screenKey="nothingDue"
      eyebrow={<CheckIcon />}
      heading={copy.nothingDue.heading}
      lead={copy.nothingDue.lead}
    >
      <RedirectBar redirect={redirect} />
    </Screen>
  );
}
