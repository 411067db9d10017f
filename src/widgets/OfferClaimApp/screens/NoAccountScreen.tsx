import { Button } from "../../../shared/ui/Button.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { lateCopy } from "../lateCopy.ts";
import type { Claim } from "../state.ts";
import { OfferLine } from "./OfferHead.tsx";

interface NoAccountScreenProps {
  claim: Claim;
  onPhone: () => void;
  onChange: () => void;
}

export function NoAccountScreen({ claim, onPhone, onChange }: NoAccountScreenProps) {
  const { noAccount: words } = lateCopy;
  const actions = (
    <>
      <Button kind="primary" wide onClick={onPhone}>
        {words.phoneInstead}
      </Button>
      <Button kind="quiet" wide onClick={onChange}>
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
