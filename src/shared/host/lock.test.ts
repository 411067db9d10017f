import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createLocks } from "../../../build/platform/locks.ts";

type LockModule = typeof import("./lock.ts");
const never = new AbortController().signal;

/** Another tab of the same browser. It shares storage and locks, but no memory. */
async function openTab(): Promise<LockModule> {
  vi.resetModules();
  return import("./lock.ts");
}

/** The ways in which a browser's tabs may coordinate. */
const browsers: Readonly<Record<string, () => void>> = {
  "Web Locks": () => vi.stubGlobal("navigator", { locks: createLocks() }),
  "claims in storage": withoutLocks,
  "claims in storage, with locks refused": () =>
    vi.stubGlobal("navigator", {
      locks: { request: () => Promise.reject(new DOMException("no", "SecurityError")) },
    }),
};

function withoutLocks(): void {
  vi.stubGlobal("navigator", { locks: undefined });
}

function refuseStorage(): void {
  for (const method of ["setItem", "getItem", "removeItem"] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("no", "SecurityError");
    });
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe.each(Object.entries(browsers))("a lock over %s", (_, open) => {
  beforeEach(open);

  it("is held by one of two tabs that request it at the same time, and is free again after its release", async () => {
    const tabs = [await openTab(), await openTab()] as const;
    const locks = await Promise.all(tabs.map((tab) => tab.acquireLock("a")));
    expect(locks.filter(Boolean)).toHaveLength(1);
    locks.find(Boolean)?.release();
    const loser = tabs[locks.indexOf(null)]!;
    await loser.whenUnlocked("a", never);
    const next = await loser.acquireLock("a");
    expect(next).not.toBeNull();
    next?.release();
  });

  it("is given again at once to the page that has just released it", async () => {
    const page = await openTab();
    const lock = await page.acquireLock("a");
    lock?.release();
    const next = await page.acquireLock("a");
    expect(next).not.toBeNull();
    next?.release();
  });

  it("is refused to a tab that comes later, and says when it is free", async () => {
    const [first, second] = [await openTab(), await openTab()];
    const lock = await first.acquireLock("a");
    expect(await second.acquireLock("a")).toBeNull();
    const other = await second.acquireLock("b");
    expect(other).not.toBeNull();
    other?.release();
    let isFree = false;
    const waited = second.whenUnlocked("a", never).then(() => (isFree = true));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(isFree).toBe(false);
    lock?.release();
    await waited;
    const next = await second.acquireLock("a");
    expect(next).not.toBeNull();
    next?.release();
  });

  it("is refused to a second widget of the same page before anything is awaited", async () => {
    const page = await openTab();
    const requests = [page.acquireLock("a"), page.acquireLock("a")];
    expect(page.isLockedHere("a")).toBe(true);
    const [one, other] = await Promise.all(requests);
    expect(other).toBeNull();
    one?.release();
    one?.release();
    expect(page.isLockedHere("a")).toBe(false);
  });

  it("is waited for only as long as the signal allows", async () => {
    const [first, second] = [await openTab(), await openTab()];
    const lock = await first.acquireLock("a");
    const leaving = new AbortController();
    const waited = second.whenUnlocked("a", leaving.signal);
    leaving.abort();
    await waited;
    expect(await second.acquireLock("a")).toBeNull();
    lock?.release();
  });
});

describe("a Web Lock", () => {
  it("stays locked for other tabs after its release until they see the values written under it", async () => {
    browsers["Web Locks"]?.();
    const [first, second] = [await openTab(), await openTab()];
    const lock = await first.acquireLock("a");
    lock?.release();
    expect(await second.acquireLock("a")).toBeNull();
    await second.whenUnlocked("a", never);
    const next = await second.acquireLock("a");
    expect(next).not.toBeNull();
    next?.release();
  });
});

describe("a claim in storage", () => {
  beforeEach(withoutLocks);

  it("ends with its page, and leaves nothing in storage", async () => {
    const [first, second] = [await openTab(), await openTab()];
    await first.acquireLock("a");
    expect(localStorage).toHaveLength(1);
    dispatchEvent(new Event("pagehide"));
    expect(localStorage).toHaveLength(0);
    const next = await second.acquireLock("a");
    expect(next).not.toBeNull();
    next?.release();
    expect(localStorage).toHaveLength(0);
  });

  it("counts for as long as its tab may be throttled, and no longer once that has died", async () => {
    const tab = await openTab();
    const died = Date.now();
    localStorage.setItem("dining.lock dead-tab a", `held ${died + 75_000}`);
    expect(await tab.acquireLock("a")).toBeNull();
    const clock = vi.spyOn(Date, "now").mockReturnValue(died + 75_001);
    const lock = await tab.acquireLock("a");
    expect(lock).not.toBeNull();
    expect(localStorage.getItem("dining.lock dead-tab a")).toBeNull();
    lock?.release();
    clock.mockRestore();
  });

  it("keeps out other widgets of the page if storage is refused", async () => {
    refuseStorage();
    const page = await openTab();
    const lock = await page.acquireLock("a");
    expect(lock).not.toBeNull();
    expect(await page.acquireLock("a")).toBeNull();
    lock?.release();
    const next = await page.acquireLock("a");
    expect(next).not.toBeNull();
    next?.release();
  });

  it.each(["", "held", "held x", "held 99999999999999", '{"held":1}'])(
    "is not believed as %o",
    async (text) => {
      const tab = await openTab();
      localStorage.setItem("dining.lock hostile a", text);
      const lock = await tab.acquireLock("a");
      expect(lock).not.toBeNull();
      lock?.release();
    },
  );

  it("is written anew while it is held", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const tab = await openTab();
    const lock = await tab.acquireLock("a");
    const [key = ""] = Object.keys(localStorage);
    localStorage.removeItem(key);
    vi.advanceTimersByTime(5_000);
    expect(localStorage.getItem(key)).toMatch(/^held \d+$/);
    lock?.release();
    vi.advanceTimersByTime(5_000);
    expect(localStorage).toHaveLength(0);
  });
});
