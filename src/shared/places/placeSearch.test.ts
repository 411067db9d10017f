import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Client } from "../api/client.ts";
import { createPlaceSearch } from "./placeSearch.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("asks for suggestions 400 ms after the last key, once [A9.21]", async () => {
  const queries: unknown[] = [];
  // SAFETY: suggestions use only these two functions.
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

it.each([
  {
    result: "found places",
    answer: { ok: true, value: { places: [{ id: "1", name: "Osteria" }] } },
  },
  { result: "failed", answer: { ok: false } },
])(
  "a search that $result within those 400 ms is not covered by suggestions",
  async ({ answer }) => {
    const calls: unknown[] = [];
    // SAFETY: suggestions and search use only these two functions.
    const client = {
      warmUp() {},
      call: async (_: unknown, input: object) => {
        calls.push(input);
        return answer;
      },
    } as unknown as Client;
    const search = createPlaceSearch({
      client: () => client,
      signal: new AbortController().signal,
    });
    search.type("Osteria");
    search.search();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(calls).toEqual([{ body: { q: "Osteria" } }]);
    expect(search.store.getState().suggestions).toBeNull();
    search.type("Osteria L");
    await vi.advanceTimersByTimeAsync(5_000);
    expect(calls.at(-1)).toEqual({ query: { query: "Osteria L" } });
  },
);
