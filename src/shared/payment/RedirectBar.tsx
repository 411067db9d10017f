import { type FocusEvent, type PointerEvent, useEffect, useRef } from "react";
import { useStore } from "zustand";
import { Button } from "../ui/Button.tsx";
import { LinkButton } from "../ui/LinkButton.tsx";
import { useEnvironment } from "../widget/environment.ts";
import { useSheet } from "../widget/useSheet.ts";
import type { Redirect } from "./redirect.ts";
import css from "./RedirectBar.css?inline";
import { redirectTexts } from "./redirectTexts.ts";
import { useTexts } from "../widget/useTexts.ts";

/**
 * Announces the move back to the order (X4). The person can go at once or stay. The bar waits while
 * the pointer moves over it or the focus is in it. A touch elsewhere in the widget cancels the
 * move, because a finger cannot rest on the bar.
 */
export function RedirectBar({ redirect }: { redirect: Redirect }) {
  const copy = useTexts(redirectTexts);
  useSheet(css, "shared");
  const { target, leftMs, isReturnOffered } = useStore(redirect.store);
  const { element } = useEnvironment();
  const onMove = usePointerMove(redirect.hold);
  const isAnnounced = target !== null && leftMs !== null;
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isAnnounced) return;
    const onTouch = (event: globalThis.PointerEvent): void => {
      if (event.pointerType !== "touch") return;
      // A touch of the bar may press one of its buttons, so the buttons have to stay.
      if (bar.current && event.composedPath().includes(bar.current)) redirect.hold();
      else redirect.stay();
    };
    element.addEventListener("pointerdown", onTouch);
    return () => element.removeEventListener("pointerdown", onTouch);
  }, [isAnnounced, redirect, element]);
  if (!target) return null;
  const isCounting = leftMs !== null;
  const leave = (event: FocusEvent) =>
    event.currentTarget.contains(event.relatedTarget) || redirect.release();
  return (
    <div
      ref={bar}
      className="redirect-bar"
      onPointerMove={onMove}
      onPointerLeave={({ pointerType }) => pointerType !== "touch" && redirect.release()}
      onFocus={redirect.hold}
      onBlur={leave}
    >
      {isCounting && (
        <>
          <p role="status">
            {leftMs > 0 ? copy.leaving({ seconds: Math.ceil(leftMs / 1000) }) : copy.goingNow}
          </p>
          <div className="redirect-actions">
            <LinkButton
              href={target}
              onClick={(event) => {
                event.preventDefault();
                redirect.goNow();
              }}
            >
              {copy.goNow}
            </LinkButton>
            <Button kind="quiet" onClick={redirect.stay}>
              {copy.stay}
            </Button>
          </div>
        </>
      )}
      {isReturnOffered && (
        <LinkButton
          href={target}
          kind="primary"
          wide
          onClick={(event) => {
            event.preventDefault();
            redirect.goNow();
          }}
        >
          {copy.return}
        </LinkButton>
      )}
    </div>
  );
}

/**
 * Calls `onMove` when the pointer has another position. Browsers also report a resting pointer when
 * the layout changes under it.
 */
function usePointerMove(onMove: () => void) {
  const last = useRef<string>(undefined);
  return ({ pointerType, screenX, screenY }: PointerEvent): void => {
    const position = `${screenX} ${screenY}`;
    if (pointerType !== "touch" && last.current !== undefined && last.current !== position)
      onMove();
    last.current = position;
  };
}
