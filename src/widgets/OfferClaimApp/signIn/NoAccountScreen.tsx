import { Button } from "../../../shared/ui/Button.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import type { Claim } from "../state.ts";
import { OfferLine } from "../offer/OfferSummary.tsx";
import { deferredTexts } from "../deferredTexts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

interface NoAccountScreenProps {
  claim: Claim;
  /**
   * Whether the partner requires an address with certain endings, which then stays required beside
   * the phone number.
   */
  needsEmail: boolean;
  onPhone: () => void;
  onChangeContact: () => void;
}

/** The address has no account with a phone. Asks for a phone number, which creates an account. */
export function NoAccountScreen({
  claim,
  needsEmail,
  onPhone,
  onChangeContact,
}: NoAccountScreenProps) {
  const deferredCopy = useTexts(deferredTexts);
  const { noAccount: words } = deferredCopy;
  const actions = (
    <>
      <Button kind="primary" wide onClick={onPhone}>
        {needsEmail ? words.addPhone : words.phoneInstead}
      </Button>
      <Button kind="quiet" wide onClick={onChangeContact}>
        {words.otherEmail}
      </Button>
    </>
  );
  return (
    <Screen
      screenKey="noAccount"
      eyebrow={<OfferLine offer={claim.offer} />}
      heading={words.heading}
      lead={needsEmail ? words.addPhoneText : words.text}
      actions={actions}
    />
  );
}
