import { Button } from "../../../shared/ui/Button.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { Support } from "./Support.tsx";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

export function UnknownScreen() {
  const copy = useTexts(texts);
  return (
    <Screen
      screenKey="unknown"
      heading={copy.unknown}
      lead={copy.unknownNext}
      actions={<Support />}
    />
  );
}

export function FailedScreen({ onRetry }: { onRetry: () => void }) {
  const copy = useTexts(texts);
  const retry = (
    <Button kind="primary" wide onClick={onRetry}>
      {copy.retry}
    </Button>
  );
  return <Screen screenKey="failed" heading={copy.failed} lead={copy.failedNext} actions={retry} />;
}
