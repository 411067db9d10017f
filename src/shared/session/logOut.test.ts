import { HttpResponse, http } from "msw";
import { expect, it, vi } from "vitest";
import { pageConfig } from "../config/pageConfig.ts";
import { backendFault, overrideBackend, requests } from "../../../test/support/server.ts";
import { logOut } from "./logOut.ts";
import { createSession } from "./session.ts";

const config = () => pageConfig([{ endpoints: { logout: "/api/v5/logout" } }]);

function signedIn() {
  const session = createSession({ key: "userToken" });
  session.signIn("t-1");
  return session;
}

const calls = () =>
  requests.map(({ method, path, headers }) => [method, path, headers["authorization"]]);

it("ends the session here at once, and tells the API where the page names its call", async () => {
  overrideBackend(http.post("*/api/v5/logout", () => HttpResponse.json({})));
  const session = signedIn();
  logOut(config(), session);
  expect(session.token()).toBeNull();
  await vi.waitFor(() => expect(calls()).toEqual([["POST", "/api/v5/logout", "Bearer t-1"]]));
});

it("calls nothing where the page names no call", async () => {
  logOut(pageConfig([]), signedIn());
  await vi.dynamicImportSettled();
  expect(requests).toEqual([]);
});

it.each(["offline", 401, 500] as const)(
  "stays ended where the call answers with %s",
  async (fault) => {
    overrideBackend(http.post("*/api/v5/logout", () => HttpResponse.json({})));
    backendFault(fault);
    const session = signedIn();
    logOut(config(), session);
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    // A sign-in in the meantime is another session, which the late answer does not end.
    session.signIn("t-2");
    await vi.dynamicImportSettled();
    expect(session.token()).toBe("t-2");
  },
);
