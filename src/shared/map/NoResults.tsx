import { Button } from "../ui/Button.tsx";
import { copy } from "./copy.ts";
import type { Finder } from "./finder.ts";
import { everywhere, type FinderState } from "./state.ts";

/** One sentence and the next step. */
export function NoResults({
  finder,
  state,
  all,
}: {
  finder: Finder;
  state: FinderState;
  all: number;
}) {
  const isNarrowed = state.query.trim() !== "" || state.tags.length > 0;
  const isLocal =
    state.area !== null ||
    (finder.isByView() &&
      state.supply.kind === "loaded" &&
      state.supply.asked?.bounds !== everywhere);
  const heading = isNarrowed ? copy.noMatch : isLocal ? copy.noneHere : copy.none;
  return (
    <div className="finder-none">
      <p>
        <strong>{heading}</strong>
      </p>
      <p className="muted">{isNarrowed || isLocal ? copy.noMatchHint : copy.noneHint}</p>
      {isNarrowed && (all > 0 || isLocal) && <Button onClick={finder.clear}>{copy.clear}</Button>}
      {isLocal && <Button onClick={() => void finder.searchEverywhere()}>{copy.everywhere}</Button>}
    </div>
  );
}
