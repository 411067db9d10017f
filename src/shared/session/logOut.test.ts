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

it.each([
  ["removes what leaving screens have stored since", false, null],
  ["leaves what the next session has stored before it expired", true, "{}"],
])("%s", (_, isSignedInAgain, kept) => {
  vi.useFakeTimers();
  const session = signedIn();
  logOut(pageConfig([]), session);
  if (isSignedInAgain) {
    session.signIn("t-2");
    session.invalidate("t-2");
  }
  sessionStorage.setItem("partnerDrafts", "{}");
  vi.advanceTimersByTime(1_000);
  expect(session.isSignedIn()).toBe(false);
  expect(sessionStorage.getItem("partnerDrafts")).toBe(kept);
  vi.useRealTimers();
  sessionStorage.clear();
});

it("removes what other tabs have stored of the person, and of nobody else", () => {
  const told: string[] = [];
  const setItem = vi.spyOn(Storage.prototype, "setItem");
  const session = signedIn();
  logOut(pageConfig([]), session);
  told.push(...setItem.mock.calls.map(([key]) => key).filter((key) => key.includes("logout")));
  expect(told).toEqual(["dining.logout:person"]);
  expect(localStorage.getItem("dining.logout:person")).toBeNull();

  const stop = session.subscribe(() => {});
  sessionStorage.setItem("checkout:draft:credit", '{"email":"ada@example.com"}');
  sessionStorage.setItem("dining.managers.entry", "{}");
  dispatchEvent(new StorageEvent("storage", { key: "dining.logout:manager" }));
  expect(sessionStorage.getItem("checkout:draft:credit")).not.toBeNull();
  dispatchEvent(new StorageEvent("storage", { key: "dining.logout:person" }));
  expect(Object.keys(sessionStorage)).toEqual(["dining.managers.entry"]);
  stop();
  sessionStorage.clear();
});
