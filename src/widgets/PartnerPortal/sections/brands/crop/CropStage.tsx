import { type KeyboardEvent, type PointerEvent, type ReactEventHandler, useRef } from "react";
import { useTexts } from "../../../../../shared/widget/useTexts.ts";
import { movedFocus, type FocalPoint, type Rect, type Size } from "./cropRect.ts";
import { texts } from "./texts.ts";

interface CropStageProps {
  src: string;
  /** Null until the photo has loaded. */
  size: Size | null;
  /** The part of the photo that is kept, in the photo's pixels. */
  rect: Rect | null;
  focus: FocalPoint;
  onFocusMoved: (focus: FocalPoint) => void;
  onLoad: ReactEventHandler<HTMLImageElement>;
  onError: () => void;
}

/** The step of an arrow key, without and with Shift, as a share of the photo. */
const step = { usual: 0.02, large: 0.1 };

const directions: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const percent = (share: number): string => `${share * 100}%`;

/**
 * The photo with the part that is kept, and its focal point. Pointer and arrow keys move the point.
 */
export function CropStage({
  src,
  size,
  rect,
  focus,
  onFocusMoved,
  onLoad,
  onError,
}: CropStageProps) {
  const copy = useTexts(texts);
  const stage = useRef<HTMLDivElement>(null);

  function followPointer({ clientX, clientY }: PointerEvent): void {
    const box = stage.current?.getBoundingClientRect();
    if (!box?.width || !box.height) return;
    onFocusMoved(
      movedFocus(
        { x: 0, y: 0 },
        (clientX - box.left) / box.width,
        (clientY - box.top) / box.height,
      ),
    );
  }

  function handleKey(event: KeyboardEvent): void {
    const direction = directions[event.key];
    if (!direction) return;
    event.preventDefault();
    const length = event.shiftKey ? step.large : step.usual;
    onFocusMoved(movedFocus(focus, direction[0] * length, direction[1] * length));
  }

  return (
    <div
      ref={stage}
      className="crop-stage"
      onPointerDown={(event) => {
        if (!size || event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        followPointer(event);
      }}
      onPointerMove={(event) => event.buttons === 1 && size && followPointer(event)}
    >
      <img
        src={src}
        alt={copy.stage}
        draggable={false}
        {...(!src.startsWith("data:") && { crossOrigin: "anonymous" })}
        onLoad={onLoad}
        onError={onError}
      />
      {size && rect && (
        <>
          <span
            className="crop-part"
            aria-hidden="true"
            style={{
              insetInlineStart: percent(rect.left / size.width),
              insetBlockStart: percent(rect.top / size.height),
              inlineSize: percent(rect.width / size.width),
              blockSize: percent(rect.height / size.height),
            }}
          />
          <button
            type="button"
            className="crop-focus"
            aria-label={copy.focus({
              left: Math.round(focus.x * 100),
              top: Math.round(focus.y * 100),
            })}
            style={{ insetInlineStart: percent(focus.x), insetBlockStart: percent(focus.y) }}
            onKeyDown={handleKey}
          />
        </>
      )}
    </div>
  );
}
