import { type ReactNode, useEffect, useState } from "react";
import { onConnectionChange } from "../host/connection.ts";
import { useTexts } from "../widget/useTexts.ts";
import { Alert } from "./Alert.tsx";
import { connectionTexts } from "./connectionTexts.ts";

interface ConnectionAlertProps {
  /** Defaults to "You're offline". Give another title if something else may be the cause. */
  title?: string;
  /** What did not happen. It stays true when the browser is online again. */
  children: ReactNode;
  actions?: ReactNode;
}

/**
 * Says that nothing was sent because there was no connection. When the browser is online again, the
 * same alert says so in its place, and what was typed can be sent.
 */
export function ConnectionAlert({ title, children, actions }: ConnectionAlertProps) {
  const copy = useTexts(connectionTexts);
  const isBack = useIsBackOnline();
  return isBack ? (
    <Alert kind="info" title={copy.back} actions={actions}>
      {children} {copy.now}
    </Alert>
  ) : (
    <Alert title={title ?? copy.offline} actions={actions}>
      {children} {title ? copy.check : copy.later}
    </Alert>
  );
}

/** Whether the browser has come back online since the component was mounted. */
function useIsBackOnline(): boolean {
  const [isBack, setBack] = useState(false);
  useEffect(() => {
    const unmounted = new AbortController();
    onConnectionChange(unmounted.signal, setBack);
    return () => unmounted.abort();
  }, []);
  return isBack;
}
