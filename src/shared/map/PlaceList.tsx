import { useEffect, useMemo, useRef, useState } from "react";
import { maxPlainRows } from "../list/useRowWindow.ts";
import { WindowedList } from "../list/WindowedList.tsx";
import { Button } from "../ui/Button.tsx";
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

/** Rows of a list without a scroller of its own, and those that each "Show more" adds. */
const firstRows = 6;
const moreRows = 12;

/**
 * The places as a windowed list; the selected row is expanded. In the page, on a phone, the list
 * scrolls with the page and begins with a few whole rows.
 */
export function PlaceList({
  finder,
  results,
  state: { selection, from, pointed },
  isDark,
  isInPage,
}: {
  finder: Finder;
  results: readonly RankedPlace[];
  state: FinderState;
  isDark: boolean;
  /** Whether the list has no scroller of its own. */
  isInPage: boolean;
}) {
  const copy = useTexts(texts);
  const [rowCount, setRowCount] = useState(firstRows);
  const selectedIndex = isInPage
    ? results.findIndex(({ place }) => place.id === selection?.id)
    : -1;
  const rowsInPage = Math.min(Math.max(rowCount, selectedIndex + 1), maxPlainRows);
  const rows = isInPage ? results.slice(0, rowsInPage) : results;
  const frameRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (selection) scrollToRow(frameRef.current, selection.id);
  }, [selection]);
  const numbers = useMemo(() => numbersOf(results), [results]);
  return (
    <div ref={frameRef} className="place-list-frame" data-in-page={isInPage || undefined}>
      <WindowedList
        label={copy.list}
        className="place-rows"
        rows={rows}
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
      <MoreRows
        shown={rows.length}
        total={results.length}
        onMore={() => setRowCount(rows.length + moreRows)}
      />
    </div>
  );
}

/** Shows more rows, or says how to find the others where more would not help. */
function MoreRows({ shown, total, onMore }: { shown: number; total: number; onMore: () => void }) {
  const copy = useTexts(texts);
  const hiddenCount = total - shown;
  if (hiddenCount <= 0) return null;
  if (shown >= maxPlainRows)
    return <p className="muted small">{copy.otherPlaces({ count: hiddenCount })}</p>;
  const count = Math.min(moreRows, hiddenCount, maxPlainRows - shown);
  return (
    <Button wide onClick={onMore}>
      {copy.morePlaces({ count })}
    </Button>
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
