import { CheckIcon } from "../../../shared/ui/icons/Check.ts";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { RedirectBar } from "../../../shared/payment/RedirectBar.tsx";
import type { Redirect } from "../../../shared/payment/redirect.ts";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

/** A bill of zero, with a link back to the order, or only a text if there is none (B4.08, R18). */
export function NothingDueScreen({ redirect }: { redirect: Redirect }) {
  const { nothingDue } = useTexts(texts);
  return (
    <Screen
      screenKey="nothingDue"
      eyebrow={<CheckIcon />}
      heading={nothingDue.heading}
      lead={nothingDue.lead}
    >
      <RedirectBar redirect={redirect} />
    </Screen>
  );
}
