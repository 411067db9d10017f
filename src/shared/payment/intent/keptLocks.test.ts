import { afterEach, expect, it, vi } from "vitest";
import { fillStorage } from "../../../../test/support/fillStorage.ts";
import * as z from "zod/mini";
import * as thisPage from "./intents.ts";
import { endKeptLocks } from "./keptLocks.ts";
import type { IntentName } from "./names.ts";

/** The modules of another page of the browser. */
vi.resetModules();
const otherPage = await import("./intents.ts");

let checks = 0;
const nextBill = (): IntentName => ({ kind: "bill", ids: ["pos", "place", ++checks] });

const open = ({ createIntents } = thisPage, signal = new AbortController().signal) =>
  createIntents({ facts: z.object({}), owner: () => "42", signal });

afterEach(() => {
  vi.restoreAllMocks();
  endKeptLocks();
});

it("an attempt whose record other tabs cannot read keeps them out until it is settled (fault D5)", async () => {
  const bill = nextBill();
  fillStorage();
  const paying = open();
  await paying.acquire(bill);
  paying.begin(bill, {}, {});
  paying.release();
  const other = open(otherPage);
  expect(await other.acquire(bill)).toBe(false);
  expect(await other.heldBy(bill)).toBe("elsewhere");
  expect(await paying.acquire(bill)).toBe(true);
  paying.settleNotCharged(bill);
  paying.release();
  await vi.waitFor(async () => expect(await other.acquire(bill)).toBe(true));
  other.release();
});

it("an attempt that is settled after its widget has released the lock keeps nobody out (fault D5)", async () => {
  const bill = nextBill();
  fillStorage();
  const paying = open();
  await paying.acquire(bill);
  paying.begin(bill, {}, {});
  paying.release();
  paying.settleNotCharged(bill);
  const other = open(otherPage);
  await vi.waitFor(async () => expect(await other.acquire(bill)).toBe(true));
  other.release();
});

it("the widget that is mounted next continues such an attempt, and nobody waits for nobody", async () => {
  const bill = nextBill();
  fillStorage();
  const leaving = new AbortController();
  const removed = open(thisPage, leaving.signal);
  await removed.acquire(bill);
  const key = removed.begin(bill, {}, {});
  let answer = (): void => {};
  const request = removed.during(new Promise<void>((resolve) => (answer = resolve)));
  leaving.abort();
  const next = open();
  expect(await next.acquire(bill)).toBe(false);
  expect(await next.heldBy(bill)).toBe("here");
  const ended = next.isUnchargedElsewhere(bill, new AbortController().signal);
  answer();
  await request;
  expect(await ended).toBe(false);
  expect(await next.heldBy(bill)).toBeNull();
  expect(await next.acquire(bill)).toBe(true);
  expect(next.read(bill)?.key).toBe(key);
  next.settleNotCharged(bill);
  next.release();
});

it("a record that all tabs can read keeps nobody out", async () => {
  const bill = nextBill();
  const paying = open();
  await paying.acquire(bill);
  paying.begin(bill, {}, {});
  paying.release();
  const other = open(otherPage);
  await vi.waitFor(async () => expect(await other.acquire(bill)).toBe(true));
  expect(other.read(bill)?.phase).toBe("sent");
  other.settleNotCharged(bill);
  other.release();
});
