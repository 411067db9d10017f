import { describe, expect, test } from "vitest";
import { initialState, type InitialData } from "./initialState.ts";

describe("preloaded answers", () => {
  const start = (parts: Partial<InitialData>) =>
    initialState({
      offerCode: "CODE",
      claimCode: null,
      offerResponse: undefined,
      claimResponse: undefined,
      isSignedIn: false,
      ...parts,
    }).kind;
  const offer = { id: 1, amount: 25 };
  test("a preloaded e-mail claim starts in emailClaimSuccess [A4.43]", () => {
    expect(
      start({
        offerResponse: { offer: { ...offer, details: { email_only: true } } },
        claimResponse: { claimed: true },
      }),
    ).toBe("emailClaimSuccess");
  });
  test.each([
    { offerResponse: { offer, claimed: true } },
    { claimResponse: { error: "Oops, looks like you've already claimed this offer." } },
  ])("the preloaded answer %j starts in prevClaimed [A4.44]", (data) => {
    expect(start(data)).toBe("prevClaimed");
  });
  test.each([
    { offerResponse: { offer }, claimResponse: { claimed: true } },
    { claimResponse: { claimed: true } },
  ])("the preloaded answer %j starts in success [A4.45]", (data) => {
    expect(start(data)).toBe("success");
  });
  test("a preloaded refusal starts in the unavailable state of a new guest [A4.46]", () => {
    const error = "Offer is not valid.";
    expect(start({ offerResponse: { error } })).toBe("newUserNoLongerAvailable");
  });
  test("a preloaded refusal starts in the unavailable state of a returning guest [A4.46]", () => {
    const error = "Offer is not valid.";
    expect(start({ offerResponse: { error, is_existing_user: true } })).toBe(
      "returnUserNoLongerAvailable",
    );
  });
  test.each([
    [{ offerResponse: { offer } }, "emailInput"],
    [{ offerResponse: "garbage" }, "lookingUp"],
    [{ offerCode: "", claimCode: null }, "offerCode"],
  ])("the preloaded data %j starts in %s", (data, kind) => {
    expect(start(data)).toBe(kind);
  });
});
