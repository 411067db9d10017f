import { goBack } from "../../../shared/host/navigation.ts";
import { BackButton } from "../../../shared/ui/BackButton.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { Skeleton } from "../../../shared/ui/Skeleton.tsx";
import type { MissingReason } from "../state.ts";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

export function LoadingScreen() {
  const { loading } = useTexts(texts);
  return (
    <section className="screen flow" aria-busy="true">
      <Skeleton shape={["title", "picture", "control", "control", "control"]} text={loading} />
    </section>
  );
}

interface MissingScreenProps {
  reason: MissingReason;
  backUrl: string | undefined;
  onRetry: () => void;
}

/** Says that nothing can be bought here, why, and where to go. */
export function MissingScreen({ reason, backUrl, onRetry }: MissingScreenProps) {
  const { missing: words } = useTexts(texts);
  return (
    <Screen
      screenKey="missing"
      heading={words[reason]}
      lead={words[`${reason}Lead`]}
      actions={
        reason === "unread" ? (
          <Retry onRetry={onRetry} />
        ) : (
          <BackButton url={backUrl} onBack={goBack}>
            {words.back}
          </BackButton>
        )
      }
    />
  );
}

interface LateScreenProps {
  /** A payment was sent, and its outcome is unknown. */
  isPaymentOpen: boolean;
  onRetry: () => void;
}

/** Says that the code of the next screen did not load. */
export function LateScreen({ isPaymentOpen, onRetry }: LateScreenProps) {
  const { late, unknown } = useTexts(texts);
  return (
    <Screen
      screenKey="late"
      heading={late.heading}
      lead={isPaymentOpen ? unknown.unread : late.lead}
      actions={<Retry onRetry={onRetry} />}
    />
  );
}

function Retry({ onRetry }: { onRetry: () => void }) {
  const { missing } = useTexts(texts);
  return (
    <Button kind="primary" wide onClick={onRetry}>
      {missing.retry}
    </Button>
  );
}
