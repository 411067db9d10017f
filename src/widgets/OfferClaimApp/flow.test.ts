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
import { lookingUp } from "./lookup/lookup.ts";
import type { ClaimState } from "./state.ts";

const offer = { id: 7, name: "Dinner", amount: 25, brand_slugs: [] };
const tiers = [{ ico_id: "a", pay_amount: 50, get_amount: 60 }];

const lookupAnswer = (body: object = { offer }): Outcome<OfferAnswer> => ({
  ok: true,
  value: offerAnswer.parse(body),
});
const verificationOutcome = (body: object = {}): Outcome<VerificationAnswer> => ({
  ok: true,
  value: verificationAnswer.parse(body),
});
const claimOutcome = (body: object = { claimed: true }): Outcome<ClaimAnswer> => ({
  ok: true,
  value: claimAnswer.parse(body),
});
const refusal = (message: string | null, status = 422, body: object = {}) =>
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
const timedOut = { ok: false, problem: { kind: "timed-out" } } as const;
const offline = { ok: false, problem: { kind: "offline" } } as const;
const signedOut = { ok: false, problem: { kind: "signed-out" } } as const;

const lookup = (outcome: Outcome<OfferAnswer>, fields: object = {}): ClaimEvent => ({
  type: "lookupAnswered",
  outcome,
  isSignedIn: false,
  wasPending: false,
  claimCode: null,
  claimed: null,
  resume: null,
  nowMs: 0,
  epochMs: Date.UTC(2026, 2, 14),
  ...fields,
});
const phoneContact = { phone: "15125550100", email: null };
const contactSubmitted: ClaimEvent = {
  type: "contactSubmitted",
  contact: phoneContact,
  smsOptIn: false,
  emailOptIn: false,
};
const codeSent: ClaimEvent = {
  type: "sendAnswered",
  outcome: verificationOutcome({ token: "t" }),
  nowMs: 0,
  resendAtMs: 30_000,
};
const codeSubmitted: ClaimEvent = { type: "codeSubmitted", code: "123456" };
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

function stateAfter(...events: ClaimEvent[]): ClaimState {
  return events.reduce(transition, lookingUp("CODE"));
}
const codeEvents = [lookup(lookupAnswer()), contactSubmitted, codeSent, codeSubmitted];
const claimingEvents = [...codeEvents, codeAnswered(verificationOutcome())];

const afterLookup = (outcome: Outcome<OfferAnswer>, fields?: object) =>
  stateAfter(lookup(outcome, fields));
const afterCode = (outcome: Outcome<VerificationAnswer>, isSignedIn?: boolean) =>
  stateAfter(...codeEvents, codeAnswered(outcome, isSignedIn));
const afterClaim = (outcome: Outcome<ClaimAnswer>, ...later: ClaimEvent[]) =>
  stateAfter(...claimingEvents, claimAnswered(outcome), ...later);

