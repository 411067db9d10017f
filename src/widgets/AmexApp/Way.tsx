import { Button } from "../../shared/ui/Button.tsx";
import { LinkButton } from "../../shared/ui/LinkButton.tsx";
import { copy } from "./copy.ts";
import type { State } from "./flow.ts";

type Leading = Extract<State, { url: string }>;

/** What is going on, said once, and the link for when it does not go on by itself. */
export function Way({ state, onStay }: { state: Leading; onStay: () => void }) {
  const { url, kind } = state;
  const words = { counting: copy.soon, leaving: copy.leaving, staying: copy.staying }[kind];
  return (
    <>
      <p className="muted">
        <span role="status">{words}</span>{" "}
        {kind === "counting" && <span aria-hidden="true">{copy.seconds(state.seconds)}</span>}
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
