import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Client } from "../api/client.ts";
import { createPlaceSearch } from "./placeSearch.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("asks for suggestions 400 ms after the last key, once [A9.21]", async () => {
  const queries: unknown[] = [];
  // SAFETY: suggestions use these two functions alone.
  const client = {
    warmUp() {},
    call: async (_: unknown, { query }: { query: unknown }) => {
      queries.push(query);
      return { ok: true, value: { predictions: [] } };
    },
  } as unknown as Client;
  const search = createPlaceSearch({ client: () => client, signal: new AbortController().signal });
  search.type("Osteria");
  await vi.advanceTimersByTimeAsync(399);
  search.type("Osteria L");
  await vi.advanceTimersByTimeAsync(399);
  expect(queries).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(queries).toEqual([{ query: "Osteria L" }]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(queries).toHaveLength(1);
});