describe("the lookup", () => {
  test("a looked-up offer leads to the claim code if it requires one, else to the contact [A4.18] [A4.19]", () => {
    expect(
      afterLookup(lookupAnswer({ offer: { ...offer, additional_code_required: true } })).kind,
    ).toBe("claimCode");
    expect(afterLookup(lookupAnswer()).kind).toBe("emailInput");
  });
  test("an offer is read bare, in an envelope and in camel case [O4]", () => {
    for (const [body, kind] of [
      [offer, "emailInput"],
      [{ data: { offer } }, "emailInput"],
      [{ data: { attributes: { offer } } }, "emailInput"],
      [{ offer: { ...offer, additionalCodeRequired: true } }, "claimCode"],
    ] as const)
      expect(afterLookup(lookupAnswer(body)).kind).toBe(kind);
  });
  test("an invalid offer is gone for a returning guest if is_existing_user or a stored token says so, else for a new guest [A8.01] [A8.02] [O13]", () => {
    expect(afterLookup(refusal("Offer is not valid.")).kind).toBe("newUserNoLongerAvailable");
    expect(afterLookup(refusal("offer is not VALID. ", 422, { is_existing_user: true })).kind).toBe(
      "returnUserNoLongerAvailable",
    );
    expect(afterLookup(refusal("Offer is not valid."), { isSignedIn: true }).kind).toBe(
      "returnUserNoLongerAvailable",
    );
    expect(afterLookup(lookupAnswer({ error: "Offer is not valid." })).kind).toBe(
      "newUserNoLongerAvailable",
    );
  });
  test("a claimed offer leads to prevClaimed, and a used one to prevUsed [O16]", () => {
    expect(afterLookup(lookupAnswer({ offer, claimed: true })).kind).toBe("prevClaimed");
    expect(afterLookup(lookupAnswer({ offer, claimed: true, used: true })).kind).toBe("prevUsed");
  });
  test("a claim of this tab is a success again, unless another account is signed in or the offer is used", () => {
    const claimed = { atMs: 1_000, isByEmail: false, signInBy: "phone" };
    const again = (answer: Outcome<OfferAnswer>, fields: object = {}) =>
      afterLookup(answer, { claimed, ...fields });
    expect(again(lookupAnswer({ offer, claimed: true }))).toMatchObject({
      kind: "success",
      claimedAtMs: 1_000,
      signInBy: "phone",
    });
    expect(again(lookupAnswer({ offer })).kind).toBe("success");
    expect(again(lookupAnswer({ offer }), { isSignedIn: true }).kind).toBe("emailInput");
    expect(again(lookupAnswer({ offer, claimed: true, used: true })).kind).toBe("prevUsed");
    expect(again(timedOut).kind).toBe("lookupFailed");
  });

  test("the unique-code message on lookup leads to prevClaimed [A8.04]", () => {
    expect(
      afterLookup(refusal("Your unique offer code has already been claimed by someone.")).kind,
    ).toBe("prevClaimed");
  });
  test("a 404 and an empty answer lead to an unknown code, and a refusal keeps its tiers [O17]", () => {
    expect(afterLookup(refusal(null, 404))).toMatchObject({
      kind: "lookupFailed",
      formError: null,
    });
    expect(afterLookup(lookupAnswer({ offer: {} }))).toMatchObject({
      kind: "lookupFailed",
      formError: null,
    });
    expect(
      afterLookup(refusal("Sorry, this offer is limited to new signups only.", 422, { tiers })),
    ).toMatchObject({
      kind: "returnUserNewUserOnly",
      tiers: [{ icoId: "a", payAmount: 5000, getAmount: 6000 }],
    });
  });
  test("a refused session is dropped and the lookup repeated once [G17]", () => {
    const repeated = afterLookup(signedOut);
    expect(repeated).toMatchObject({ kind: "lookingUp", attempt: 2, isWithoutSession: true });
    expect(transition(repeated, lookup(signedOut)).kind).toBe("lookupFailed");
  });
});

