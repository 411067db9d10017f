import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Outcome } from "../../shared/api/outcome.ts";
import {
  claimAnswer,
  offerAnswer,
  verificationAnswer,
  type ClaimAnswer,
  type OfferAnswer,
  type VerificationAnswer,
} from "../../shared/contracts/offers.ts";
import type { ClaimEvent } from "./events.ts";
import { transition } from "./flow.ts";
import { lookingUp } from "./lookup.ts";
import type { ClaimState } from "./state.ts";

const offer = { id: 7, name: "Dinner", amount: 25, brand_slugs: [] };
const tiers = [{ ico_id: "a", pay_amount: 50, get_amount: 60 }];

const looked = (body: object = { offer }): Outcome<OfferAnswer> => ({
  ok: true,
  value: offerAnswer.parse(body),
});
const verified = (body: object = {}): Outcome<VerificationAnswer> => ({
  ok: true,
  value: verificationAnswer.parse(body),
});
const claimed = (body: object = { claimed: true }): Outcome<ClaimAnswer> => ({
  ok: true,
  value: claimAnswer.parse(body),
});
const refused = (message: string | null, status = 422, body: object = {}) =>
  ({
    ok: false,
    problem: {
      kind: "rejected",
      status,
      message,
      messages: [],
      fields: {},
      body: { error: message, ...body },
      retryAfter: null,
    },
  }) as const;
const lost = { ok: false, problem: { kind: "timed-out" } } as const;
const offline = { ok: false, problem: { kind: "offline" } } as const;
const signedOut = { ok: false, problem: { kind: "signed-out" } } as const;

const lookup = (outcome: Outcome<OfferAnswer>, rest: object = {}): ClaimEvent => ({
  type: "lookupAnswered",
  outcome,
  isSignedIn: false,
  wasPending: false,
  claimCode: null,
  nowMs: 0,
  ...rest,
});
const phone = { phone: "15125550100", email: null };
const contact: ClaimEvent = {
  type: "contactSubmitted",
  contact: phone,
  smsOptIn: false,
  emailOptIn: false,
};
const sent: ClaimEvent = {
  type: "sendAnswered",
  outcome: verified({ token: "t" }),
  nowMs: 0,
  resendAtMs: 30_000,
};
const code: ClaimEvent = { type: "codeSubmitted", code: "123456" };
const codeAnswered = (outcome: Outcome<VerificationAnswer>, isSignedIn = false): ClaimEvent => ({
  type: "codeAnswered",
  outcome,
  isSignedIn,
  nowMs: 0,
});
const claimAnswered = (outcome: Outcome<ClaimAnswer>): ClaimEvent => ({
  type: "claimAnswered",
  outcome,
  nowMs: 0,
});
const reconcile = (outcome: Outcome<OfferAnswer>): ClaimEvent => ({
  type: "reconcileAnswered",
  outcome,
});

function after(...events: ClaimEvent[]): ClaimState {
  return events.reduce(transition, lookingUp("CODE"));
}
const claiming = [lookup(looked()), contact, sent, code, codeAnswered(verified())];

