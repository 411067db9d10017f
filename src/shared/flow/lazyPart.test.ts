import { describe, expect, test, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { createLazyPart } from "./lazyPart.ts";

test("a part is fetched once, and after a failure only when it is asked for", async () => {
  const fetchPart = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError("offline"))
    .mockResolvedValue("screens");
  const { store, load, prefetch } = createLazyPart(fetchPart);
  load();
  load();
  await vi.waitFor(() => expect(store.getState()).toEqual({ part: null, hasFailed: true }));
  prefetch();
  expect(fetchPart).toHaveBeenCalledTimes(1);
  load();
  expect(store.getState().hasFailed).toBe(false);
  await vi.waitFor(() => expect(store.getState()).toEqual({ part: "screens", hasFailed: false }));
  load();
  expect(fetchPart).toHaveBeenCalledTimes(2);
});

describe("a part for the first action", () => {
  const idle = () => new Promise((resolve) => setTimeout(resolve, 20));
  const firstScreen = () => {
    const controller = new AbortController();
    const element = document.createElement("div");
    return {
      element,
      signal: controller.signal,
      leave: () => controller.abort(),
      ready: () => element.dispatchEvent(new CustomEvent("widget:ready")),
    };
  };

  /** A part that waits for the first screen, and for a first call in this state. */
  const waiting = (kind: string) => {
    const fetchPart = vi.fn<() => Promise<string>>().mockResolvedValue("screens");
    const screen = firstScreen();
    const store = createStore(() => ({ kind }));
    createLazyPart(fetchPart).prefetchWhenIdle(screen, {
      store,
      isPending: (state) => state.kind === "loading",
    });
    return { fetchPart, screen, store };
  };

  test("is fetched only once the widget is ready and its first call is answered", async () => {
    const { fetchPart, screen, store } = waiting("loading");
    await idle();
    expect(fetchPart).not.toHaveBeenCalled();
    screen.ready();
    await idle();
    expect(fetchPart).not.toHaveBeenCalled();
    store.setState({ kind: "details" });
    await vi.waitFor(() => expect(fetchPart).toHaveBeenCalledTimes(1));
  });

  test("is fetched after the start of a widget whose answer came first, or that calls nothing", async () => {
    const { fetchPart, screen } = waiting("details");
    createLazyPart(fetchPart).prefetchWhenIdle(screen);
    await idle();
    expect(fetchPart).not.toHaveBeenCalled();
    screen.ready();
    await vi.waitFor(() => expect(fetchPart).toHaveBeenCalledTimes(2));
  });

  test("is not fetched once the widget has left", async () => {
    const { fetchPart, screen, store } = waiting("loading");
    screen.ready();
    screen.leave();
    store.setState({ kind: "details" });
    screen.ready();
    await idle();
    expect(fetchPart).not.toHaveBeenCalled();
  });
});
