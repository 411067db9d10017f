import { Alert } from "../../ui/Alert.tsx";
import type { IntentKind } from "./names.ts";
import { texts } from "./texts.ts";
import { useTexts } from "../../widget/useTexts.ts";

/** The attempt that this widget waited for was refused or canceled. */
export function NotChargedAlert({ kind }: { kind: IntentKind }) {
  const { notChargedTitle, notCharged } = useTexts(texts)[kind];
  return (
    <Alert kind="info" title={notChargedTitle}>
      {notCharged}
    </Alert>
  );
}