describe("the lookup", () => {
  test("leads to the claim code where one is required, else to the contact [A4.17] [A4.18] [A4.19]", () => {
    expect(
      after(lookup(looked({ offer: { ...offer, additional_code_required: true } }))).kind,
    ).toBe("claimCode");
    expect(after(lookup(looked())).kind).toBe("emailInput");
  });
  test("takes a bare offer, an envelope and camel case [O4]", () => {
    for (const body of [
      offer,
      { data: { offer } },
      { data: { attributes: { offer } } },
      { offer: { ...offer, additionalCodeRequired: true } },
    ]) {
      expect(after(lookup(looked(body))).kind).toMatch(/emailInput|claimCode/);
    }
  });
  test("says for whom an invalid offer is gone: is_existing_user or a stored token makes a returning guest [A8.01] [A8.02] [O13]", () => {
    expect(after(lookup(refused("Offer is not valid."))).kind).toBe("newUserNoLongerAvailable");
    expect(
      after(lookup(refused("offer is not VALID. ", 422, { is_existing_user: true }))).kind,
    ).toBe("returnUserNoLongerAvailable");
    expect(after(lookup(refused("Offer is not valid."), { isSignedIn: true })).kind).toBe(
      "returnUserNoLongerAvailable",
    );
    expect(after(lookup(looked({ error: "Offer is not valid." }))).kind).toBe(
      "newUserNoLongerAvailable",
    );
  });
  test("tells claimed from used, and used wins [O16]", () => {
    expect(after(lookup(looked({ offer, claimed: true }))).kind).toBe("prevClaimed");
    expect(after(lookup(looked({ offer, claimed: true, used: true }))).kind).toBe("prevUsed");
  });
  test("reads the unique-code message as claimed before [A8.04]", () => {
    expect(
      after(lookup(refused("Your unique offer code has already been claimed by someone."))).kind,
    ).toBe("prevClaimed");
  });
  test("does not recognize a 404 or an empty answer, and keeps the tiers of a refusal [O17] [A3.23]", () => {
    expect(after(lookup(refused(null, 404)))).toMatchObject({
      kind: "lookupFailed",
      complaint: null,
    });
    expect(after(lookup(looked({ offer: {} })))).toMatchObject({
      kind: "lookupFailed",
      complaint: null,
    });
    expect(
      after(lookup(refused("Sorry, this offer is limited to new signups only.", 422, { tiers }))),
    ).toMatchObject({
      kind: "returnUserNewUserOnly",
      tiers: [{ icoId: "a", payAmount: 5000, getAmount: 6000 }],
    });
  });
  test("goes on without a session that the server refused, once [G17]", () => {
    const again = after(lookup(signedOut));
    expect(again).toMatchObject({ kind: "lookingUp", attempt: 2, isWithoutSession: true });
    expect(transition(again, lookup(signedOut)).kind).toBe("lookupFailed");
  });
});

describe("the verification", () => {
  test.each([
    [undefined, "claiming"],
    [{ is_existing_user: true }, "authentication"],
    [{ is_existing_user: true, user: { token: "u" } }, "claiming"],
  ] as const)(
    "after a right code with %j goes to %s [A4.24] [A4.25] [A4.26] [O8]",
    (body, kind) => {
      expect(after(lookup(looked()), contact, sent, code, codeAnswered(verified(body))).kind).toBe(
        kind,
      );
    },
  );
  test("lets a stored token of an existing user claim at once [A4.25]", () => {
    expect(
      after(
        lookup(looked()),
        contact,
        sent,
        code,
        codeAnswered(verified({ is_existing_user: true }), true),
      ).kind,
    ).toBe("claiming");
  });
  test("refuses a wrong code once, and again without a call [O8] [A5.15]", () => {
    const wrong = after(lookup(looked()), contact, sent, code, codeAnswered(refused("nope")));
    expect(wrong).toMatchObject({
      kind: "smsVerification",
      complaint: { kind: "wrongCode", code: "123456" },
      refusedCodes: ["123456"],
    });
    expect(transition(wrong, code)).toMatchObject({
      kind: "smsVerification",
      complaint: { kind: "wrongCode" },
    });
    expect(transition(wrong, { type: "codeSubmitted", code: "111111" }).kind).toBe("verifyingCode");
  });
  test("does not take a lost answer for a wrong code", () => {
    expect(after(lookup(looked()), contact, sent, code, codeAnswered(lost))).toMatchObject({
      kind: "smsVerification",
      complaint: { kind: "unreachable" },
      refusedCodes: [],
    });
  });
  test("asks for another code only when its time has come", () => {
    const waiting = after(lookup(looked()), contact, sent);
    expect(transition(waiting, { type: "resendAsked", nowMs: 29_999 })).toBe(waiting);
    expect(transition(waiting, { type: "resendAsked", nowMs: 30_000 }).kind).toBe("resendingCode");
  });
  test('honors "too many tries" (faults C7)', () => {
    const problem = { ...refused("Slow down", 429).problem, retryAfter: 90 };
    const waiting = after(
      lookup(looked()),
      contact,
      sent,
      { type: "resendAsked", nowMs: 30_000 },
      { ...sent, outcome: { ok: false, problem }, nowMs: 1000 },
    );
    expect(waiting).toMatchObject({
      kind: "smsVerification",
      resendAtMs: 91_000,
      complaint: { kind: "wait", untilMs: 91_000 },
    });
  });
  test("proceeds to the claim when a polled answer brings a token, and not before [A4.40]", () => {
    const polling = after(lookup(looked()), contact, sent, {
      type: "altVerificationChosen",
      nowMs: 5,
    });
    expect(polling).toMatchObject({ kind: "altVerification", untilMs: 5 + 30 * 60_000 });
    expect(
      transition(polling, {
        type: "pollAnswered",
        answer: verificationAnswer.parse({ verified: false }),
      }),
    ).toBe(polling);
    expect(
      transition(polling, {
        type: "pollAnswered",
        answer: verificationAnswer.parse({ token: "new" }),
      }),
    ).toMatchObject({ kind: "claiming", claim: { token: "new" } });
  });
  test("leads an address without an account to the phone number [O6]", () => {
    const none = after(lookup(looked()), contact, {
      ...sent,
      outcome: refused("We found no account", 404),
    });
    expect(none.kind).toBe("noAccount");
    expect(transition(none, { type: "phoneChosen" })).toMatchObject({
      kind: "emailInput",
      claim: { isPhoneOnly: true },
    });
  });
});

