import { act } from "react";
import { expect, it, vi } from "vitest";
import { renderInWidget } from "../../../shared/ui/testing/renderInWidget.tsx";
import { Confetti } from "./Confetti.tsx";

it("draws 250 pieces in each frame for 3 seconds, and is then removed [C9.14] [C9.15]", () => {
  vi.useFakeTimers();
  const fillRect = vi.fn();
  const context = {
    scale: vi.fn(),
    clearRect: vi.fn(),
    save: vi.fn(),
    translate: vi.fn(),
    rotate: vi.fn(),
    fillRect,
    restore: vi.fn(),
  };
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(
    // SAFETY: Confetti calls only the methods above.
    context as never,
  );
  const advance = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));
  const { shadow } = renderInWidget(<Confetti onStart={() => {}} />);
  advance(0);
  const start = fillRect.mock.calls.length;
  act(() => vi.advanceTimersToNextFrame());
  expect(fillRect.mock.calls.length - start).toBe(250);
  advance(2_950);
  expect(shadow.querySelector("canvas")).not.toBeNull();
  advance(100);
  expect(shadow.querySelector("canvas")).toBeNull();
});
