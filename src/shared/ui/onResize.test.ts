import { afterEach, expect, it, vi } from "vitest";
import { onResize } from "./onResize.ts";

afterEach(() => vi.unstubAllGlobals());

/** A ResizeObserver that reports when the test says so. */
function observer() {
  const reports: (() => void)[] = [];
  const disconnect = vi.fn();
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(report: () => void) {
        reports.push(report);
      }
      observe() {}
      disconnect = disconnect;
    },
  );
  return { report: () => reports.forEach((run) => run()), disconnect };
}

const nextFrame = () => new Promise(requestAnimationFrame);

it("reacts once in the next frame, and never in the observer's own turn", async () => {
  const { report } = observer();
  const react = vi.fn();
  onResize(document.createElement("div"), react);
  report();
  report();
  expect(react).not.toHaveBeenCalled();
  await nextFrame();
  expect(react).toHaveBeenCalledOnce();
});

it("does nothing after its end, even with a frame still to come", async () => {
  const { report, disconnect } = observer();
  const react = vi.fn();
  const stop = onResize(document.createElement("div"), react);
  report();
  stop();
  await nextFrame();
  expect(react).not.toHaveBeenCalled();
  expect(disconnect).toHaveBeenCalledOnce();
});

it("does nothing in a browser without a ResizeObserver", () => {
  vi.stubGlobal("ResizeObserver", undefined);
  expect(onResize(document.createElement("div"), () => {})).not.toThrow();
});
