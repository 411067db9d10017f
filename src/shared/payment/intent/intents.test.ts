import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { fillStorage } from "../../../../test/support/fillStorage.ts";
import { fingerprint } from "./fingerprint.ts";
import { inMemory } from "../../host/memoryStorage.ts";
import { createIntents } from "./intents.ts";
import { lockKey, type IntentName } from "./names.ts";

const bill: IntentName = { kind: "bill", ids: ["omnivore", 12, "7734"] };
const key = lockKey(bill);
const facts = z.object({ cents: z.int() });
const never = new AbortController().signal;

let keys = 0;
let nowMs = 1_000_000_000;
beforeEach(() => {
  localStorage.clear();
  keys = 0;
  nowMs = 1_000_000_000;
});
afterEach(() => vi.restoreAllMocks());

/** Another tab's, or another widget's, view of the same browser. */
function open(owner = "42", signal = new AbortController().signal, openMaxAgeMs?: number) {
  return createIntents({
    facts,
    owner: () => owner,
    signal,
    openMaxAgeMs,
    clock: () => nowMs,
    newKey: () => `key-${++keys}`,
  });
}

describe("the name of an intent", () => {
  it("keeps ids apart that would read the same when joined", () => {
    const names = [["a", "b"], ["a.b"], ["a", "", "b"], ["a", null, "b"], ["a%2Eb"]];
    const texts = names.map((ids) => lockKey({ kind: "bill", ids }));
    expect(new Set(texts).size).toBe(4);
  });

  it("differs by what money moves for", () => {
    expect(lockKey({ kind: "refund", ids: ["1"] })).not.toBe(
      lockKey({ kind: "order", ids: ["1"] }),
    );
  });
});

