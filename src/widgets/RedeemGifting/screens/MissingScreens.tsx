import { Button } from "../../../shared/ui/Button.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { copy } from "../copy.ts";
import { Support } from "./Support.tsx";

export function UnknownScreen() {
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
  const retry = (
    <Button kind="primary" wide onClick={onRetry}>
      {copy.retry}
    </Button>
  );
  return <Screen screenKey="failed" heading={copy.failed} lead={copy.failedNext} actions={retry} />;
}
