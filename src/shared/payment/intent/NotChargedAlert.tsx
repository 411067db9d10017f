import { Alert } from "../../ui/Alert.tsx";
import { intentCopy } from "./copy.ts";
import type { IntentKind } from "./names.ts";

/** The try that this one waited for was refused or called off. */
export function NotChargedAlert({ kind }: { kind: IntentKind }) {
  const { notChargedTitle, notCharged } = intentCopy[kind];
  return (
    <Alert kind="info" title={notChargedTitle}>
      {notCharged}
    </Alert>
  );
}
