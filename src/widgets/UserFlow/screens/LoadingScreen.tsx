import { Alert } from "../../../shared/ui/Alert.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { Skeleton } from "../../../shared/ui/Skeleton.tsx";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

export function LoadingScreen() {
  const copy = useTexts(texts);
  return (
    <Screen screenKey="loading" heading={copy.loading}>
      <Skeleton shape={["line", "control", "control"]} text={copy.loading} />
    </Screen>
  );
}

/** Shown if the code of the next screens fails to load. */
export function LoadFailedScreen({ onRetry }: { onRetry: () => void }) {
  const copy = useTexts(texts);
  return (
    <Screen screenKey="missing" heading={copy.loading}>
      <Alert actions={<Button onClick={onRetry}>{copy.missing.again}</Button>}>
        {copy.missing.text}
      </Alert>
    </Screen>
  );
}
