import { Button } from "../../../shared/ui/Button.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { copy } from "../copy.ts";

/** The next step could not be fetched; what was typed and done is kept. */
export function MissingScreen({ onRetry }: { onRetry: () => void }) {
  return (
    <Screen screenKey="missing" heading={copy.wrong.title} lead={copy.wrong.unreachable}>
      <Button kind="primary" wide onClick={onRetry}>
        {copy.wrong.tryAgain}
      </Button>
    </Screen>
  );
}
