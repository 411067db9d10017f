import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createStepHistory, storedStep, type StepHistory } from "./stepHistory.ts";

let ending = new AbortController();
let moves: string[] = [];
/** The step that the flow shows after a move. By default, the step that the person went to. */
let answer: (step: string) => string = (step) => step;

function open(widget = "Flow", router: "browser" | "memory" = "browser"): StepHistory {
  return createStepHistory({
    widget,
    router,
    signal: ending.signal,
    onMove(step) {
      moves.push(step);
      return answer(step);
    },
  });
}

const stepOf = (widget = "Flow") => storedStep(widget);

/** A move with the browser's own buttons, and everything that follows from it. */
async function go(by: number, seen: () => void): Promise<void> {
  history.go(by);
  await vi.waitFor(seen);
}

beforeEach(() => {
  ending = new AbortController();
  moves = [];
  answer = (step) => step;
  history.pushState({ host: 1 }, "", "/page?a=1");
});
afterEach(() => ending.abort());

it("a step that can be undone is an entry of the history, beside the host's own state", () => {
  const { length } = history;
  const steps = open();
  steps.show("details", false);
  expect(history.state).toEqual({ host: 1 });
  steps.show("payment", false);
  expect(history.length).toBe(length + 1);
  expect(history.state).toEqual({ host: 1, diningSteps: { Flow: ["details", "payment"] } });
  expect(location.search).toBe("?a=1");
});

it("Back and Forward name the step that was gone to, and the host's router hears of neither", async () => {
  const heard = vi.fn();
  addEventListener("popstate", heard, { signal: ending.signal });
  const steps = open();
  steps.show("details", false);
  steps.show("payment", false);
  await go(-1, () => expect(moves).toEqual(["details"]));
  await go(1, () => expect(moves).toEqual(["details", "payment"]));
  expect(heard).not.toHaveBeenCalled();
});

it("a step that the flow's own button returns to is gone back to, and adds no entry", async () => {
  const steps = open();
  for (const step of ["details", "payment"]) steps.show(step, false);
  const { length } = history;
  steps.show("details", false);
  // Pressed again in the meantime. It waits until the first move has arrived.
  await vi.waitFor(() => expect(stepOf()).toBe("details"));
  expect(moves).toEqual([]);
  steps.show("payment", false);
  expect(history.length).toBe(length);
  await go(-1, () => expect(moves).toEqual(["details"]));
});

it("after money moved the step takes the place of the one that led to it, and Back leads to no form", async () => {
  const steps = open();
  steps.show("details", false);
  steps.show("payment", false);
  const { length } = history;
  steps.show("confirmation", true);
  expect(history.length).toBe(length);
  answer = () => "confirmation";
  await go(-1, () => expect(moves).toEqual(["details"]));
  expect(stepOf()).toBe("confirmation");
});

it("a step that nothing leads to yet is left again", async () => {
  const steps = open();
  steps.show("details", false);
  steps.show("payment", false);
  await go(-1, () => expect(moves).toEqual(["details"]));
  answer = () => "details";
  await go(1, () => expect(moves).toEqual(["details", "payment"]));
  await vi.waitFor(() => expect(stepOf()).toBe("details"));
});

it("two flows of one page go back one after the other, each only its own step", async () => {
  const first = open("First");
  const second = open("Second");
  first.show("a", false);
  second.show("x", false);
  first.show("b", false);
  second.show("y", false);
  await go(-1, () => expect(moves).toEqual(["x"]));
  await go(-1, () => expect(moves).toEqual(["x", "a"]));
});

it("a reload finds the step in the entry", () => {
  const steps = open();
  steps.show("details", false);
  steps.show("payment", false);
  expect(stepOf()).toBe("payment");
  const reloaded = open();
  const { length } = history;
  reloaded.show("payment", false);
  expect([history.length, stepOf()]).toEqual([length, "payment"]);
});

it("the memory router leaves the history as it is", () => {
  const { length } = history;
  const steps = open("Flow", "memory");
  for (const step of ["details", "payment"]) steps.show(step, false);
  expect([history.length, history.state]).toEqual([length, { host: 1 }]);
});
