import { expect, test, vi } from "vitest";
import { createFlow, type Effects } from "./flow.ts";
import { effectsOfPart } from "./lazyEffects.ts";
import { createLazyPart } from "./lazyPart.ts";

type State = { readonly kind: "form" } | { readonly kind: "sending" };
type Event = { readonly type: "sent" } | { readonly type: "left" };

/** A form whose effects are in a part that the test loads. */
function setUp() {
  const started: string[] = [];
  const effects: Effects<State, Event> = { sending: () => void started.push("sending") };
  const loads: PromiseWithResolvers<{ effects: Effects<State, Event> }>[] = [];
  const part = createLazyPart(() => {
    const load = Promise.withResolvers<{ effects: Effects<State, Event> }>();
    loads.push(load);
    return load.promise;
  });
  const onBug = vi.fn();
  const { send } = createFlow<State, Event>({
    initial: { kind: "form" },
    transition: (_, { type }) => ({ kind: type === "sent" ? "sending" : "form" }),
    effects: effectsOfPart<State, Event>({ form() {} }, part),
    signal: new AbortController().signal,
    onBug,
  });
  const loaded = () => vi.waitFor(() => expect(part.store.getState().part).not.toBeNull());
  return { part, loads, started, send, loaded, arrive: () => loads.at(-1)?.resolve({ effects }) };
}

test("an effect of a loaded part starts at once", async () => {
  const { part, started, send, loaded, arrive } = setUp();
  part.load();
  arrive();
  await loaded();
  send({ type: "sent" });
  expect(started).toEqual(["sending"]);
});

test("an effect of a part that is not there loads it, and starts when it has come", async () => {
  const { loads, started, send, arrive } = setUp();
  send({ type: "sent" });
  expect({ loads: loads.length, started }).toEqual({ loads: 1, started: [] });
  arrive();
  await vi.waitFor(() => expect(started).toEqual(["sending"]));
});

test("an effect whose part failed starts after the load that the person repeats", async () => {
  const { part, loads, started, send, arrive } = setUp();
  send({ type: "sent" });
  loads[0]?.reject(new TypeError("offline"));
  await vi.waitFor(() => expect(part.store.getState().hasFailed).toBe(true));
  expect(started).toEqual([]);
  part.load();
  arrive();
  await vi.waitFor(() => expect(started).toEqual(["sending"]));
});

test("an effect does not start when its part comes after the flow has left the state", async () => {
  const { started, send, loaded, arrive } = setUp();
  send({ type: "sent" });
  send({ type: "left" });
  arrive();
  await loaded();
  expect(started).toEqual([]);
});
