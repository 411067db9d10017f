import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { createOfferClaim, type OfferClaimStore } from "../../src/widgets/OfferClaimApp/store.ts";
import { fakeDeps } from "../support/fakeDeps.ts";

/** The mocked answers of the API, by a part of their address. */
const answers: Record<string, object> = {
  send_sms: { token: "t" },
  verify_sms: {},
  claim_offer: { claimed: true },
  lookup: { offer: { id: 9, amount: 5 } },
};

const contact = {
  type: "contactSubmitted",
  contact: { phone: "15125550199", email: null },
  smsOptIn: false,
  emailOptIn: false,
} as const;

/** Each command submits twice, as a double click does. */
const commands: Record<string, (store: OfferClaimStore) => void> = {
  submitContact(store) {
    store.send(contact);
    store.send(contact);
  },
  submitCode(store) {
    store.send({ type: "codeSubmitted", code: "123456" });
    store.send({ type: "codeSubmitted", code: "123456" });
  },
  resend: (store) => store.sendTimed("resendRequested"),
  retry: (store) => store.send({ type: "retried" }),
  pause: () => {},
};

/** Replaces `fetch` with calls that wait for `answerNext`. */
function mockFetch() {
  const pending: (() => void)[] = [];
  let claims = 0;
  vi.stubGlobal("fetch", (url: string) => {
    const kind = Object.keys(answers).find((key) => `${url}`.includes(key)) ?? "lookup";
    if (kind === "claim_offer") claims += 1;
    const headers = { "content-type": "application/json" };
    const response = () => new Response(JSON.stringify(answers[kind]), { headers });
    return new Promise((resolve) => pending.push(() => resolve(response())));
  });
  return {
    claims: () => claims,
    answerNext: () => pending.shift()?.(),
    /** Answers everything, also what is sent after an answer. */
    async answerAll(): Promise<void> {
      while (pending.length) {
        pending.splice(0).forEach((answer) => answer());
        await flushTasks();
      }
    },
  };
}

const flushTasks = () => new Promise((resolve) => setTimeout(resolve));

async function runCommands(names: readonly string[], isUnmounted: boolean): Promise<number> {
  sessionStorage.clear();
  localStorage.clear();
  const { claims, answerNext, answerAll } = mockFetch();
  const { deps, end } = fakeDeps({
    offerCode: "X",
    resendSeconds: 30,
    checkoutUrl: "/checkout",
    promoWhenNoOffer: false,
  });
  const store = createOfferClaim(deps);
  await flushTasks();
  for (const name of names) {
    if (name === "answer") answerNext();
    else commands[name]?.(store);
    await flushTasks();
  }
  if (isUnmounted) end();
  await answerAll();
  end();
  // A claim that was sent is answered although its widget is gone, and keeps its lock until then.
  await answerAll();
  return claims();
}

test("200 random sequences of presses, late answers and unmounts send at most one claim each (faults D1) (faults D2) (faults F3) (faults F7)", async () => {
  const command = fc.oneof(
    { weight: 3, arbitrary: fc.constant("answer") },
    { weight: 2, arbitrary: fc.constant("submitCode") },
    { weight: 4, arbitrary: fc.constantFrom("submitContact", "resend", "retry", "pause") },
  );
  let totalClaims = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(command, { minLength: 8, maxLength: 24 }),
      fc.boolean(),
      async (names, isUnmounted) => {
        const claims = await runCommands(names, isUnmounted);
        expect(claims).toBeLessThanOrEqual(1);
        totalClaims += claims;
      },
    ),
    { numRuns: 200 },
  );
  expect(totalClaims).toBeGreaterThan(25);
}, 120_000);
