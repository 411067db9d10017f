import { goBack } from "../../../shared/host/navigation.ts";
import { BackButton } from "../../../shared/ui/BackButton.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { Skeleton } from "../../../shared/ui/Skeleton.tsx";
import { copy } from "../copy.ts";
import type { MissingReason } from "../state.ts";

export function LoadingScreen() {
  return (
    <section className="screen flow" aria-busy="true">
      <Skeleton shape={["title", "picture", "control", "control", "control"]} text={copy.loading} />
    </section>
  );
}

interface MissingScreenProps {
  reason: MissingReason;
  backUrl: string | undefined;
  onRetry: () => void;
}

/** There is nothing to buy here: what that means, and where to go. */
export function MissingScreen({ reason, backUrl, onRetry }: MissingScreenProps) {
  const { missing: words } = copy;
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

function Retry({ onRetry }: { onRetry: () => void }) {
  return (
    <Button kind="primary" wide onClick={onRetry}>
      {copy.missing.retry}
    </Button>
  );
}
