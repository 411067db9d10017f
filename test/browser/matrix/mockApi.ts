import { getResponse } from "msw";
import { areas } from "../../../mock-api/areas.ts";
import { createBackend, type StatefulBackend } from "../../../mock-api/backend.ts";
import { replyOf, requestOf } from "../support/mockReply.ts";
import type { Reply, Respond } from "../support/serve.ts";
import type { Site } from "../support/site.ts";

/** How the API fails for a page, regardless of the call. */
export const apiFaults = [
  "error page",
  "no connection",
  "a page instead of JSON",
  "an empty object",
  "null",
] as const;
export type ApiFault = (typeof apiFaults)[number];

const answers: Record<ApiFault, Reply | "reset"> = {
  "error page": { status: 500, type: "text/html", body: "<h1>Something went wrong</h1>" },
  "no connection": "reset",
  "a page instead of JSON": { body: "<!doctype html><title>Log in</title>", type: "text/html" },
  "an empty object": { body: "{}", type: "application/json" },
  null: { body: "null", type: "application/json" },
};

export interface MockApi {
  /** Resets the backend, with a scenario. */
  open(scenario?: string): void;
  /** The backend, which all pages of the site share. */
  readonly backend: StatefulBackend;
  fault: ApiFault | undefined;
  /** Called with each request that has arrived, before it is carried out. */
  hold?: (request: Request) => Promise<void>;
}

/**
 * Answers the requests of a site's host that are neither for its pages nor for files with the mock
 * API, or fails them.
 */
export function serveMockApi({ host, routes }: Pick<Site, "host" | "routes">): MockApi {
  const backend = createBackend(areas);
  const pages: Respond = host.respond;
  const mockApi: MockApi = {
    open: (scenario) => backend.open(scenario),
    backend,
    fault: undefined,
  };

  host.respond = async (url, incoming) => {
    // An example links to a file that the browser downloads, so the page stays.
    if (url.pathname === "/favicon.ico") return { status: 204, type: "image/x-icon", body: "" };
    if (routes.has(url.pathname) || /\.(?!json$)\w+$/.test(url.pathname))
      return pages(url, incoming);
    if (mockApi.fault) return answers[mockApi.fault];
    const request = await requestOf(new URL(url.pathname + url.search, host.origin), incoming);
    await mockApi.hold?.(request);
    const response = await getResponse([...backend.handlers], request);
    return response
      ? replyOf(response)
      : { status: 404, type: "application/json", body: '{"error":"Not found"}' };
  };
  return mockApi;
}
