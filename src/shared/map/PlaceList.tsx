import { useEffect, useMemo, useRef } from "react";
import { WindowedList } from "../list/WindowedList.tsx";
import type { Finder } from "./finder.ts";
import { numbersOf } from "./place.ts";
import { PlaceRow } from "./PlaceRow.tsx";
import type { RankedPlace } from "./ranking.ts";
import type { FinderState } from "./state.ts";
import { texts } from "./texts.ts";
import { useTexts } from "../widget/useTexts.ts";

const rowPx = 92;
/** Not a multiple of the row height: a cut-off row shows that the list scrolls. */
const listPx = 604;

/** The places as a windowed list; the selected row is expanded. */
export function PlaceList({
  finder,
  results,
  state: { selection, from, pointed },
  isDark,
}: {
  finder: Finder;
  results: readonly RankedPlace[];
  state: FinderState;
  isDark: boolean;
}) {
  const copy = useTexts(texts);
  const frameRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (selection) scrollToRow(frameRef.current, selection.id);
  }, [selection]);
  const numbers = useMemo(() => numbersOf(results), [results]);
  return (
    <div ref={frameRef} className="place-list-frame">
      <WindowedList
        label={copy.list}
        className="place-rows"
        rows={results}
        keyOf={idOf}
        estimatePx={rowPx}
        heightPx={listPx}
        hasOneTabStop
        render={(ranked, { tabIndex }) => (
          <PlaceRow
            finder={finder}
            ranked={ranked}
            number={numbers.get(ranked.place.id)}
            isPointed={ranked.place.id === pointed}
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

/** Scrolls only the list, never the host page, and only as far as needed. */
function scrollToRow(frame: HTMLElement | null, id: string): void {
  const row = [...(frame?.querySelectorAll<HTMLElement>("[data-place]") ?? [])].find(
    ({ dataset }) => dataset["place"] === id,
  );
  const list = row?.closest("ul");
  if (!row || !list) return;
  const [rowBox, listBox] = [row.getBoundingClientRect(), list.getBoundingClientRect()];
  const below = rowBox.bottom - listBox.bottom;
  if (rowBox.top < listBox.top || rowBox.height > listBox.height)
    list.scrollTop += rowBox.top - listBox.top;
  else if (below > 0) list.scrollTop += below;
}
