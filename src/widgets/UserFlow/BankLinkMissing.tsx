import { useEffect } from "react";
import type { BankLinkProps } from "./BankLink.tsx";

/** Stands in where the bank link's code could not be fetched. */
export function BankLinkMissing({ onUnavailable }: BankLinkProps): null {
  useEffect(() => onUnavailable(), [onUnavailable]);
  return null;
}
