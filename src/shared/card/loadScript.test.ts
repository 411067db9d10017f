import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { scriptUrl } from "./scriptTag.ts";

const outcomeOf = (attempt: Promise<void>) =>
  attempt.then(
    () => "loaded",
    (error: Error) => error.message,
  );
const tags = () => [
  ...document.querySelectorAll<HTMLScriptElement>('script[src^="https://js.stripe.com"]'),
];

/** A loader that has not loaded anything yet. */
async function freshLoader() {
  vi.resetModules();
  return (await import("./loadScript.ts")).loadScript;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  Reflect.deleteProperty(globalThis, "Stripe");
  document.head.replaceChildren();
});

it("inserts one tag for all callers, and takes a failed one out before the next try (fault I1)", async () => {
  const loadScript = await freshLoader();
  const attempts = Promise.allSettled([loadScript(), loadScript()]);
  expect(tags().map(({ src }) => src)).toEqual([scriptUrl]);
  tags()[0]?.dispatchEvent(new Event("error"));
  expect((await attempts).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(tags()).toEqual([]);
  const nextAttempt = loadScript();
  expect(tags()).toHaveLength(1);
  Reflect.set(globalThis, "Stripe", () => {});
  tags()[0]?.dispatchEvent(new Event("load"));
  await expect(nextAttempt).resolves.toBeUndefined();
});

it("rejects after the time limit, and uses the script if it loads later (fault I1)", async () => {
  const loadScript = await freshLoader();
  const lateOutcome = outcomeOf(loadScript());
  await vi.advanceTimersByTimeAsync(12_000);
  expect(await lateOutcome).toContain("late");
  Reflect.set(globalThis, "Stripe", () => {});
  await expect(loadScript()).resolves.toBeUndefined();
});

it("rejects a script that is not the provider’s (fault I1)", async () => {
  const loadScript = await freshLoader();
  const wrong = outcomeOf(loadScript());
  tags()[0]?.dispatchEvent(new Event("load"));
  expect(await wrong).toContain("not the one");
});

it("waits for the host’s tag first, keeps it, and inserts another on the next try (fault I1)", async () => {
  const hosts = document.head.appendChild(
    Object.assign(document.createElement("script"), {
      type: "text/plain",
      src: "https://js.stripe.com/v3/",
    }),
  );
  const loadScript = await freshLoader();
  const first = outcomeOf(loadScript());
  expect(tags()).toEqual([hosts]);
  await vi.advanceTimersByTimeAsync(12_000);
  expect(await first).toContain("late");
  void outcomeOf(loadScript());
  expect(tags()).toHaveLength(2);
  expect(hosts.isConnected).toBe(true);
});
