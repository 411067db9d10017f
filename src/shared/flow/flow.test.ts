import { describe, expect, it, vi } from "vitest";
import { createFlow, type Effects } from "./flow.ts";

type State =
  | { kind: "idle" }
  | { kind: "searching"; attempt: number; query: string }
  | { kind: "found"; result: string };
type Event =
  | { type: "searched"; query: string }
  | { type: "answered"; result: string }
  | { type: "typed" };

function transition(state: State, event: Event): State {
  if (event.type === "searched")
    return {
      kind: "searching",
      query: event.query,
      attempt: state.kind === "searching" ? state.attempt + 1 : 1,
    };
  if (event.type === "answered" && state.kind === "searching")
    return { kind: "found", result: event.result };
  return state;
}

function setUp(effects: Effects<State, Event>) {
  const ending = new AbortController();
  const onBug = vi.fn();
  const flow = createFlow<State, Event>({
    initial: { kind: "idle" },
    transition,
    effects,
    signal: ending.signal,
    onBug,
  });
  return { ...flow, ending, onBug };
}

describe("a flow", () => {
  it("shows the answer to the last request, in any order of arrival", async () => {
    const answer = new Map<string, () => void>();
    const { store, send } = setUp({
      async searching({ query }, { send: answered }) {
        await new Promise<void>((resolve) => answer.set(query, resolve));
        answered({ type: "answered", result: query });
      },
    });
    send({ type: "searched", query: "first" });
    send({ type: "searched", query: "second" });
    answer.get("first")?.();
    await Promise.resolve();
    expect(store.getState()).toMatchObject({ kind: "searching", query: "second" });
    answer.get("second")?.();
    await vi.waitFor(() => expect(store.getState()).toEqual({ kind: "found", result: "second" }));
  });

  it("starts the effect again for another attempt, and aborts the one before", () => {
    const signals: AbortSignal[] = [];
    const { send } = setUp({ searching: (_, { signal }) => void signals.push(signal) });
    send({ type: "searched", query: "a" });
    send({ type: "searched", query: "a" });
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  });

  it("keeps the same state object and calls no listener when an event means nothing", () => {
    const { store, send } = setUp({});
    const before = store.getState();
    const listener = vi.fn();
    store.subscribe(listener);
    send({ type: "typed" });
    send({ type: "answered", result: "late" });
    expect(store.getState()).toBe(before);
    expect(listener).not.toHaveBeenCalled();
  });

  it("reports what an effect throws, at once or later, and goes on", async () => {
    const { send, store, onBug } = setUp({
      idle() {
        throw new Error("at once");
      },
      async searching() {
        await Promise.resolve();
        throw new Error("later");
      },
    });
    send({ type: "searched", query: "a" });
    await vi.waitFor(() =>
      expect(onBug.mock.calls.map(([error]) => String(error))).toEqual([
        "Error: at once",
        "Error: later",
      ]),
    );
    send({ type: "answered", result: "x" });
    expect(store.getState().kind).toBe("found");
  });

  it("reports no error that an effect throws after its state was left", async () => {
    const { send, onBug } = setUp({
      async searching({ query }, { signal }) {
        await new Promise<void>((_, reject) =>
          signal.addEventListener("abort", () => reject(new Error(query))),
        );
      },
    });
    send({ type: "searched", query: "a" });
    send({ type: "answered", result: "x" });
    await new Promise((resolve) => setTimeout(resolve));
    expect(onBug).not.toHaveBeenCalled();
  });

  it("ends with its signal: effects are aborted and no event changes anything", () => {
    const signals: AbortSignal[] = [];
    const { send, store, ending } = setUp({
      searching: (_, { signal }) => void signals.push(signal),
    });
    send({ type: "searched", query: "a" });
    ending.abort();
    send({ type: "answered", result: "x" });
    expect([signals[0]?.aborted, store.getState().kind]).toEqual([true, "searching"]);
  });
});
