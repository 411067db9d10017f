import { useEffect, useEffectEvent, useState } from "react";
import { usePlaidLink } from "react-plaid-link";
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
  const missing = useEffectEvent(props.onUnavailable);
  useEffect(() => {
    let isGone = false;
    loadBankScript().then(
      () => isGone || setThere(true),
      () => isGone || missing(),
    );
    return () => {
      isGone = true;
    };
  }, []);
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
  const missing = useEffectEvent(onUnavailable);
  const start = useEffectEvent(() => open());
  useEffect(() => {
    if (error) missing();
    else if (ready) start();
  }, [ready, error]);
  return null;
}
