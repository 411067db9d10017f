import { useEffect, useState } from "react";
import { usePlaidLink } from "react-plaid-link";
import { useLatestCallback } from "../../shared/ui/useLatestCallback.ts";
import { loadBankScript } from "./bankScript.ts";

export interface BankLinkProps {
  linkToken: string;
  /** The address to which the bank's own page returned. */
  returnedTo: string | null;
  onLinked: (publicToken: string) => void;
  /** Both are null if the user closed the window. */
  onLeft: (code: string | null, message: string | null) => void;
  onUnavailable: () => void;
}

/** Opens the bank's window for one link token. Renders nothing itself. */
export function BankLink(props: BankLinkProps) {
  const [isLoaded, setLoaded] = useState(false);
  const reportUnavailable = useLatestCallback(props.onUnavailable);
  useEffect(() => {
    let isUnmounted = false;
    loadBankScript().then(
      () => isUnmounted || setLoaded(true),
      () => isUnmounted || reportUnavailable(),
    );
    return () => {
      isUnmounted = true;
    };
  }, [reportUnavailable]);
  return isLoaded ? <OpenLink {...props} /> : null;
}

function OpenLink({ linkToken, returnedTo, onLinked, onLeft, onUnavailable }: BankLinkProps) {
  const { open, ready, error } = usePlaidLink({
    token: linkToken,
    onSuccess: (publicToken: string | null) =>
      publicToken ? onLinked(publicToken) : onLeft(null, null),
    onExit: (problem) =>
      onLeft(problem?.error_code ?? null, problem ? problem.display_message || null : null),
    ...(returnedTo && { receivedRedirectUri: returnedTo }),
  });
  const reportUnavailable = useLatestCallback(onUnavailable);
  const openWindow = useLatestCallback(() => open());
  useEffect(() => {
    if (error) reportUnavailable();
    else if (ready) openWindow();
  }, [ready, error, reportUnavailable, openWindow]);
  return null;
}