describe("the claim", () => {
  test.each<[Outcome<ClaimAnswer>, string]>([
    [refused("The kitchen burned down"), "claimRefused"],
    [offline, "claimRefused"],
    [signedOut, "authentication"],
    [refused(null, 401), "authentication"],
    [lost, "reconciling"],
    [{ ok: false, problem: { kind: "unexpected", status: 502 } }, "reconciling"],
    [{ ok: false, problem: { kind: "off-contract", detail: "HTML" } }, "reconciling"],
  ])("answered with %j goes to %s (faults D3) [G17]", (outcome, kind) => {
    expect(after(...claiming, claimAnswered(outcome)).kind).toBe(kind);
  });
  test("every documented outcome of a claim has its state [A4.28] [A4.29] [A4.30] [A4.31] [A4.32] [A4.33] [A4.34] [A4.35] [A4.36] [A8.03] [A8.06] [A8.07] [A8.10]", () => {
    const outcomes: [ReturnType<typeof refused> | ReturnType<typeof claimed>, string][] = [
      [claimed(), "success"],
      [refused("Oops, looks like you've already claimed this offer."), "prevClaimed"],
      [claimed({ used: true }), "prevUsed"],
      [refused("You cannot claim your own referral."), "claimOwnReferral"],
      [refused("This account is suspended."), "suspendedAccount"],
      [refused("Sorry, this offer is limited to new signups only."), "returnUserNewUserOnly"],
      [
        refused("Offer is not valid.", 422, { is_existing_user: true }),
        "returnUserNoLongerAvailable",
      ],
      [refused("Offer is not valid."), "newUserNoLongerAvailable"],
      [refused("No account found"), "noAccount"],
    ];
    for (const [outcome, kind] of outcomes)
      expect(after(...claiming, claimAnswered(outcome)).kind).toBe(kind);
  });
  test("keeps the offer for the guest whose unique code had been claimed, with its flag [A8.05] [O15] (faults D11)", () => {
    expect(
      after(
        ...claiming,
        claimAnswered(refused("Your unique offer code has already been claimed.")),
      ),
    ).toMatchObject({ kind: "success", isClaimError: true });
  });
  test("after a lost answer finds the claim by reading the offer (faults D3) (faults D5)", () => {
    expect(
      after(...claiming, claimAnswered(lost), reconcile(looked({ offer, claimed: true }))),
    ).toMatchObject({ kind: "success", isClaimError: false });
    expect(
      after(
        ...claiming,
        claimAnswered(lost),
        reconcile(refused("Oops, looks like you've already claimed this offer.")),
      ).kind,
    ).toBe("success");
  });
  test('is sent again only after a reading that found none, and "already claimed" then means success (faults D3)', () => {
    const unread = after(...claiming, claimAnswered(lost), reconcile(offline));
    expect(unread).toMatchObject({ kind: "unconfirmed", answer: "none" });
    expect(transition(unread, { type: "retried" }).kind).toBe("reconciling");
    const again = after(...claiming, claimAnswered(lost), reconcile(looked()), { type: "retried" });
    expect(again).toMatchObject({ kind: "claiming", isRepeat: true });
    expect(
      transition(
        again,
        claimAnswered(refused("Oops, looks like you've already claimed this offer.")),
      ).kind,
    ).toBe("success");
  });
  test("after a reload with a claim under way starts with what is known (faults D4)", () => {
    const unsure = after(lookup(looked(), { wasPending: true }));
    expect(unsure).toMatchObject({ kind: "unconfirmed", answer: "unclaimed" });
    expect(transition(unsure, { type: "retried" }).kind).toBe("emailInput");
  });
  test("by e-mail alone needs no code [A4.41] [A4.42] [O20]", () => {
    const byEmail = { ...contact, contact: { phone: null, email: "a@b.co" } } as const;
    for (const emailOffer of [
      { ...offer, details: { email_only: true } },
      { ...offer, type: "enterprise" },
    ]) {
      const validating = after(lookup(looked({ offer: emailOffer })), byEmail);
      expect(validating.kind).toBe("validatingEmail");
      const claim = transition(validating, {
        type: "emailAnswered",
        outcome: verified({ token: "e" }),
        nowMs: 0,
      });
      expect(claim).toMatchObject({ kind: "claiming", claim: { token: "e" } });
      expect(transition(claim, claimAnswered(claimed()))).toMatchObject({
        kind: "emailClaimSuccess",
        email: "a@b.co",
      });
    }
  });
  test("waits for the consent that an offer needs [O18]", () => {
    const asking = after(lookup(looked({ offer: { ...offer, require_email_opt_in: true } })));
    expect(transition(asking, contact)).toBe(asking);
    expect(transition(asking, { ...contact, emailOptIn: true }).kind).toBe("sendingCode");
  });
});

