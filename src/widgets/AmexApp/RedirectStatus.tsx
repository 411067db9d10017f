import { Button } from "../../shared/ui/Button.tsx";
import { LinkButton } from "../../shared/ui/LinkButton.tsx";
import type { State } from "./flow.ts";
import { texts } from "./texts.ts";
import { useTexts } from "../../shared/widget/useTexts.ts";

type RedirectState = Extract<State, { url: string }>;

/** The status, announced once, and the link to follow when the redirect does not happen. */
export function RedirectStatus({ state, onStay }: { state: RedirectState; onStay: () => void }) {
  const copy = useTexts(texts);
  const { url, kind } = state;
  const text = { counting: copy.soon, leaving: copy.leaving, staying: copy.staying }[kind];
  return (
    <>
      <p className="muted">
        <span role="status">{text}</span>{" "}
        {kind === "counting" && (
          <span aria-hidden="true">{copy.seconds({ count: state.seconds })}</span>
        )}
      </p>
      {(kind !== "leaving" || state.isLate) && (
        <div className="screen-actions">
          <LinkButton kind="primary" wide href={url} reason="partner-offer">
            {copy.go}
          </LinkButton>
          {kind === "counting" && (
            <Button kind="quiet" wide onClick={onStay}>
              {copy.stay}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
