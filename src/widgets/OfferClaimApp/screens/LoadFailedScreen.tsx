import { Button } from "../../../shared/ui/Button.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

/** Shown when the code of the next screen failed to load; state and input are kept. */
export function LoadFailedScreen({ onRetry }: { onRetry: () => void }) {
  const copy = useTexts(texts);
  return (
    <Screen screenKey="missing" heading={copy.wrong.title} lead={copy.wrong.unreachable}>
      <Button kind="primary" wide onClick={onRetry}>
        {copy.wrong.tryAgain}
      </Button>
    </Screen>
  );
}
