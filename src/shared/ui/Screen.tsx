import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { useEnvironment } from "../widget/environment.ts";
import { useSheet } from "../widget/useSheet.ts";
import { classes } from "./classes.ts";
import css from "./Screen.css?inline";
import { isTouched, markTouched, mayTakeFocus } from "./screenFocus.ts";

export interface ScreenProps {
  heading: ReactNode;
  /** Another key is another screen: its heading takes the focus, once the person has touched the widget. */
  screenKey?: string | undefined;
  /** False while another screen beside it is the one in use. */
  takesFocus?: boolean | undefined;
  /** One sentence below the heading. */
  lead?: ReactNode;
  /** Before the heading: where in the flow this is. */
  eyebrow?: ReactNode;
  /** Level of the heading in the host page. */
  level?: 1 | 2 | 3 | undefined;
  /** The one primary action, and quiet ones below it. */
  actions?: ReactNode;
  /** `flow` 480 px, `manager` 414 px, `full` the host's width. */
  width?: "flow" | "manager" | "full" | undefined;
  /** Above everything, such as a link back. */
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
  // The first screen takes the place of the placeholder or the snapshot: a fade from nothing would blank it for some frames.
  const [isEntering] = useState(() => isTouched(shadow));
  useLayoutEffect(() => {
    const element = headingRef.current;
    if (!takesFocus || !element || !mayTakeFocus(shadow)) return;
    element.focus({ preventScroll: true });
    if (element.getBoundingClientRect().top < 0) element.scrollIntoView({ block: "start" });
  }, [screenKey, takesFocus, shadow]);

  const Heading = `h${level}` as const;
  const touch = (): void => markTouched(shadow);
  return (
    <section
      className={classes("screen", width, isEntering && "entering")}
      onPointerDownCapture={touch}
      onKeyDownCapture={touch}
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
