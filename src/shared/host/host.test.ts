import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { replaceCookieJar } from "../../../test/support/cookieJar.ts";
import * as z from "zod/mini";
import { copyText } from "./clipboard.ts";
import { clearCookie, readCookie, writeCookie } from "./cookies.ts";
import { hostDocument } from "./hostDocument.ts";
import { matchesMedia } from "./media.ts";
import { hasPrivacySignal } from "./privacySignal.ts";
import { randomId } from "./randomId.ts";
import { shareLink } from "./share.ts";
import {
  onStorageChange,
  readStored,
  readText,
  removeText,
  writeStored,
  writeText,
} from "./storage.ts";
import { after, debounce, sleep } from "./timers.ts";

const refused = (): never => {
  throw new DOMException("denied", "SecurityError");
};

afterEach(() => {
  removeText("local", "deviceId");
  removeText("session", "sessionId");
  vi.restoreAllMocks();
});

describe("storage", () => {
  it("keeps a text and says that it lasts", () => {
    expect(writeText("local", "deviceId", "v")).toBe(true);
    expect([
      readText("local", "deviceId"),
      localStorage.getItem("deviceId"),
      readText("session", "sessionId"),
    ]).toEqual(["v", "v", null]);
    removeText("local", "deviceId");
    expect(localStorage.getItem("deviceId")).toBeNull();
  });

  it("writes and reads a value whatever the page did to toJSON", () => {
    const rows = z.object({ rows: z.array(z.tuple([z.number(), z.string()])) });
    Reflect.set(Array.prototype, "toJSON", () => "[the page's own]");
    Reflect.set(Object.prototype, "toJSON", () => "{the page's own}");
    const isKept = writeStored("session", "sessionId", { rows: [[1, "Ana"]] });
    const stored = readStored("session", "sessionId", rows);
    Reflect.deleteProperty(Array.prototype, "toJSON");
    Reflect.deleteProperty(Object.prototype, "toJSON");
    expect([isKept, stored]).toEqual([true, { rows: [[1, "Ana"]] }]);
  });

  it.each([
    ["refused", () => vi.spyOn(window, "localStorage", "get").mockImplementation(refused)],
    [
      "full",
      () =>
        vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
          throw new DOMException("full", "QuotaExceededError");
        }),
    ],
    [
      "silently dropping",
      () => vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {}),
    ],
  ])("that is %s is replaced by memory", (_, spoil) => {
    spoil();
    expect(writeText("local", "deviceId", "v")).toBe(false);
    expect(readText("local", "deviceId")).toBe("v");
    removeText("local", "deviceId");
    expect(readText("local", "deviceId")).toBeNull();
  });

  it.each(['{"n":1', '{"m":1}', '"text"', "null", ""])(
    "discards %j, which is garbage or of an older shape",
    (text) => {
      localStorage.setItem("deviceId", text);
      expect(readStored("local", "deviceId", z.object({ n: z.number() }))).toBeNull();
      expect(localStorage.getItem("deviceId")).toBeNull();
    },
  );

  it("returns the stored value that matches its schema", () => {
    writeStored("session", "sessionId", { n: 1 });
    expect(readStored("session", "sessionId", z.object({ n: z.number() }))).toEqual({ n: 1 });
  });

  it("calls back for changes in other tabs, until the signal ends", () => {
    const run = vi.fn();
    const ending = new AbortController();
    onStorageChange("k", ending.signal, run);
    for (const key of ["k", "other", null]) dispatchEvent(new StorageEvent("storage", { key }));
    ending.abort();
    dispatchEvent(new StorageEvent("storage", { key: "k" }));
    expect(run).toHaveBeenCalledTimes(2);
  });
});

describe("hostDocument", () => {
  const names = ["cookie", "body", "documentElement", "defaultView", "createElement"];

  afterEach(() => {
    for (const name of names) Reflect.deleteProperty(document, name);
    Reflect.deleteProperty(document, "ours");
  });

  it("uses the platform's properties, whatever elements of the page have their names", () => {
    writeCookie("k", "v", 1);
    // Simulates named elements, which jsdom does not support.
    for (const name of names)
      Object.defineProperty(document, name, { value: "of the page", configurable: true });
    const shadowed: unknown = document.cookie;
    hostDocument.cookie = "j=w";
    const { cookie, body, documentElement, defaultView } = hostDocument;
    const { tagName } = hostDocument.createElement("p");
    for (const name of names) Reflect.deleteProperty(document, name);
    expect(shadowed).toBe("of the page");
    expect(cookie.split("; ").toSorted()).toEqual(["j=w", "k=v"]);
    expect(tagName).toBe("P");
    expect(body.parentNode).toBe(documentElement);
    expect(defaultView?.document).toBe(document);
    for (const name of ["j", "k"]) clearCookie(name);
  });

  it("keeps what libraries put on the document itself", () => {
    Reflect.set(hostDocument, "ours", true);
    expect([Reflect.get(document, "ours"), Reflect.get(hostDocument, "ours")]).toEqual([
      true,
      true,
    ]);
  });
});