const anyOutcome = fc.constantFrom(
  verified({ token: "t" }),
  verified({ is_existing_user: true }),
  verified({ valid: false }),
  verified({ user: { token: "u" } }),
  refused("nope"),
  refused(null, 429),
  refused("no account", 404),
  refused("suspended", 403),
  lost,
  offline,
);
const anyLookup = fc.constantFrom<Outcome<OfferAnswer>>(
  looked(),
  looked({ offer: { ...offer, additional_code_required: true } }),
  looked({ offer: { ...offer, details: { email_only: true } } }),
  looked({ offer, claimed: true }),
  refused(null, 404),
  refused("Offer is not valid."),
  lost,
  offline,
  signedOut,
);
const anyClaim = fc.constantFrom<Outcome<ClaimAnswer>>(
  claimed(),
  claimed({ used: true }),
  refused("Oops, looks like you've already claimed this offer."),
  refused("what?"),
  refused(null, 401),
  lost,
  offline,
  signedOut,
);
const anyEvent: fc.Arbitrary<ClaimEvent> = fc.oneof(
  fc.constantFrom<ClaimEvent>(
    contact,
    { ...contact, contact: { phone: null, email: "a@b.co" } },
    code,
    { type: "retried" },
    { type: "restarted" },
    { type: "contactChangeAsked" },
    { type: "phoneChosen" },
    { type: "pollEnded" },
    { type: "altVerificationLeft" },
    { type: "claimHeldBack" },
  ),
  fc.constantFrom<ClaimEvent>(
    { type: "offerCodeSubmitted", offerCode: "X" },
    { type: "claimCodeSubmitted", claimCode: "Y" },
    { type: "credentialsSubmitted", email: "a@b.co", password: "secret" },
    { type: "resendAsked", nowMs: 40_000 },
    { type: "altVerificationChosen", nowMs: 40_000 },
  ),
  anyLookup.map((outcome) => lookup(outcome)),
  anyLookup.map((outcome) => reconcile(outcome)),
  anyClaim.map(claimAnswered),
  anyOutcome.map((outcome) => codeAnswered(outcome)),
  anyOutcome.map((outcome): ClaimEvent => ({
    type: "sendAnswered",
    outcome,
    nowMs: 0,
    resendAtMs: 30_000,
  })),
  anyOutcome.map((outcome): ClaimEvent => ({ type: "emailAnswered", outcome, nowMs: 0 })),
  anyOutcome.map((outcome): ClaimEvent => ({ type: "claimCodeAnswered", outcome, nowMs: 0 })),
  anyOutcome.map((outcome): ClaimEvent => ({ type: "signInAnswered", outcome, nowMs: 0 })),
  fc.constant<ClaimEvent>({
    type: "pollAnswered",
    answer: verificationAnswer.parse({ token: "p" }),
  }),
);
const waits =
  /^(lookingUp|checkingClaimCode|sendingCode|validatingEmail|resendingCode|verifyingCode|signingIn|claiming|reconciling)$/;
