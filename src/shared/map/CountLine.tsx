import { CloseIcon } from "../ui/icons/Close.ts";
import { Button } from "../ui/Button.tsx";
import { copy } from "./copy.ts";
import type { Finder } from "./finder.ts";
import type { FinderState } from "./state.ts";

interface CountLineProps {
  finder: Finder;
  state: FinderState;
  all: number;
  shown: number;
}

/** How many places there are, said whenever it changes; in what order; and in a narrow place the way to the map. */
export function CountLine({ finder, state, all, shown }: CountLineProps) {
  const words = finder.isByView() ? copy.inView(shown) : copy.count(shown, all);
  return (
    <div className="finder-count">
      <div>
        <p role="status" className="figures">
          {words}
          {state.refresh === "asking" && <span className="muted"> · {copy.updating}</span>}
        </p>
        {shown > 1 && copy.order[state.from.by] && (
          <p className="muted small">{copy.order[state.from.by]}</p>
        )}
        {state.area && (
          <button type="button" className="chip" onClick={finder.leaveArea}>
            {copy.area}
            <CloseIcon size={16} label="Remove" />
          </button>
        )}
      </div>
      <Button
        className="pane-switch"
        onClick={() => finder.showPane(state.pane === "list" ? "map" : "list")}
      >
        {state.pane === "list" ? copy.showMap : copy.showList}
      </Button>
    </div>
  );
}
