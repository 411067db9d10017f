import type { ReactNode } from "react";
import { asSent } from "../texts/serverTexts.tsx";
import { useSheet } from "../widget/useSheet.ts";
import css from "./Alert.css?inline";
import { AlertIcon } from "./icons/Alert.ts";
import { CheckIcon } from "./icons/Check.ts";
import { InfoIcon } from "./icons/Info.ts";

export interface AlertProps {
  /** Danger interrupts a screen reader. The others wait. */
  kind?: "danger" | "positive" | "info" | undefined;
  /** The event, in a few words. */
  title?: ReactNode;
  /** Its meaning and the next step. */
  children?: ReactNode;
  actions?: ReactNode;
}

const icons = { danger: AlertIcon, positive: CheckIcon, info: InfoIcon };

export function Alert({ kind = "danger", title, children, actions }: AlertProps) {
  useSheet(css, "ui");
  const Icon = icons[kind];
  return (
    <div className={`alert ${kind}`} role={kind === "danger" ? "alert" : "status"}>
      <Icon />
      <div>
        {title && <strong>{asSent(title)}</strong>}
        {children && <div>{asSent(children)}</div>}
        {actions && <div className="alert-actions">{actions}</div>}
      </div>
    </div>
  );
}
