import { afterEach, describe, expect, it, vi } from "vitest";
import { pageConfig } from "../config/pageConfig.ts";
import { expireLater, sweepExpired } from "../host/storedSweep.ts";
import { localItems, sessionItems, type Owner } from "../host/storedItems.ts";
import { logOut } from "./logOut.ts";
import { createSession } from "./session.ts";

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** Fills every place that a widget may write to, as after a day of use. */
function fill(): void {
  const keyOf = (name: string) => name.replaceAll(/\{\w+\}/g, "17");
  for (const name of Object.keys(localItems))
    localStorage.setItem(keyOf(name), '"ada@example.com"');
  for (const name of Object.keys(sessionItems))
    sessionStorage.setItem(keyOf(name), '"ada@example.com"');
}

const left = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].toSorted();

/**
 * The items of other owners, by name. The ids of browser and visit are removed with every session.
 */
function itemsWithout(owner: Owner): string[] {
  return [...Object.entries(localItems), ...Object.entries(sessionItems)]
    .filter(([name, item]) => item.owner !== owner && !/^(device|session)Id$/.test(name))
    .map(([name]) => name.replaceAll(/\{\w+\}/g, "17"))
    .toSorted();
}

describe("Log Out", () => {
  it.each([
    ["a person's", "userToken", "person"],
    ["a manager's", "managerUserToken", "manager"],
  ] as const)("removes everything of %s, and nothing else", (_, key, owner) => {
    fill();
    localStorage.setItem("host.cart", "1");
    logOut(pageConfig([]), createSession({ key }));
    expect(left()).toEqual([...itemsWithout(owner), "host.cart"].toSorted());
  });

  it("removes what a screen stores while it leaves", () => {
    vi.useFakeTimers();
    logOut(pageConfig([]), createSession({ key: "userToken" }));
    sessionStorage.setItem("checkout:draft:credit", "{}");
    vi.runAllTimers();
    expect(left()).toEqual([]);
  });
});

describe("an item that lives for 30 minutes", () => {
  it("goes while the tab lives", () => {
    vi.useFakeTimers();
    sessionStorage.setItem("signUpCode", JSON.stringify({ savedAtMs: Date.now() }));
    sessionStorage.setItem(
      "checkout:receipt:7",
      JSON.stringify({ atMs: Date.now() + 60_000 - 30 * 60_000 }),
    );
    sweepExpired();
    expect(left()).toEqual(["checkout:receipt:7", "signUpCode"]);
    vi.advanceTimersByTime(60_000);
    expect(left()).toEqual(["signUpCode"]);
    vi.advanceTimersByTime(29 * 60_000);
    expect(left()).toEqual([]);
  });

  it("stays when the clock is set back by less than that", () => {
    vi.useFakeTimers();
    sessionStorage.setItem(
      "checkout:receipt:7",
      JSON.stringify({ atMs: Date.now() + 29 * 60_000 }),
    );
    sessionStorage.setItem(
      "checkout:receipt:8",
      JSON.stringify({ atMs: Date.now() + 31 * 60_000 }),
    );
    sweepExpired();
    expect(left()).toEqual(["checkout:receipt:7"]);
    vi.advanceTimersByTime(60 * 60_000);
    expect(left()).toEqual([]);
  });

  it("stays for 30 minutes from when it was last written", () => {
    vi.useFakeTimers();
    const write = (): void => {
      sessionStorage.setItem("offerEntry", JSON.stringify({ atMs: Date.now() }));
      expireLater("offerEntry", 30);
    };
    write();
    vi.advanceTimersByTime(20 * 60_000);
    write();
    vi.advanceTimersByTime(29 * 60_000);
    expect(vi.getTimerCount()).toBe(1);
    expect(left()).toEqual(["offerEntry"]);
    vi.advanceTimersByTime(60_000);
    expect(left()).toEqual([]);
  });

  it.each(["{", "null", "{}", '{"savedAtMs":1e300}', '{"savedAtMs":"x"}'])(
    "goes at once where it holds %s",
    (text) => {
      sessionStorage.setItem("offerVerification:7", text);
      sweepExpired();
      expect(left()).toEqual([]);
    },
  );
});
