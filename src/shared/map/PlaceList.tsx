import { useEffect, useRef } from "react";
import { WindowedList } from "../list/WindowedList.tsx";
import { copy } from "./copy.ts";
import type { Finder } from "./finder.ts";
import { PlaceRow } from "./PlaceRow.tsx";
import type { RankedPlace } from "./ranking.ts";
import type { FinderState } from "./state.ts";

const rowPx = 92;
/** Never a whole number of rows, so that one sees that there are more. */
const listPx = 604;

/** The places, of which only those in view are drawn; the one chosen is open. */
export function PlaceList({
  finder,
  results,
  state: { selection, from },
  isDark,
}: {
  finder: Finder;
  results: readonly RankedPlace[];
  state: FinderState;
  isDark: boolean;
}) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (selection) bringIntoView(place.current, selection.id);
  }, [selection]);
  return (
    <div ref={place} className="place-list-frame">
      <WindowedList
        label={copy.list}
        className="place-rows"
        rows={results}
        keyOf={idOf}
        estimatePx={rowPx}
        heightPx={listPx}
        render={(ranked, { tabIndex }) => (
          <PlaceRow
            finder={finder}
            ranked={ranked}
            isOpen={ranked.place.id === selection?.id}
            hasDistance={from.by !== "start"}
            isDark={isDark}
            tabIndex={tabIndex}
          />
        )}
      />
    </div>
  );
}

function idOf({ place: { id } }: RankedPlace): string {
  return id;
}

/** Scrolls the list alone, never the host's page, and no further than it must. */
function bringIntoView(frame: HTMLElement | null, id: string): void {
  const row = [...(frame?.querySelectorAll<HTMLElement>("[data-place]") ?? [])].find(
    ({ dataset }) => dataset["place"] === id,
  );
  const list = row?.closest("ul");
  if (!row || !list) return;
  const [own, around] = [row.getBoundingClientRect(), list.getBoundingClientRect()];
  const below = own.bottom - around.bottom;
  if (own.top < around.top || own.height > around.height) list.scrollTop += own.top - around.top;
  else if (below > 0) list.scrollTop += below;
}
