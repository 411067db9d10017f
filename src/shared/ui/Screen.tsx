import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { useEnvironment } from "../widget/environment.ts";
import { useSheet } from "../widget/useSheet.ts";
import { classes } from "./classes.ts";
import css from "./Screen.css?inline";
import { isTouched, markTouched, mayTakeFocus } from "./screenFocus.ts";
import { useStrayPress } from "./useStrayPress.ts";

export interface ScreenProps {
  heading: ReactNode;
  /**
   * Another key means another screen, whose heading gets the focus if the person has used the
   * widget.
   */
  screenKey?: string | undefined;
  /** False while another screen beside it is the one in use. */
  takesFocus?: boolean | undefined;
  /** One sentence below the heading. */
  lead?: ReactNode;
  /** Shown before the heading, such as the position in the flow. */
  eyebrow?: ReactNode;
  /** The level of the heading in the host page. */
  level?: 1 | 2 | 3 | undefined;
  /** The primary action, and secondary ones below it. */
  actions?: ReactNode;
  /** The maximum width: `flow` 480 px, `manager` 414 px, `full` the host's width. */
  width?: "flow" | "manager" | "full" | undefined;
  /** Shown above everything, such as a link back. */
  before?: ReactNode;
  children?: ReactNode;
}

/** One step of a flow: a column with a heading, its content, and one primary action. */
export function Screen({
  heading,
  screenKey,
  takesFocus = true,
  lead,
  eyebrow,
  level = 2,
  actions,
  width = "flow",
  before,
  children,
}: ScreenProps) {
  useSheet(css, "ui");
  const { shadow } = useEnvironment();
  const headingRef = useRef<HTMLHeadingElement>(null);
  // The first screen replaces the placeholder or the snapshot. Fading in from nothing would leave
  // the place empty for some frames.
  const [isEntering] = useState(() => isTouched(shadow));
  useLayoutEffect(() => {
    const element = headingRef.current;
    if (!takesFocus || !element || !mayTakeFocus(shadow)) return;
    element.focus({ preventScroll: true });
    // With its mark or progress, which are above the heading.
    if (element.getBoundingClientRect().top < 0)
      element.closest("section")?.scrollIntoView({ block: "start" });
  }, [screenKey, takesFocus, shadow]);

  const stray = useStrayPress(screenKey, () => isTouched(shadow));
  const Heading = `h${level}` as const;
  return (
    <section
      className={classes("screen", width, isEntering && "entering")}
      onPointerDownCapture={(event) => {
        markTouched(shadow);
        stray.onPointerDownCapture(event);
      }}
      onKeyDownCapture={() => markTouched(shadow)}
      onClickCapture={stray.onClickCapture}
    >
      {before}
      <div className="screen-head">
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <Heading ref={headingRef} tabIndex={-1} className="heading">
          {heading}
        </Heading>
        {lead && <p className="lead">{lead}</p>}
      </div>
      {children}
      {actions && <div className="screen-actions">{actions}</div>}
    </section>
  );
}
