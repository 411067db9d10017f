import type { ReactNode } from "react";
import { useSheet } from "../widget/useSheet.ts";
import css from "./Disclosure.css?inline";
import { ChevronDownIcon } from "./icons/ChevronDown.ts";

export interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  /** Whether it is open at first. */
  open?: boolean | undefined;
  /** At most one of the disclosures with the same name is open. */
  name?: string | undefined;
}

export function Disclosure({ summary, children, open = false, name }: DisclosureProps) {
  useSheet(css, "ui");
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
