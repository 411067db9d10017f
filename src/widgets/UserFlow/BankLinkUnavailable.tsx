import { useEffect } from "react";
import type { BankLinkProps } from "./BankLink.tsx";

/** Replaces the bank link if its code fails to load. */
export function BankLinkUnavailable({ onUnavailable }: BankLinkProps): null {
  useEffect(() => onUnavailable(), [onUnavailable]);
  return null;
}