describe("the verification", () => {
  test.each([
    [undefined, "claiming"],
    [{ is_existing_user: true }, "authentication"],
    [{ is_existing_user: true, user: { token: "u" } }, "claiming"],
  ] as const)(
    "a correct code answered with %j leads to %s [A4.24] [A4.25] [A4.26] [O8]",
    (body, kind) => {
      expect(afterCode(verificationOutcome(body)).kind).toBe(kind);
    },
  );
  test("an existing user with a stored token claims at once [A4.25]", () => {
    expect(afterCode(verificationOutcome({ is_existing_user: true }), true).kind).toBe("claiming");
  });
  test("a wrong code is refused, and refused again without a call [O8]", () => {
    const wrong = afterCode(refusal("nope"));
    expect(wrong).toMatchObject({
      kind: "smsVerification",
      formError: { kind: "wrongCode", code: "123456" },
      refusedCodes: ["123456"],
    });
    expect(transition(wrong, codeSubmitted)).toMatchObject({
      kind: "smsVerification",
      formError: { kind: "wrongCode" },
    });
    expect(transition(wrong, { type: "codeSubmitted", code: "111111" }).kind).toBe("verifyingCode");
  });
  test.each([
    [refusal("This number is blocked"), "This number is blocked"],
    [refusal("Not allowed here", 403), "Not allowed here"],
    [refusal("Your code has expired"), "Your code has expired"],
  ])(
    "a refusal for another reason than the code is shown in its own words (%#)",
    (outcome, message) => {
      expect(afterCode(outcome)).toMatchObject({
        kind: "smsVerification",
        formError: { kind: "serverMessage", message },
        refusedCodes: [],
      });
    },
  );
  test.each([
    { expiration: { mode: "set_date", date: "2026-03-13" } },
    { status: "expired" },
    { status: "Inactive" },
  ])("an offer that has ended asks for no phone number: %o", (part) => {
    const endedOffer = lookupAnswer({ offer: { ...offer, ...part } });
    const epochMs = new Date(2026, 2, 14, 12).getTime();
    expect(afterLookup(endedOffer, { epochMs }).kind).toBe("newUserNoLongerAvailable");
    expect(afterLookup(endedOffer, { epochMs, isSignedIn: true }).kind).toBe(
      "returnUserNoLongerAvailable",
    );
  });
  test.each([{ expiration: { mode: "set_date", date: "2026-03-14" } }, { status: "seasonal" }])(
    "an offer that has not ended can be claimed: %o",
    (part) => {
      const current = lookupAnswer({ offer: { ...offer, ...part } });
      const epochMs = new Date(2026, 2, 14, 12).getTime();
      expect(afterLookup(current, { epochMs }).kind).toBe("emailInput");
    },
  );
  test("a timeout is not treated as a wrong code", () => {
    expect(afterCode(timedOut)).toMatchObject({
      kind: "smsVerification",
      formError: { kind: "unreachable" },
      refusedCodes: [],
    });
  });
  test("another code can be requested once the countdown has ended", () => {
    const waiting = stateAfter(lookup(lookupAnswer()), contactSubmitted, codeSent);
    expect(transition(waiting, { type: "resendRequested", nowMs: 29_999 })).toBe(waiting);
    expect(transition(waiting, { type: "resendRequested", nowMs: 30_000 }).kind).toBe(
      "resendingCode",
    );
  });
  test("a 429 moves the time for another code (faults C7)", () => {
    const problem = { ...refusal("Slow down", 429).problem, retryAfter: 90 };
    const waiting = stateAfter(
      lookup(lookupAnswer()),
      contactSubmitted,
      codeSent,
      { type: "resendRequested", nowMs: 30_000 },
      { ...codeSent, outcome: { ok: false, problem }, nowMs: 1000 },
    );
    expect(waiting).toMatchObject({
      kind: "smsVerification",
      resendAtMs: 91_000,
      formError: { kind: "rateLimited", untilMs: 91_000 },
    });
  });
  test("polling leads to the claim once an answer carries a token [A4.40]", () => {
    const polling = stateAfter(lookup(lookupAnswer()), contactSubmitted, codeSent, {
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
  test("an e-mail address without an account leads to the phone number [O6]", () => {
    const noAccount = stateAfter(lookup(lookupAnswer()), contactSubmitted, {
      ...codeSent,
      outcome: refusal("We found no account", 404),
    });
    expect(noAccount.kind).toBe("noAccount");
    expect(transition(noAccount, { type: "phoneChosen" })).toMatchObject({
      kind: "emailInput",
      claim: { isPhoneOnly: true },
    });
  });
});

describe("the claim", () => {
  test.each<[Outcome<ClaimAnswer>, string]>([
    [refusal("The kitchen burned down"), "claimRefused"],
    [offline, "claimRefused"],
    [signedOut, "authentication"],
    [refusal(null, 401), "authentication"],
    [timedOut, "reconciling"],
    [{ ok: false, problem: { kind: "unexpected", status: 502 } }, "reconciling"],
    [{ ok: false, problem: { kind: "off-contract", detail: "HTML" } }, "reconciling"],
  ])("a claim answered with %j leads to %s (faults D3) [G17]", (outcome, kind) => {
    expect(afterClaim(outcome).kind).toBe(kind);
  });
  test.each([
    [claimOutcome(), "success"],
    [refusal("Oops, looks like you've already claimed this offer."), "prevClaimed"],
    [claimOutcome({ used: true }), "prevUsed"],
    [refusal("You cannot claim your own referral."), "claimOwnReferral"],
    [refusal("This account is suspended."), "suspendedAccount"],
    [refusal("Sorry, this offer is limited to new signups only."), "returnUserNewUserOnly"],
    [
      refusal("Offer is not valid.", 422, { is_existing_user: true }),
      "returnUserNoLongerAvailable",
    ],
    [refusal("Offer is not valid."), "newUserNoLongerAvailable"],
  ])("the documented answer %j ends in %s with the claim's offer and link", (outcome, kind) => {
    const link = { share_url: "https://share.example.com/x" };
    const state = stateAfter(
      lookup(lookupAnswer({ offer, ...link })),
      ...claimingEvents.slice(1),
      claimAnswered(outcome),
    );
    expect(state).toMatchObject({ kind, offer: { id: "7" }, shareUrl: link.share_url });
  });
  test("an answer without an account leads to noAccount with the claim", () => {
    expect(afterClaim(refusal("No account found"))).toMatchObject({
      kind: "noAccount",
      claim: { token: "t" },
    });
  });
  test("the unique-code message on claim leads to success with its error flag [A8.05] [O15] (faults D11)", () => {
    expect(afterClaim(refusal("Your unique offer code has already been claimed."))).toMatchObject({
      kind: "success",
      isClaimError: true,
    });
  });
  test("a claim with a lost answer is found by reading the offer (faults D3) (faults D5)", () => {
    expect(afterClaim(timedOut, reconcile(lookupAnswer({ offer, claimed: true })))).toMatchObject({
      kind: "success",
      isClaimError: false,
    });
    expect(
      afterClaim(
        timedOut,
        reconcile(refusal("Oops, looks like you've already claimed this offer.")),
      ).kind,
    ).toBe("success");
  });
  test('a claim is sent again only after a read that found none, and "already claimed" then means success (faults D3)', () => {
    const unread = afterClaim(timedOut, reconcile(offline));
    expect(unread).toMatchObject({ kind: "unconfirmed", answer: "none" });
    expect(transition(unread, { type: "retried" }).kind).toBe("reconciling");
    const secondRead = afterClaim(timedOut, reconcile(lookupAnswer()), { type: "retried" });
    expect(secondRead).toMatchObject({ kind: "claiming", isRepeat: true });
    expect(
      transition(
        secondRead,
        claimAnswered(refusal("Oops, looks like you've already claimed this offer.")),
      ).kind,
    ).toBe("success");
  });
  test("a claim pending from before a reload starts as unconfirmed (faults D4)", () => {
    const unconfirmed = afterLookup(lookupAnswer(), { wasPending: true });
    expect(unconfirmed).toMatchObject({ kind: "unconfirmed", answer: "unclaimed" });
    expect(transition(unconfirmed, { type: "retried" }).kind).toBe("emailInput");
  });
  test("an e-mail-only offer is validated and claimed without a code [A4.41] [A4.42] [O20]", () => {
    const byEmail = { ...contactSubmitted, contact: { phone: null, email: "a@b.co" } } as const;
    for (const emailOffer of [
      { ...offer, details: { email_only: true } },
      { ...offer, type: "enterprise" },
    ]) {
      const validating = stateAfter(lookup(lookupAnswer({ offer: emailOffer })), byEmail);
      expect(validating.kind).toBe("validatingEmail");
      const claim = transition(validating, {
        type: "emailAnswered",
        outcome: verificationOutcome({ token: "e" }),
        nowMs: 0,
      });
      expect(claim).toMatchObject({ kind: "claiming", claim: { token: "e" } });
      expect(transition(claim, claimAnswered(claimOutcome()))).toMatchObject({
        kind: "emailClaimSuccess",
        email: "a@b.co",
      });
    }
  });
  test("a contact without the required consent is not accepted [O18]", () => {
    const emailInput = afterLookup(
      lookupAnswer({ offer: { ...offer, require_email_opt_in: true } }),
    );
    expect(transition(emailInput, contactSubmitted)).toBe(emailInput);
    expect(transition(emailInput, { ...contactSubmitted, emailOptIn: true }).kind).toBe(
      "sendingCode",
    );
  });
});

const anyOutcome = fc.constantFrom(
  verificationOutcome({ token: "t" }),
  verificationOutcome({ is_existing_user: true }),
  verificationOutcome({ valid: false }),
  verificationOutcome({ user: { token: "u" } }),
  refusal("nope"),
  refusal(null, 429),
  refusal("no account", 404),
  refusal("suspended", 403),
  timedOut,
  offline,
);
const anyLookup = fc.constantFrom<Outcome<OfferAnswer>>(
  lookupAnswer(),
  lookupAnswer({ offer: { ...offer, additional_code_required: true } }),
  lookupAnswer({ offer: { ...offer, details: { email_only: true } } }),
  lookupAnswer({ offer, claimed: true }),
  refusal(null, 404),
  refusal("Offer is not valid."),
  timedOut,
  offline,
  signedOut,
);
const anyClaim = fc.constantFrom<Outcome<ClaimAnswer>>(
  claimOutcome(),
  claimOutcome({ used: true }),
  refusal("Oops, looks like you've already claimed this offer."),
  refusal("what?"),
  refusal(null, 401),
  timedOut,
  offline,
  signedOut,
);
const anyEvent: fc.Arbitrary<ClaimEvent> = fc.oneof(
  fc.constantFrom<ClaimEvent>(
    contactSubmitted,
    { ...contactSubmitted, contact: { phone: null, email: "a@b.co" } },
    codeSubmitted,
    { type: "retried" },
    { type: "restarted" },
    { type: "contactChangeRequested" },
    { type: "phoneChosen" },
    { type: "pollEnded" },
    { type: "altVerificationLeft" },
    { type: "heldElsewhere" },
  ),
  fc.constantFrom<ClaimEvent>(
    { type: "offerCodeSubmitted", offerCode: "X" },
    { type: "claimCodeSubmitted", claimCode: "Y" },
    { type: "credentialsSubmitted", email: "a@b.co", password: "secret" },
    { type: "resendRequested", nowMs: 40_000 },
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
const waitingKinds =
  /^(lookingUp|checkingClaimCode|sendingCode|validatingEmail|resendingCode|verifyingCode|signingIn|claiming|reconciling)$/;
const successKinds = /^(success|emailClaimSuccess)$/;

describe("in any order of events", () => {
  test("one claim is in flight at a time, and an unknown outcome is read before another claim (faults D1) (faults D3)", () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 60 }), (events) => {
        let state: ClaimState = lookingUp("CODE");
        let isOutcomeUnknown = false;
        for (const event of events) {
          const next = transition(state, event);
          if (state.kind === "claiming" && next !== state)
            expect(["claimAnswered", "heldElsewhere"]).toContain(event.type);
          if (next.kind === "claiming" && next !== state) {
            expect(state.kind).not.toBe("claiming");
            expect(isOutcomeUnknown).toBe(false);
          }
          if (next.kind === "reconciling") isOutcomeUnknown = true;
          if (event.type === "reconcileAnswered" && event.outcome.ok) isOutcomeUnknown = false;
          if (next.kind === "lookingUp" || next.kind === "emailInput" || next.kind === "offerCode")
            isOutcomeUnknown = false;
          state = next;
        }
      }),
      { numRuns: 2000 },
    );
  });

  test("every state waits for an answer, accepts an event of the guest, or is a success", () => {
    const guestEvents: ClaimEvent[] = [
      contactSubmitted,
      { ...contactSubmitted, emailOptIn: true },
      codeSubmitted,
      { type: "retried" },
      { type: "restarted" },
      { type: "contactChangeRequested" },
      { type: "phoneChosen" },
      { type: "offerCodeSubmitted", offerCode: "X" },
      { type: "claimCodeSubmitted", claimCode: "Y" },
    ];
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 60 }), (events) => {
        const state = events.reduce(transition, lookingUp("CODE"));
        const isOpen =
          waitingKinds.test(state.kind) ||
          successKinds.test(state.kind) ||
          guestEvents.some((event) => transition(state, event) !== state);
        expect(isOpen, state.kind).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  test("an event that does not apply returns the same object", () => {
    const success = afterClaim(claimOutcome());
    for (const event of [
      contactSubmitted,
      codeSubmitted,
      codeSent,
      claimAnswered(refusal("what?")),
      lookup(lookupAnswer()),
      { type: "retried" },
    ] as const)
      expect(transition(success, event)).toBe(success);
  });
});
