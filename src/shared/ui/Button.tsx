import type { ComponentProps, MouseEvent } from "react";
import { useSheet } from "../widget/useSheet.ts";
import css from "./Button.css?inline";
import { classes } from "./classes.ts";
import { Spinner } from "./Spinner.tsx";
import { useLongWait } from "./useLongWait.ts";

/** Milliseconds of waiting before a text shows. */
const wordsAfterMs = 1000;

export type ButtonKind = "primary" | "accent" | "secondary" | "quiet";

export interface ButtonProps extends Omit<ComponentProps<"button">, "aria-busy" | "aria-disabled"> {
  /** One primary or accent button per screen. */
  kind?: ButtonKind | undefined;
  /** Shows a spinner and ignores presses; the button keeps its focus. */
  busy?: boolean | undefined;
  /** Replaces the label after a second of waiting. */
  busyText?: string | undefined;
  /**
   * The button cannot be used yet, but people can still find, read and press it: see `onBlocked`.
   */
  disabled?: boolean | undefined;
  /** Called by a press while `disabled`, to say what is missing. */
  onBlocked?: (() => void) | undefined;
  /** As wide as its column. */
  wide?: boolean | undefined;
  /** The text of the button, or a primary button itself, has the danger color, for actions that cannot be undone. */
  danger?: boolean | undefined;
}

export function Button({
  kind = "secondary",
  busy = false,
  busyText,
  disabled = false,
  onBlocked,
  wide,
  danger,
  type = "button",
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  useSheet(css, "ui");
  const isLongWait = useLongWait(busy, wordsAfterMs);
  const isIdle = busy || disabled;

  function press(event: MouseEvent<HTMLButtonElement>): void {
    // Also prevents Enter in a field from submitting, because Enter presses the form's submit
    // button.
    if (isIdle) event.preventDefault();
    else onClick?.(event);
    if (disabled && !busy) onBlocked?.();
  }

  return (
    <button
      {...rest}
      type={type}
      className={classes("button", kind, wide && "wide", danger && "danger", className)}
      aria-disabled={isIdle || undefined}
      aria-busy={busy || undefined}
      onClick={press}
    >
      {busy && <Spinner />}
      <span>{(isLongWait && busyText) || children}</span>
    </button>
  );
}
