import { afterAll, beforeAll, vi } from "vitest";
import { poolOf, openSites, type Pool } from "../support/pool.ts";
import type { Site } from "../support/site.ts";
import { serveMockApi, type MockApi } from "./mockApi.ts";

/** A site with the built bundle and its own mock API. */
export interface Slot {
  readonly site: Site;
  readonly api: MockApi;
}

/**
 * Opens a pool for the concurrent tests of a file, and closes it after the last one. Call it at the
 * top of the file.
 */
export function mockSitePool(count: number): Pool<Slot> {
  vi.setConfig({ maxConcurrency: count });
  let free: Pool<Slot>;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const opened = await openSites(count, "dist");
    close = () => opened.close();
    free = poolOf(opened.sites.map((site) => ({ site, api: serveMockApi(site) })));
  });
  afterAll(() => close?.());
  return { run: (work) => free.run(work) };
}
