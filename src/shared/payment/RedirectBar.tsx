import type { FocusEvent } from "react";
import { useStore } from "zustand";
import { Button } from "../ui/Button.tsx";
import { LinkButton } from "../ui/LinkButton.tsx";
import { useSheet } from "../widget/useSheet.ts";
import type { Redirect } from "./redirect.ts";
import css from "./RedirectBar.css?inline";
import { redirectCopy as words } from "./redirectCopy.ts";

/** The announced move back: it can be taken at once or called off, and waits under the pointer and the focus (X4). */
export function RedirectBar({ redirect }: { redirect: Redirect }) {
  useSheet(css, "shared");
  const { target, leftMs, isReturnOffered } = useStore(redirect.store);
  if (!target) return null;
  const isCounting = leftMs !== null;
  const leave = (event: FocusEvent) =>
    event.currentTarget.contains(event.relatedTarget) || redirect.release();
  return (
    <div
      className="redirect-bar"
      onPointerEnter={redirect.hold}
      onPointerLeave={redirect.release}
      onFocus={redirect.hold}
      onBlur={leave}
    >
      {isCounting && (
        <>
          <p role="status">
            {leftMs > 0 ? words.leaving(Math.ceil(leftMs / 1000)) : words.goingNow}
          </p>
          <div className="redirect-actions">
            <LinkButton
              href={target}
              onClick={(event) => {
                event.preventDefault();
                redirect.goNow();
              }}
            >
              {words.goNow}
            </LinkButton>
            <Button kind="quiet" onClick={redirect.stay}>
              {words.stay}
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
          {words.return}
        </LinkButton>
      )}
    </div>
  );
}
