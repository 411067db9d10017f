import { Button } from "../ui/Button.tsx";
import type { Finder } from "./finder.ts";
import { wholeWorld, type FinderState } from "./state.ts";
import { texts } from "./texts.ts";
import { useTexts } from "../widget/useTexts.ts";

export function NoResults({
  finder,
  state,
  total,
}: {
  finder: Finder;
  state: FinderState;
  total: number;
}) {
  const copy = useTexts(texts);
  const isFiltered = state.query.trim() !== "" || state.tags.length > 0;
  const isLocal =
    state.area !== null ||
    (finder.isByView() &&
      state.load.kind === "loaded" &&
      state.load.request?.bounds !== wholeWorld);
  const heading = isFiltered ? copy.noMatch : isLocal ? copy.noneHere : copy.none;
  return (
    <div className="finder-none">
      <p>
        <strong>{heading}</strong>
      </p>
      <p className="muted">{isFiltered || isLocal ? copy.noMatchHint : copy.noneHint}</p>
      {isFiltered && (total > 0 || isLocal) && <Button onClick={finder.clear}>{copy.clear}</Button>}
      {isLocal && <Button onClick={finder.searchEverywhere}>{copy.everywhere}</Button>}
    </div>
  );
}
