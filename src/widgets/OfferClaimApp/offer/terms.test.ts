import { describe, expect, test } from "vitest";
import { offerAnswer, type Offer } from "../../../shared/contracts/offers.ts";
import { english } from "../../../shared/texts/language.ts";
import { termsLine, termsOf } from "./terms.ts";

function offerOf(parts: object = {}): Offer {
  const { offer } = offerAnswer.parse({ offer: { id: 1, amount: 25, ...parts } });
  if (!offer) throw new Error("no offer");
  return offer;
}

describe("offer terms", () => {
  const textOf = (parts: object, term: string) =>
    termsOf(offerOf(parts), "US", english()).find((row) => row.term === term)?.text;
  test("the expiry follows the offer, and is 30 days if the offer gives none [A3.20] [A9.22] [O21]", () => {
    expect(textOf({}, "Expires")).toBe("30 days after you claim it");
    expect(textOf({ expiration: { mode: "days", days: 1 } }, "Expires")).toBe(
      "1 day after you claim it",
    );
    expect(textOf({ expiration: { mode: "set_date", date: "2027-03-14" } }, "Expires")).toBe(
      "March 14, 2027",
    );
    expect(textOf({ expiration: { mode: "no_expiration" } }, "Expires")).toBe("Never expires");
    expect(textOf({ expiration: { mode: "lunar" } }, "Expires")).toBe("30 days after you claim it");
  });
  test("a claimed offer expires on a date", () => {
    const claimedAtMs = new Date(2026, 1, 27, 12).getTime();
    const expires = (parts: object) =>
      termsOf(offerOf(parts), "US", english(), claimedAtMs).find(({ term }) => term === "Expires")
        ?.text;
    expect(expires({ expiration: { mode: "days", days: 2 } })).toBe("March 1, 2026");
    expect(expires({ expiration: { mode: "no_expiration" } })).toBe("Never expires");
  });

  test("the first line names spend, expiry and days", () => {
    const offer = offerOf({ minimum_spend_amount: 50, redeemable_days_short: "Mon–Thu" });
    expect(termsLine(offer, "US", english())).toBe(
      "Spend $50 or more · Expires 30 days after you claim it · Mon–Thu",
    );
  });

  test("spend, days and hours, place and restrictions are listed", () => {
    expect(textOf({ minimum_spend_amount: "49.50" }, "Minimum spend")).toBe("$49.50");
    expect(
      textOf({ minimum_spend_amount: 85, minimum_spend_required: true }, "Minimum spend"),
    ).toBe("$85");
    expect(
      textOf({ minimum_spend_amount: 85, minimum_spend_required: false }, "Minimum spend"),
    ).toBe("None");
    expect(
      textOf({ redeemable_days_short: "Mon–Thu", redeemable_hours_short: "5–9 PM" }, "Valid"),
    ).toBe("Mon–Thu, 5–9 PM");
    expect(textOf({ has_limited_days: true, redeemable_days: ["Mon", "Tue"] }, "Valid")).toBe(
      "Mon, Tue",
    );
    expect(
      textOf(
        {
          has_limited_days: true,
          redeemable_days: ["monday", "friday"],
          redeemable_days_short: "",
          redeemable_hours_short: "5–9 PM",
        },
        "Valid",
      ),
    ).toBe("Monday, Friday, 5–9 PM");
    expect(textOf({ restriction_text: "Dine-in only" }, "Restrictions")).toBe("Dine-in only");
    expect(textOf({ geo_name: "Austin" }, "Where")).toBe("Austin");
    expect(textOf({ restrict_to_new_users: true }, "For")).toBe("New guests only");
  });
});
