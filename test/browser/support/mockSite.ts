import { serveMockApi, type MockApi } from "../matrix/mockApi.ts";
import { openSite, type Site } from "./site.ts";

export interface MockSite extends Site {
  readonly api: MockApi;
}

/**
 * The bundle and host pages on an origin that answers as the mock API. `api.open()` resets it, with
 * a scenario.
 */
export async function openMockSite(): Promise<MockSite> {
  const site = await openSite({ dist: "dist" });
  return { ...site, api: serveMockApi(site) };
}