describe("the record of an intent", () => {
  it("is visible to every tab before the request leaves, and removed once nothing was charged", () => {
    const [one, other] = [open(), open()];
    expect(one.begin(bill, { amount: 1 }, { cents: 100 })).toBe("key-1");
    expect(other.read(bill)).toMatchObject({ phase: "sent", key: "key-1", facts: { cents: 100 } });
    one.settleNotCharged(bill);
    expect(other.read(bill)).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it("says to every tab that it was paid, under the key that paid it", () => {
    const [one, other] = [open(), open()];
    one.begin(bill, {}, { cents: 100 });
    one.settlePaid(bill, { cents: 101 });
    expect(other.read(bill)).toMatchObject({ phase: "paid", key: "key-1", facts: { cents: 101 } });
    one.settlePaid(bill, { cents: 101 }, "posUnconfirmed");
    expect(other.read(bill)?.phase).toBe("posUnconfirmed");
  });

  it("holds neither the payload nor anything of it", () => {
    open().begin(bill, { email: "ada@example.com", source: "tok_visa" }, { cents: 1 });
    const text = Object.values(localStorage).join();
    expect(text).not.toMatch(/ada|tok_|email|source/);
  });

  it("is another account's alone, and is neither shown to nor counted for this one", () => {
    open("42").begin(bill, { amount: 1 }, { cents: 100 });
    expect(open("43").read(bill)).toBeNull();
    expect(open("").read(bill)).toBeNull();
    expect(open("43").begin(bill, { amount: 1 }, { cents: 100 })).toBe("key-2");
  });

  it.each([
    ["of twelve hours ago", 12 * 3_600_000, null],
    ["of a minute less", 12 * 3_600_000 - 60_000, "sent"],
    ["of half a minute ahead of a clock that was set back", -30_000, "sent"],
    ["of a day ahead of a clock that was set back", -86_400_000, "sent"],
  ])("%s counts as %3$s", (_, ageMs, phase) => {
    open().begin(bill, {}, { cents: 1 });
    nowMs += ageMs;
    expect(open().read(bill)?.phase ?? null).toBe(phase);
  });

  it.each([
    ["no JSON", "{"],
    ["null", "null"],
    ["a list", "[]"],
    [
      "another phase",
      '{"phase":"done","key":"k","payload":"","owner":"42","atMs":1000000000,"facts":{"cents":1}}',
    ],
    [
      "facts of another shape",
      '{"phase":"sent","key":"k","payload":"","owner":"42","atMs":1000000000,"facts":{"cents":"1"}}',
    ],
    [
      "a key without end",
      `{"phase":"sent","key":"${"k".repeat(129)}","payload":"","owner":"42","atMs":1000000000,"facts":{"cents":1}}`,
    ],
    [
      "megabytes",
      `{"phase":"sent","key":"k","payload":"","owner":"42","atMs":1000000000,"facts":{"cents":1},"x":"${"x".repeat(1_000_000)}"}`,
    ],
  ])("that is %s counts as none and is removed", (_, text) => {
    localStorage.setItem(key, text);
    expect(open().read(bill)).toBeNull();
    expect(localStorage.getItem(key)).toBeNull();
  });

  it("is written and read past a host's own toJSON", () => {
    const prototypes = [Array.prototype, Object.prototype];
    for (const prototype of prototypes)
      Object.defineProperty(prototype, "toJSON", { value: () => "changed", configurable: true });
    try {
      open().begin(bill, [1], { cents: 100 });
      expect(open().read(bill)).toMatchObject({ phase: "sent", facts: { cents: 100 } });
    } finally {
      for (const prototype of prototypes) Reflect.deleteProperty(prototype, "toJSON");
    }
  });

  it("stays with the page where storage is refused", () => {
    fillStorage();
    open().begin(bill, {}, { cents: 1 });
    expect(open().read(bill)?.phase).toBe("sent");
    open().settleNotCharged(bill);
    expect(open().read(bill)).toBeNull();
  });
});

describe("the record of another owner", () => {
  const shared = (owner: string) =>
    createIntents({
      facts,
      owner: () => owner,
      ofAnother: (record) => ({ ...record, facts: { cents: 0 } }),
      clock: () => nowMs,
      newKey: () => `key-${++keys}`,
    });

  it("is read without its facts where the intent is the same for all", () => {
    shared("42").begin(bill, {}, { cents: 100 });
    expect(shared("43").read(bill)).toMatchObject({ phase: "sent", facts: { cents: 0 } });
    expect(shared("42").read(bill)).toMatchObject({ facts: { cents: 100 } });
  });

  it("lends its idempotency key to no other owner", () => {
    expect(shared("42").begin(bill, { amount: 1 }, { cents: 100 })).toBe("key-1");
    expect(shared("43").begin(bill, { amount: 1 }, { cents: 100 })).toBe("key-2");
  });

  it("stays as it is once it is paid", () => {
    shared("42").begin(bill, {}, { cents: 100 });
    shared("42").settlePaid(bill, { cents: 100 });
    shared("43").settlePaid(bill, { cents: 1 });
    shared("43").settleNotFound(bill);
    expect(shared("42").read(bill)).toMatchObject({ phase: "paid", facts: { cents: 100 } });
  });

  it("stays with the owner who sent it where the session changes before the answer", () => {
    let owner = "42";
    const intents = createIntents({
      facts,
      owner: () => owner,
      ofAnother: (record) => record,
      clock: () => nowMs,
    });
    intents.begin(bill, {}, { cents: 100 });
    owner = "43";
    intents.settlePaid(bill, { cents: 100 });
    expect(open("43").read(bill)).toBeNull();
    owner = "42";
    expect(intents.read(bill)).toMatchObject({ phase: "paid", owner: "42" });
  });

  it("is shown as paid, without its facts", async () => {
    const [one, other] = [shared("42"), shared("43")];
    await one.acquire(bill);
    one.begin(bill, {}, { cents: 100 });
    one.settlePaid(bill, { cents: 100 });
    one.release();
    expect(await other.isUnchargedElsewhere(bill, never)).toBe(false);
    expect(other.read(bill)).toMatchObject({ phase: "paid", facts: { cents: 0 } });
  });
});

describe("the records of a browser", () => {
  it("that are settled and too old are removed by whichever widget comes next, open ones after 30 days, the host's own values never", () => {
    for (let check = 0; check < 200; check++) {
      const name: IntentName = { kind: "bill", ids: ["pos", "place", check] };
      const intents = open();
      intents.begin(name, {}, { cents: 1 });
      if (check > 0) intents.settlePaid(name, { cents: 1 });
    }
    localStorage.setItem("host.cart", "1");
    localStorage.setItem("dining.intent/bill/broken", "{");
    nowMs += 12 * 3_600_000;
    open();
    const openKey = "dining.intent/bill/pos/place/0";
    expect(Object.keys(localStorage).toSorted()).toEqual([openKey, "host.cart"]);
    nowMs += 30 * 24 * 3_600_000 - 12 * 3_600_000 - 1;
    open();
    expect(Object.keys(localStorage)).toContain(openKey);
    nowMs += 1;
    open();
    expect(Object.keys(localStorage)).toEqual(["host.cart"]);
  });

  it("count for longer while their outcome is open, where the widget says so", () => {
    const openMaxAgeMs = 30 * 24 * 3_600_000;
    const intents = createIntents({ facts, owner: () => "42", clock: () => nowMs, openMaxAgeMs });
    const settled: IntentName = { kind: "bill", ids: ["settled"] };
    intents.begin(bill, {}, { cents: 1 });
    intents.settlePaid(settled, { cents: 1 });
    nowMs += openMaxAgeMs - 1;
    expect([intents.read(bill)?.phase, intents.read(settled)]).toEqual(["sent", null]);
    nowMs += 1;
    expect(intents.read(bill)).toBeNull();
  });
});

it("a success that no page has shown counts as long as the widget says so, and one that was shown does not", () => {
  const unshownMaxAgeMs = 30 * 24 * 3_600_000;
  const announced = z.object({ isAnnounced: z.boolean() });
  const owner = () => "42";
  const intents = createIntents({ facts: announced, owner, clock: () => nowMs, unshownMaxAgeMs });
  const shown: IntentName = { kind: "order", ids: ["shown"] };
  intents.settlePaid(bill, { isAnnounced: false });
  intents.settlePaid(shown, { isAnnounced: true });
  nowMs += unshownMaxAgeMs - 1;
  open();
  expect([intents.read(bill)?.phase, intents.read(shown)]).toEqual(["paid", null]);
  nowMs += 1;
  open();
  expect(localStorage).toHaveLength(0);
});

describe("the records of each owner", () => {
  let signedIn = "ada";
  beforeEach(() => (signedIn = "ada"));
  const own = () =>
    createIntents({
      facts,
      owner: () => signedIn,
      clock: () => nowMs,
      newKey: () => `key-${++keys}`,
      hasOwnRecords: true,
    });

  it("are neither found nor overwritten by another", () => {
    own().begin(bill, {}, { cents: 100 });
    signedIn = "bob";
    expect(own().read(bill)).toBeNull();
    expect(own().begin(bill, {}, { cents: 200 })).toBe("key-2");
    own().settlePaid(bill, { cents: 200 });
    signedIn = "ada";
    expect(own().read(bill)).toMatchObject({ key: "key-1", phase: "sent", facts: { cents: 100 } });
  });

  it("go on under the same key after a new sign-in at the same widget, until the person signs out", () => {
    const intents = own();
    intents.begin(bill, { amount: 1 }, { cents: 100 });
    signedIn = "ada, signed in again";
    expect(intents.read(bill)).toMatchObject({ key: "key-1" });
    expect(intents.begin(bill, { amount: 1 }, { cents: 100 })).toBe("key-1");
    expect(Object.keys(localStorage)).toHaveLength(1);
    signedIn = "bob";
    intents.forget();
    expect(intents.read(bill)).toBeNull();
  });

  it("may be those that an earlier release has written without a place for each owner", () => {
    open("ada").begin(bill, {}, { cents: 100 });
    expect(own().read(bill)).toMatchObject({ key: "key-1" });
    signedIn = "bob";
    expect(own().read(bill)).toBeNull();
  });

  it("are found by the beginning of a name, the newest first", () => {
    const named = (...ids: string[]): IntentName => ({ kind: "bill", ids: ["pos", "7", ...ids] });
    own().begin(named("first"), {}, { cents: 1 });
    nowMs += 1;
    own().begin(named("second"), {}, { cents: 2 });
    nowMs += 1;
    own().begin({ kind: "bill", ids: ["pos", "77"] }, {}, { cents: 3 });
    signedIn = "bob";
    own().begin(named("third"), {}, { cents: 4 });
    signedIn = "ada";
    expect(own().latest(named())).toMatchObject({
      name: named("second"),
      record: { facts: { cents: 2 } },
    });
    expect(own().latest(named("first"))).toMatchObject({ record: { facts: { cents: 1 } } });
    expect(own().latest({ kind: "bill", ids: ["other"] })).toBeNull();
  });
});

describe("the lock of an intent", () => {
  it("is known to be with another widget of this page, another tab, or nobody", async () => {
    const [one, other] = [open(), open()];
    expect(await other.heldBy(bill)).toBeNull();
    await one.acquire(bill);
    expect([await one.heldBy(bill), await other.heldBy(bill)]).toEqual([null, "here"]);
    one.release();
    const elsewhere: IntentName = { kind: "bill", ids: ["elsewhere"] };
    const over = Promise.withResolvers<void>();
    await new Promise<void>((granted) => {
      void navigator.locks.request(lockKey(elsewhere), () => (granted(), over.promise));
    });
    expect(await one.heldBy(elsewhere)).toBe("elsewhere");
    over.resolve();
  });
});

describe("the idempotency key of an intent", () => {
  /** A widget whose records of unknown outcome outlive the server's keys. */
  const openForDays = () => open("42", undefined, 30 * 86_400_000);

  it("is kept for the same payload over reloads, also after nothing was found of the first try (fault D2)", () => {
    const payload = { amount: 1, offer: null };
    expect(open().begin(bill, payload, { cents: 1 })).toBe("key-1");
    expect(open().begin(bill, payload, { cents: 1 })).toBe("key-1");
    open().settleNotFound(bill);
    expect(open().read(bill)?.phase).toBe("notFound");
    expect(open().begin(bill, payload, { cents: 1 })).toBe("key-1");
  });

  it("and its record stay open after a second attempt that never left, whatever that one was for (fault D2)", () => {
    const intents = open();
    intents.begin(bill, { amount: 1 }, { cents: 1 });
    intents.settleNotFound(bill);
    intents.begin(bill, { amount: 2 }, { cents: 2 });
    intents.settleNotSent(bill);
    expect(open().read(bill)).toMatchObject({ phase: "notFound", key: "key-1" });
    expect(open().begin(bill, { amount: 1 }, { cents: 1 })).toBe("key-1");
  });

  it("stay in storage that is full when the second attempt never leaves, so that the next page sees them (fault D2)", () => {
    const intents = open();
    intents.begin(bill, { amount: 1 }, { cents: 1 });
    const full = fillStorage();
    intents.begin(bill, { amount: 2 }, { cents: 2 });
    intents.settleNotSent(bill);
    full.mockRestore();
    inMemory.local.clear();
    expect(open().read(bill)).toMatchObject({ phase: "sent", key: "key-1" });
  });

  it("leaves no record behind where the first attempt never left", () => {
    const intents = open();
    intents.begin(bill, { amount: 1 }, { cents: 1 });
    intents.settleNotSent(bill);
    expect(open().read(bill)).toBeNull();
  });

  it("lives as long as the outcome is open, whatever the payload, and is new after a known outcome (fault D2)", () => {
    const intents = open();
    const results = [
      intents.begin(bill, { amount: 1 }, { cents: 1 }),
      intents.begin(bill, { amount: 2 }, { cents: 1 }),
    ];
    intents.settleNotCharged(bill);
    results.push(intents.begin(bill, { amount: 2 }, { cents: 1 }));
    intents.settlePaid(bill, { cents: 1 });
    results.push(intents.begin(bill, { amount: 2 }, { cents: 1 }));
    expect(results).toEqual(["key-1", "key-1", "key-2", "key-3"]);
  });

  it("may be forgotten by the server a day after it was sent first, whatever was sent since (fault D2)", () => {
    openForDays().begin(bill, {}, { cents: 1 });
    nowMs += 23 * 3_600_000;
    expect(openForDays().isKeyForgotten(bill)).toBe(false);
    openForDays().begin(bill, {}, { cents: 1 });
    nowMs += 3_600_000;
    expect(openForDays().isKeyForgotten(bill)).toBe(true);
    expect(openForDays().begin(bill, {}, { cents: 1 })).toBe("key-1");
    openForDays().settleNotCharged(bill);
    expect(openForDays().isKeyForgotten(bill)).toBe(false);
  });

  it("is replaced once everything under a forgotten one was refused, and the outcome stays open (fault D2)", () => {
    openForDays().begin(bill, {}, { cents: 1 });
    nowMs += 24 * 3_600_000;
    openForDays().renewKey(bill, { cents: 1 });
    expect(openForDays().read(bill)).toMatchObject({ phase: "sent", key: "key-2" });
    expect(openForDays().isSame(bill, { other: true })).toBe(true);
    expect(openForDays().begin(bill, { other: true }, { cents: 1 })).toBe("key-2");
    expect(openForDays().isKeyForgotten(bill)).toBe(true);
  });

  it("differs for payloads that differ in one character", () => {
    const prints = Array.from({ length: 2_000 }, (_, index) => fingerprint("k", { amount: index }));
    expect(new Set(prints).size).toBe(prints.length);
    expect(fingerprint("k", { amount: 1 })).toBe(fingerprint("k", { amount: 1 }));
    expect(fingerprint("other", { amount: 1 })).not.toBe(fingerprint("k", { amount: 1 }));
  });
});

describe("a second press", () => {
  it("is refused while another one has the lock, and asked again by its holder is given", async () => {
    const [one, other] = [open(), open()];
    expect([await one.acquire(bill), await other.acquire(bill)]).toEqual([true, false]);
    expect(await one.acquire(bill)).toBe(true);
    expect(other.isHere(bill)).toBe(true);
    one.release();
    expect(await other.acquire(bill)).toBe(true);
    other.release();
  });

  it("releases one intent as it takes the next", async () => {
    const [one, other] = [open(), open()];
    const refund: IntentName = { kind: "refund", ids: ["9"] };
    await one.acquire(bill);
    await one.acquire(refund);
    expect(await other.acquire(bill)).toBe(true);
    expect(await other.acquire(refund)).toBe(false);
    one.release();
    other.release();
  });

  it("gets the lock of a removed widget, once its request is answered", async () => {
    const leaving = new AbortController();
    const [one, other] = [open("42", leaving.signal), open()];
    await one.acquire(bill);
    let answer = (): void => {};
    const lasting = one.during(new Promise<void>((resolve) => (answer = resolve)));
    leaving.abort();
    expect(await other.acquire(bill)).toBe(false);
    answer();
    await lasting;
    expect(await other.acquire(bill)).toBe(true);
    other.release();
    expect(await one.acquire(bill)).toBe(false);
    expect([one.holds(bill), other.holds(bill)]).toEqual([false, false]);
  });

  it("is given the lock of a widget that went without a request at once", async () => {
    const leaving = new AbortController();
    await open("42", leaving.signal).acquire(bill);
    leaving.abort();
    const other = open();
    expect(await other.acquire(bill)).toBe(true);
    other.release();
  });

  it.each([
    ["has charged nothing", true],
    ["has paid", false],
    ["does not know", false],
  ] as const)("waits until the first one %s", async (outcome, isUncharged) => {
    const [one, other] = [open(), open()];
    await one.acquire(bill);
    one.begin(bill, {}, { cents: 100 });
    const ended = other.isUnchargedElsewhere(bill, never);
    if (outcome === "has paid") one.settlePaid(bill, { cents: 100 });
    if (outcome === "has charged nothing") one.settleNotCharged(bill);
    one.release();
    expect(await ended).toBe(isUncharged);
  });

  it("looks up what another account has paid, and shows none of its record", async () => {
    const [one, other] = [open("42"), open("43")];
    await one.acquire(bill);
    one.begin(bill, {}, { cents: 100 });
    one.settlePaid(bill, { cents: 100 });
    one.release();
    expect(await other.isUnchargedElsewhere(bill, never)).toBe(false);
    expect(other.read(bill)).toBeNull();
  });

  it("calls nothing uncharged where other tabs cannot be seen", async () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("no", "SecurityError");
    });
    expect(await open().isUnchargedElsewhere(bill, never)).toBe(false);
  });

  it("calls nothing uncharged if the storage had no room for what the other tab wrote", async () => {
    const full = fillStorage();
    const ended = open().isUnchargedElsewhere(bill, never);
    full.mockRestore();
    expect(await ended).toBe(false);
  });
});
