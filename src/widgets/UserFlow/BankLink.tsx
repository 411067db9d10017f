import { useEffect, useState } from "react";
import { usePlaidLink } from "react-plaid-link";
import { useLatestCallback } from "../../shared/ui/useLatestCallback.ts";
import { loadBankScript } from "./bankScript.ts";

export interface BankLinkProps {
  linkToken: string;
  /** The address with which the bank's own page sent the person back. */
  returnedTo: string | null;
  onLinked: (publicToken: string) => void;
  /** Both null where the person just left. */
  onLeft: (code: string | null, message: string | null) => void;
  onUnavailable: () => void;
}

/** Opens the bank's window for one link token. It draws nothing itself. */
export function BankLink(props: BankLinkProps) {
  const [isThere, setThere] = useState(false);
  const missing = useLatestCallback(props.onUnavailable);
  useEffect(() => {
    let isGone = false;
    loadBankScript().then(
      () => isGone || setThere(true),
      () => isGone || missing(),
    );
    return () => {
      isGone = true;
    };
  }, [missing]);
  return isThere ? <OpenLink {...props} /> : null;
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
  const missing = useLatestCallback(onUnavailable);
  const start = useLatestCallback(() => open());
  useEffect(() => {
    if (error) missing();
    else if (ready) start();
  }, [ready, error, missing, start]);
  return null;
}
