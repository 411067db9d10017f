import type { ReactNode } from "react";
import { useSheet } from "../widget/useSheet.ts";
import css from "./Disclosure.css?inline";
import { ChevronDownIcon } from "./icons/ChevronDown.ts";

export interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  /** Open at first. */
  open?: boolean | undefined;
  /** Of disclosures with one name at most one is open. */
  name?: string | undefined;
}

export function Disclosure({ summary, children, open = false, name }: DisclosureProps) {
  useSheet(css, "kit");
  return (
    <details className="disclosure" open={open} name={name}>
      <summary>
        <span>{summary}</span>
        <ChevronDownIcon />
      </summary>
      <div>{children}</div>
    </details>
  );
}
