import { CloseIcon } from "../ui/icons/Close.ts";
import { Button } from "../ui/Button.tsx";
import type { Finder } from "./finder.ts";
import { wholeWorld, type FinderState } from "./state.ts";
import { texts } from "./texts.ts";
import { useTexts } from "../widget/useTexts.ts";

interface CountLineProps {
  finder: Finder;
  state: FinderState;
  total: number;
  count: number;
}

/**
 * The number of places, announced when it changes, their order, and in narrow layouts the switch
 * between list and map.
 */
export function CountLine({ finder, state, total, count }: CountLineProps) {
  const copy = useTexts(texts);
  const request = state.load.kind === "loaded" ? state.load.request : null;
  const isInArea = finder.isByView() && request?.bounds !== wholeWorld;
  const text = isInArea
    ? copy.inView({ count })
    : count === total
      ? copy.count({ count })
      : copy.countOf({ shown: count, count: total });
  const { by } = state.from;
  const order = by === "start" ? "" : copy.order[by];
  return (
    <div className="finder-count">
      <div>
        <p role="status" className="figures">
          {text}
          {state.refresh === "asking" && <span className="muted"> · {copy.updating}</span>}
        </p>
        {count > 1 && order && <p className="muted small">{order}</p>}
        {state.area && (
          <button type="button" className="chip" onClick={finder.leaveArea}>
            {copy.area}
            <CloseIcon size={16} label={copy.removeFilter} />
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