const good = /^(success|emailClaimSuccess)$/;

describe("in any order of events", () => {
  test("one claim is under way at a time, and an unknown outcome is read before another one starts (faults D1) (faults D3)", () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 60 }), (events) => {
        let state: ClaimState = lookingUp("CODE");
        let isUnknown = false;
        for (const event of events) {
          const next = transition(state, event);
          if (state.kind === "claiming" && next !== state)
            expect(["claimAnswered", "claimHeldBack"]).toContain(event.type);
          if (next.kind === "claiming" && next !== state) {
            expect(state.kind).not.toBe("claiming");
            expect(isUnknown).toBe(false);
          }
          if (next.kind === "reconciling") isUnknown = true;
          if (event.type === "reconcileAnswered" && event.outcome.ok) isUnknown = false;
          if (next.kind === "lookingUp" || next.kind === "emailInput" || next.kind === "offerCode")
            isUnknown = false;
          state = next;
        }
      }),
      { numRuns: 2000 },
    );
  });

  test("there is always a way on: an answer for a wait, something to do for the guest, or the offer is theirs", () => {
    const guestEvents: ClaimEvent[] = [
      contact,
      { ...contact, emailOptIn: true },
      code,
      { type: "retried" },
      { type: "restarted" },
      { type: "contactChangeAsked" },
      { type: "phoneChosen" },
      { type: "offerCodeSubmitted", offerCode: "X" },
      { type: "claimCodeSubmitted", claimCode: "Y" },
    ];
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 60 }), (events) => {
        const state = events.reduce(transition, lookingUp("CODE"));
        const isOpen =
          waits.test(state.kind) ||
          good.test(state.kind) ||
          guestEvents.some((event) => transition(state, event) !== state);
        expect(isOpen, state.kind).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  test("an event that means nothing gives back the same object", () => {
    const success = after(...claiming, claimAnswered(claimed()));
    for (const event of [
      contact,
      code,
      sent,
      claimAnswered(refused("what?")),
      lookup(looked()),
      { type: "retried" },
    ] as const)
      expect(transition(success, event)).toBe(success);
  });
});
