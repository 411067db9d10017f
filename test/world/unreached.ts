import { failed, type Outcome } from "../../src/shared/api/outcome.ts";
import type { Attempt, Carried } from "./charge.ts";
import type { Fault } from "./faults.ts";
import { http } from "./wire.ts";

/** How long the browser stays offline, which is longer than it asks again. */
export const offlineMs = 20_000;
export const offline = { kind: "offline", wasSent: false } as const;

/** What is answered without the server's having carried anything out. Null if it gets the request. */
export function unreachedBy(fault: Fault, { isGuest }: Attempt): Outcome<Carried> | null {
  switch (fault) {
    case "lost-before":
      return failed({ kind: "timed-out" });
    case "gateway-before":
      return http(503, { message: "Service Unavailable" });
    case "firewall-before":
      return http(403, { message: "Forbidden" });
    case "slow-before":
      return http(408, { message: "Request timed out" });
    case "signed-out":
      return http(401, { error: "Unauthorized" }, isGuest);
    case "too-many":
      return http(429, { error: "Too many requests" });
    case "asks-without-secret":
      return { ok: true, value: { kind: "asks", secret: null } };
    default:
      return null;
  }
}

/** What is answered instead of how the request was carried out. Null if that is what is answered. */
export function hiddenBy(fault: Fault): Outcome<never> | null {
  switch (fault) {
    case "lost-after":
    case "refused-lost":
    case "declined-lost":
      return failed({ kind: "timed-out" });
    case "gateway-after":
      return http(504, { message: "Endpoint request timed out" });
    case "html-after":
      return http(200, "<!doctype html><title>Please wait</title>");
    case "broken-after":
      return http(500, { status: 500, error: "Internal Server Error", errors: ["Try again"] });
    default:
      return null;
  }
}
