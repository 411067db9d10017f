import { expect, test, vi } from "vitest";
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
