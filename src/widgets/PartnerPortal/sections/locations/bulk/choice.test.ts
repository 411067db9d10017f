import { describe, expect, it } from "vitest";
import { changesOf, emptyChoice, errorOf, valuesOfChoice } from "./choice.ts";

const locations = [{ id: "101", name: "Harbor Grill" }];

describe("the choices for many locations", () => {
  it("fields that are kept are not written", () => {
    expect(valuesOfChoice(emptyChoice)).toEqual({});
    expect(errorOf(emptyChoice)).toBe("nothing");
  });

  it("'No account' clears the payment account", () => {
    expect(valuesOfChoice({ ...emptyChoice, account: "none" })).toEqual({
      partner_stripe_account_id: "",
    });
  });

  it("menu hours keep the places, the note and members that the portal does not know (U1)", () => {
    const [change] = changesOf(
      { ...emptyChoice, hours: "scheduled", days: ["friday"], start: "17:00", end: "23:00" },
      locations,
    );
    expect(
      change?.menuVisibility?.({
        status: "hidden",
        channels: ["app"],
        hide_prices: true,
        note: "Patio only",
        season: "summer",
      }),
    ).toEqual({
      status: "scheduled",
      days: ["friday"],
      start: "17:00",
      end: "23:00",
      channels: ["app"],
      hide_prices: true,
      note: "Patio only",
      season: "summer",
    });
  });

  it("equal times are an error", () => {
    expect(errorOf({ ...emptyChoice, hours: "scheduled", start: "11:00", end: "11:00" })).toBe(
      "times",
    );
  });
});
