import { beforeEach, expect, it, vi } from "vitest";
import { nextPaint } from "./paint.ts";

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ["setTimeout", "clearTimeout", "requestAnimationFrame", "cancelAnimationFrame"],
  });
});

/** Records in `painted` when the requested paint has happened. */
const painted: string[] = [];
const ask = (name: string) => void nextPaint().then(() => painted.push(name));

it("counts content rendered between a frame and its timer to the next frame", async () => {
  painted.length = 0;
  ask("first");
  ask("second");
  requestAnimationFrame(() => ask("after the frame began"));
  vi.advanceTimersToNextFrame();
  await vi.advanceTimersByTimeAsync(1);
  expect(painted).toEqual(["first", "second"]);
  vi.advanceTimersToNextFrame();
  await vi.advanceTimersByTimeAsync(1);
  expect(painted).toEqual(["first", "second", "after the frame began"]);
  expect(vi.getTimerCount()).toBe(0);
});

it("does not wait for ever where no frame comes, and less in a hidden tab", async () => {
  painted.length = 0;
  vi.stubGlobal("requestAnimationFrame", () => 0);
  ask("visible");
  await vi.advanceTimersByTimeAsync(999);
  expect(painted).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(painted).toEqual(["visible"]);
  vi.spyOn(Document.prototype, "hidden", "get").mockReturnValue(true);
  ask("hidden");
  await vi.advanceTimersByTimeAsync(100);
  expect(painted).toEqual(["visible", "hidden"]);
});
