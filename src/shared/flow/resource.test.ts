import { expect, test } from "vitest";
import { failed, type Outcome } from "../api/outcome.ts";
import { createResource } from "./resource.ts";

/** A resource whose reads the test answers, in any order. */
function start(options?: Parameters<typeof createResource>[2]) {
  const ending = new AbortController();
  const reads: {
    readonly key: string;
    readonly signal: AbortSignal;
    readonly answer: (outcome: Outcome<string>) => void;
  }[] = [];
  const resource = createResource<string>(
    (signal, key) => new Promise((answer) => reads.push({ key, signal, answer })),
    ending.signal,
    options,
  );
  const answer = async (read: number, outcome: Outcome<string>) => {
    reads[read]?.answer(outcome);
    await Promise.resolve();
  };
  return { ...resource, ending, reads, answer, state: () => resource.store.getState() };
}

const ok = (value: string) => ({ ok: true, value }) as const;
const offline = failed({ kind: "offline" });

test("createResource, with a key that is loaded twice, reads it once", async () => {
  const { load, reads, answer, state } = start({ initialKey: null });
  expect(state()).toEqual({ kind: "idle", key: null, value: null, problem: null });
  load("a", "known");
  load("a");
  expect(state()).toMatchObject({ kind: "loading", value: "known" });
  await answer(0, ok("read"));
  load("a");
  expect(state()).toEqual({ kind: "ready", key: "a", value: "read", problem: null });
  expect(reads).toHaveLength(1);
});

test("createResource, with an answer to an earlier key, ignores it and aborts its read", async () => {
  const { load, reads, answer, state } = start();
  load("a");
  load("b");
  expect(reads.map(({ key, signal }) => [key, signal.aborted])).toEqual([
    ["a", true],
    ["b", false],
  ]);
  await answer(1, ok("of b"));
  await answer(0, ok("of a"));
  expect(state()).toMatchObject({ key: "b", value: "of b" });
});

test("createResource without keys is read by reload before it is loaded; with keys it waits for one", async () => {
  const one = start();
  void one.reload();
  expect(one.state().kind).toBe("loading");
  one.load();
  expect(one.reads).toHaveLength(1);
  const keyed = start({ initialKey: null });
  await keyed.reload();
  expect(keyed.reads).toHaveLength(0);
});

test("createResource, after a failed read, reads again by reload alone and keeps value and problem meanwhile", async () => {
  const { load, reload, reads, answer, state } = start();
  load();
  await answer(0, ok("first"));
  void reload();
  await answer(1, offline);
  expect(state()).toEqual({
    kind: "failed",
    key: "",
    value: "first",
    problem: { kind: "offline" },
  });
  load();
  dispatchEvent(new Event("online"));
  expect(reads).toHaveLength(2);
  void reload();
  expect(state()).toMatchObject({ kind: "loading", value: "first", problem: { kind: "offline" } });
  await answer(2, ok("second"));
  expect(state()).toMatchObject({ kind: "ready", value: "second", problem: null });
});

test("createResource with repeatsFailed, after a failed read, reads again by load and when the browser is online", async () => {
  const { load, reads, answer, ending } = start({ repeatsFailed: true });
  load("a");
  await answer(0, offline);
  load("a");
  await answer(1, offline);
  dispatchEvent(new Event("online"));
  expect(reads.map(({ key }) => key)).toEqual(["a", "a", "a"]);
  await answer(2, offline);
  ending.abort();
  dispatchEvent(new Event("online"));
  load("a");
  expect(reads).toHaveLength(3);
});

test("createResource, with a value put, changed or reset, drops the answer under way", async () => {
  const { load, put, change, reset, reload, reads, answer, state } = start({ initialKey: null });
  change(() => "without a value");
  expect(state().value).toBeNull();
  load("a");
  put("b", "given");
  change((value) => `${value} and changed`);
  await answer(0, ok("late"));
  expect(state()).toEqual({ kind: "ready", key: "b", value: "given and changed", problem: null });
  reset();
  await reload();
  expect(state()).toMatchObject({ kind: "idle", key: null, value: null });
  expect(reads).toHaveLength(1);
});
