import { Button } from "../../../shared/ui/Button.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { copy } from "../copy.ts";

export function Missing({ isGone, onRetry }: { isGone: boolean; onRetry: () => void }) {
  if (isGone) return <Screen heading={copy.missing.gone} />;
  return (
    <Screen
      heading={copy.missing.heading}
      lead={copy.missing.text}
      actions={
        <Button kind="primary" wide onClick={onRetry}>
          {copy.missing.retry}
        </Button>
      }
    />
  );
}
