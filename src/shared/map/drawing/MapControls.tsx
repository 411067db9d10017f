import { Button } from "../../ui/Button.tsx";
import { MinusIcon } from "../../ui/icons/Minus.ts";
import { PlusIcon } from "../../ui/icons/Plus.ts";
import type { Finder } from "../finder.ts";
import type { FinderState } from "../state.ts";
import { texts } from "../texts.ts";
import { useTexts } from "../../widget/useTexts.ts";

/** Buttons for zooming without a gesture, and the searches that start from the map. */
export function MapControls({
  finder,
  state,
  onZoom,
}: {
  finder: Finder;
  state: FinderState;
  onZoom: (levels: number) => void;
}) {
  const copy = useTexts(texts);
  return (
    <>
      <div className="map-search">
        {state.hasMoved && !state.followsMap && (
          <Button kind="primary" onClick={finder.searchArea}>
            {copy.searchArea}
          </Button>
        )}
      </div>
      <label className="map-follow">
        <input
          type="checkbox"
          checked={state.followsMap}
          onChange={(event) => finder.setFollowsMap(event.currentTarget.checked)}
        />
        <span>{copy.follow}</span>
      </label>
      <div className="map-zoom">
        <button type="button" aria-label={copy.zoomIn} onClick={() => onZoom(1)}>
          <PlusIcon />
        </button>
        <button type="button" aria-label={copy.zoomOut} onClick={() => onZoom(-1)}>
          <MinusIcon />
        </button>
      </div>
    </>
  );
}