describe("cookies", () => {
  it("are set for the site, same-site, and over https alone [D4]", () => {
    const set = vi.spyOn(Document.prototype, "cookie", "set");
    expect(writeCookie("dine_do_not_sell", "1", 365)).toBe(true);
    expect(set).toHaveBeenCalledWith(
      "dine_do_not_sell=1; Path=/; Max-Age=31536000; SameSite=Lax; Secure",
    );
    clearCookie("dine_do_not_sell");
    expect(set).toHaveBeenLastCalledWith(
      "dine_do_not_sell=; Path=/; Max-Age=-31536000; SameSite=Lax; Secure",
    );
    expect(readCookie("dine_do_not_sell")).toBeNull();
  });

  it("carry any text, and are not taken for one whose name ends alike", () => {
    writeCookie("xk", "other", 1);
    writeCookie("k", "a=b; c é", 1);
    expect(readCookie("k")).toBe("a=b; c é");
    for (const name of ["k", "xk"]) clearCookie(name);
  });

  it("that are refused count as none", () => {
    const restore = replaceCookieJar(refused, refused);
    const answers = [writeCookie("k", "v", 1), readCookie("k")];
    clearCookie("k");
    restore();
    expect(answers).toEqual([false, null]);
  });
});

describe("timers", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  it("run once, and never after the signal", () => {
    const run = vi.fn();
    const ending = new AbortController();
    after(100, ending.signal, run);
    after(200, ending.signal, run);
    vi.advanceTimersByTime(150);
    ending.abort();
    after(1, ending.signal, run);
    vi.advanceTimersByTime(1000);
    expect(run).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("sleep to the end, or wake at the signal", async () => {
    const ending = new AbortController();
    const whole = sleep(100, ending.signal);
    const cut = sleep(500, ending.signal);
    await vi.advanceTimersByTimeAsync(100);
    ending.abort();
    expect([await whole, await cut, await sleep(10, ending.signal)]).toEqual([true, false, false]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("debounce to the last call", () => {
    const run = vi.fn();
    const ending = new AbortController();
    const search = debounce(225, ending.signal, run);
    search("a");
    vi.advanceTimersByTime(224);
    search("ab");
    vi.advanceTimersByTime(225);
    expect(run.mock.calls).toEqual([["ab"]]);
    search("abc");
    ending.abort();
    search("abcd");
    vi.advanceTimersByTime(1000);
    expect(run).toHaveBeenCalledOnce();
  });
});

describe("the platform", () => {
  it("copies, and says when it may not [GC6]", async () => {
    const writeClipboard = vi
      .fn()
      .mockResolvedValueOnce(undefined)
      .mockRejectedValue(new DOMException("no", "NotAllowedError"));
    vi.stubGlobal("navigator", { clipboard: { writeText: writeClipboard } });
    expect([await copyText("x"), await copyText("x")]).toEqual([true, false]);
    vi.stubGlobal("navigator", {});
    expect(await copyText("x")).toBe(false);
  });

  it("shares, respects a dismissal, and copies where it cannot share [O22]", async () => {
    const link = { url: "https://host.example/", title: "Offer" };
    const clipboard = { writeText: async () => {} };
    const share = vi
      .fn()
      .mockResolvedValueOnce(undefined)
      .mockRejectedValueOnce(new DOMException("", "AbortError"))
      .mockRejectedValue(new DOMException("", "NotAllowedError"));
    vi.stubGlobal("navigator", { share, clipboard });
    expect([await shareLink(link), await shareLink(link), await shareLink(link)]).toEqual([
      "shared",
      "dismissed",
      "copied",
    ]);
    vi.stubGlobal("navigator", {});
    expect(await shareLink(link)).toBe("refused");
  });

  it("reads Global Privacy Control only where it is exactly on [D5]", () => {
    for (const [signal, is] of [
      [true, true],
      [false, false],
      ["1", false],
      [undefined, false],
    ] as const) {
      vi.stubGlobal("navigator", { globalPrivacyControl: signal });
      expect(hasPrivacySignal()).toBe(is);
    }
  });

  it("makes version 4 UUIDs, also without crypto.randomUUID (fault J4)", () => {
    const pattern = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
    expect(randomId()).toMatch(pattern);
    const { crypto } = globalThis;
    vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const ids = Array.from({ length: 50 }, randomId);
    vi.stubGlobal("crypto", undefined);
    ids.push(randomId(), randomId());
    for (const id of ids) expect(id).toMatch(pattern);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("makes version 4 UUIDs where Prototype.js has replaced Array.from by one without a mapper", () => {
    vi.stubGlobal("crypto", undefined);
    const from = vi
      .spyOn(Array, "from")
      .mockImplementation((list: unknown) => Array.prototype.slice.call(list));
    const id = randomId();
    from.mockRestore();
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  });

  it("answers media queries with no where there are none (fault J4)", () => {
    vi.stubGlobal("matchMedia", undefined);
    expect(matchesMedia("reducedMotion")).toBe(false);
  });
});
