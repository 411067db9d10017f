import { Button } from "../../../shared/ui/Button.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import type { Claim } from "../state.ts";
import { OfferLine } from "../offer/OfferSummary.tsx";
import { deferredTexts } from "../deferredTexts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

interface NoAccountScreenProps {
  claim: Claim;
  onPhone: () => void;
  onChangeContact: () => void;
}

export function NoAccountScreen({ claim, onPhone, onChangeContact }: NoAccountScreenProps) {
  const deferredCopy = useTexts(deferredTexts);
  const { noAccount: words } = deferredCopy;
  const actions = (
    <>
      <Button kind="primary" wide onClick={onPhone}>
        {words.phoneInstead}
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
      lead={words.text}
      actions={actions}
    />
  );
}
