import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from "react";
import { useEnvironment } from "../widget/environment.ts";
import { useTexts } from "../widget/useTexts.ts";
import type { Finder } from "./finder.ts";
import { type SheetSize, sizeAt } from "./sheetSize.ts";
import { texts } from "./texts.ts";

interface Drag {
  /** Of the pointer, in px from the top of the window. */
  readonly fromY: number;
  /** Of the sheet when the drag began, in px. */
  readonly heightPx: number;
}

/**
 * The list. Over a narrow map it is a sheet, which the handle or the arrow keys make smaller or
 * larger; beyond its largest size the list replaces the map.
 */
export function PlaceSheet({ finder, children }: { finder: Finder; children: ReactNode }) {
  const copy = useTexts(texts);
  const { shadow } = useEnvironment();
  const sheet = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag | null>(null);
  /** A drag ends with a click, which must not change the size again. */
  const wasDragged = useRef(false);
  const [size, setSize] = useState<SheetSize>("half");

  function resize(next: SheetSize | "full"): void {
    if (next !== "full") return setSize(next);
    setSize("half");
    finder.showPane("list");
    // The handle is hidden now.
    shadow.querySelector<HTMLElement>(".pane-switch")?.focus({ preventScroll: true });
  }

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key === "ArrowUp") resize(size === "peek" ? "half" : "full");
    else if (event.key === "ArrowDown") resize("peek");
    else return;
    event.preventDefault();
  }

  function handlePointerDown({ currentTarget, pointerId, clientY }: PointerEvent): void {
    currentTarget.setPointerCapture(pointerId);
    drag.current = { fromY: clientY, heightPx: sheet.current?.offsetHeight ?? 0 };
  }

  function handlePointerMove({ clientY }: PointerEvent): void {
    if (!drag.current) return;
    const { fromY, heightPx } = drag.current;
    sheet.current?.style.setProperty("--_dragged", `${heightPx + fromY - clientY}px`);
  }

  function handlePointerEnd({ clientY, type }: PointerEvent): void {
    if (!drag.current) return;
    const { fromY, heightPx } = drag.current;
    const movedPx = fromY - clientY;
    drag.current = null;
    sheet.current?.style.removeProperty("--_dragged");
    if (type !== "pointerup" || movedPx === 0) return;
    resize(sizeAt(heightPx + movedPx));
    wasDragged.current = true;
  }

  function handleClick(): void {
    if (!wasDragged.current) resize(size === "peek" ? "half" : "peek");
    wasDragged.current = false;
  }

  return (
    <div ref={sheet} className="place-sheet" data-size={size}>
      <button
        type="button"
        className="sheet-handle"
        aria-expanded={size === "half"}
        aria-label={copy.sheet}
        onClick={handleClick}
        onKeyDown={handleKeyDown}
        onPointerDown={handlePointerDown}
        onPointerMove={handlePointerMove}
        onPointerUp={handlePointerEnd}
        onPointerCancel={handlePointerEnd}
      />
      {children}
    </div>
  );
}
