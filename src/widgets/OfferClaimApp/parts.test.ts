import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { offerAnswer, readEnterprise, type Offer } from "../../shared/contracts/offers.ts";
import { normalizeCode } from "../../shared/forms/code.ts";
import { codesInPath, prefillInHash, segmentsInHash } from "./address.ts";
import { contactMode, readContact } from "./contact.ts";
import { emailComplaint, emailRule } from "./email.ts";
import { messageEnding } from "./serverMessage.ts";
import { startState, type Start } from "./start.ts";
import { termsOf } from "./terms.ts";
import { checkoutUrl, getTotal, oneLess, oneMore, usableTiers } from "./upsell.ts";

function offerOf(parts: object = {}): Offer {
  const { offer } = offerAnswer.parse({ offer: { id: 1, amount: 25, ...parts } });
  if (!offer) throw new Error("no offer");
  return offer;
}

describe("the address", () => {
  test.each([
    [["offers", "ab-12"], "AB12", null],
    [["offers", "ab12", "xy 9"], "AB12", "XY9"],
    [["en", "offers", "AB12"], "AB12", null],
    [["promo", "AB12"], "AB12", null],
    [["offers"], "", null],
    [["summer.html"], "", null],
    [[], "", null],
  ])(
    "%j holds offer code %s and claim code %s [A2.36] [A2.37] [O1] [A5.27] [A5.28] [A5.29] [A5.30]",
    (segments, offerCode, claimCode) => {
      expect(codesInPath(segments, false)).toEqual({ offerCode, claimCode });
    },
  );
  test("below a base path of its own the first segment is the code; outside of it there is none", () => {
    expect(codesInPath(["AB12", "XY9"], true)).toEqual({ offerCode: "AB12", claimCode: "XY9" });
    expect(codesInPath(null, true)).toEqual({ offerCode: "", claimCode: null });
    expect(codesInPath(segmentsInHash("/offers/AB12?utm_source=x"), false).offerCode).toBe("AB12");
  });
  const hashOf = (text: string) => Buffer.from(text).toString("base64url");
  test("reads a claim code, an e-mail address or both from a base64 hash [A2.38] [A2.39] [O3]", () => {
    expect(prefillInHash(hashOf("green-7"))).toEqual({ claimCode: "GREEN7", email: null });
    expect(prefillInHash(hashOf("gina@example.com"))).toEqual({
      claimCode: null,
      email: "gina@example.com",
    });
    expect(
      prefillInHash(
        Buffer.from('{"claim_code":"g7","email":"gina@example.com"}').toString("base64"),
      ),
    ).toEqual({ claimCode: "G7", email: "gina@example.com" });
  });
  test.each([
    "",
    "giftcards",
    "top",
    "%%%",
    "a".repeat(3000),
    hashOf("<script>"),
    hashOf('{"email":5}'),
    hashOf("{broken"),
    hashOf('["a"]'),
    Buffer.from([0xff, 0xfe, 0xc0]).toString("base64"),
    hashOf("a@b"),
  ])("leaves the host’s own hash %j alone (faults A5)", (hash) => {
    expect(prefillInHash(hash)).toBeNull();
  });
  test("never throws, whatever the hash (faults A5)", () => {
    fc.assert(fc.property(fc.string({ maxLength: 3000 }), (hash) => void prefillInHash(hash)));
    fc.assert(fc.property(fc.base64String({ maxLength: 400 }), (hash) => void prefillInHash(hash)));
  });
  test("codes lose every other sign and are upper-cased [A5.27] [A5.28] [A5.29] [A5.30]", () => {
    fc.assert(
      fc.property(fc.string(), (text) => void expect(normalizeCode(text)).toMatch(/^[A-Z0-9]*$/)),
    );
  });
});

describe("the contact", () => {
  const none = emailRule(null);
  test("asks for what the offer needs [O5] [O20]", () => {
    const partner = emailRule(readEnterprise({ required_email_ending: "acme.com" }));
    expect(contactMode(offerOf({ require_phone_to_claim: true }), none, false)).toBe("phone");
    expect(contactMode(offerOf(), none, false)).toBe("either");
    expect(contactMode(offerOf({ details: { email_only: true } }), none, false)).toBe("email");
    expect(contactMode(offerOf(), partner, false)).toBe("email");
    expect(contactMode(offerOf({ require_phone_to_claim: true }), partner, false)).toBe(
      "phoneAndEmail",
    );
    expect(contactMode(offerOf({ details: { email_only: true } }), none, true)).toBe("phone");
  });
  test.each([
    ["phone", "(512) 555-0100", { phone: "15125550100", email: null }],
    ["phone", "1 512 555 0100", { phone: "15125550100", email: null }],
    ["phone", "+44 20 7946 0958", { contact: "Please enter a valid phone number." }],
    ["phone", "512555010", { contact: "Please enter a valid phone number." }],
    ["phone", "", { contact: "Please enter a valid phone number." }],
    ["either", "5125550100", { phone: "15125550100", email: null }],
    ["either", " a@b.co ", { phone: null, email: "a@b.co" }],
    ["either", "abc", { contact: "Please enter a valid phone number." }],
    ["either", "a@b", { contact: "Invalid email" }],
    ["email", "", { contact: "An email address is required" }],
    ["email", "a@b", { contact: "Invalid email" }],
  ] as const)(
    "%s: %j becomes %j [A5.11] [A5.12] [A5.18] [A5.19] [A5.22] [O5] [O11] [O12]",
    (mode, typed, read) => {
      expect(readContact(mode, typed, "", none)).toEqual(read);
    },
  );
  test("holds a partner’s guests to its endings [A5.23] [A5.24] [A5.25] [O12]", () => {
    const rule = emailRule(readEnterprise({ required_email_ending: "@acme.com, .edu" }));
    expect(emailComplaint("a@ACME.com", rule)).toBeNull();
    expect(emailComplaint("a@cs.example.edu", rule)).toBeNull();
    expect(emailComplaint("a@badacme.com", rule)).toBe(
      "Sorry, a valid @acme.com or .edu email address is required to continue.",
    );
    expect(emailComplaint("nope", rule)).toBe("Please enter a valid email address.");
    expect(emailComplaint("a@b.co", emailRule(readEnterprise({ name: "Acme" })))).toBeNull();
    expect(
      emailComplaint(
        "nope",
        emailRule(readEnterprise({ required_email_ending: "x.com", required_email_display: "X" })),
      ),
    ).toBe("Please enter a valid email address.");
    expect(
      emailComplaint(
        "a@y.com",
        emailRule(
          readEnterprise({ required_email_ending: ["x.com"], required_email_display: "X" }),
        ),
      ),
    ).toBe("Sorry, a valid X email address is required to continue.");
  });
});

describe("server messages", () => {
  test("are matched without regard to case, spaces and the shape of the apostrophe [O14]", () => {
    expect(messageEnding(" OOPS, looks like you’ve already claimed this offer. ", false)).toBe(
      "prevClaimed",
    );
    expect(messageEnding("Your unique offer code has already been claimed – by whom?", false)).toBe(
      "claimedCode",
    );
    expect(messageEnding("Account SUSPENDED", false)).toBe("suspendedAccount");
    expect(messageEnding("something else", true)).toBeNull();
  });
});

describe("the terms", () => {
  const textOf = (parts: object, term: string) =>
    termsOf(offerOf(parts), "US").find((row) => row.term === term)?.text;
  test("say when the offer ends; thirty days where it does not say [A3.20] [A9.22] [O21]", () => {
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
  test("say spend, days and hours, place, restrictions [A3.17]", () => {
    expect(textOf({ minimum_spend_amount: "49.50" }, "Minimum spend")).toBe("$49.50");
    expect(
      textOf({ redeemable_days_short: "Mon–Thu", redeemable_hours_short: "5–9 PM" }, "Valid"),
    ).toBe("Mon–Thu, 5–9 PM");
    expect(textOf({ has_limited_days: true, redeemable_days: ["Mon", "Tue"] }, "Valid")).toBe(
      "Mon, Tue",
    );
    expect(textOf({ restriction_text: "Dine-in only" }, "Restrictions")).toBe("Dine-in only");
    expect(textOf({ geo_name: "Austin" }, "Where")).toBe("Austin");
    expect(textOf({ restrict_to_new_users: true }, "For")).toBe("New guests only");
  });
});

describe("the upsell", () => {
  const [tier] = usableTiers(
    offerAnswer.parse({
      offer: { id: 1 },
      tiers: [{ ico_id: "a", pay_amount: 30000, get_amount: 33000 }],
    }).tiers,
  );
  test("adds until the credit would pass 99,000 dollars [A5.06] [A9.03] [O19]", () => {
    if (!tier) throw new Error("no tier");
    const three = [1, 2, 3].reduce<ReturnType<typeof oneMore>>(
      (chosen) => oneMore(tier, chosen),
      null,
    );
    expect(three && getTotal(tier, three.quantity)).toBe(9_900_000);
    expect(oneMore(tier, three)).toBeNull();
    expect(three && oneLess(three)).toEqual({ icoId: "a", quantity: 2 });
  });
  test("leads to the checkout with the campaign [O19]", () => {
    expect(
      checkoutUrl(
        "https://h.example/checkout",
        { icoId: "a", quantity: 1 },
        { utm_source: "mail" },
      ),
    ).toBe("https://h.example/checkout?ico_id=a&utm_source=mail");
    expect(checkoutUrl("https://h.example/checkout", { icoId: "a", quantity: 2 }, {})).toBe(
      "https://h.example/checkout?ico_id=a&quantity=2",
    );
  });
  test("leaves out tiers that are mistakes", () => {
    const tiers = offerAnswer.parse({
      offer: { id: 1 },
      tiers: [
        { ico_id: "a", pay_amount: 0, get_amount: 5 },
        { ico_id: "b", pay_amount: 5, get_amount: 6 },
        { ico_id: "b", pay_amount: 5, get_amount: 6 },
        { pay_amount: 5 },
        null,
      ],
    }).tiers;
    expect(usableTiers(tiers).map(({ icoId }) => icoId)).toEqual(["b"]);
  });
});

describe("preloaded answers", () => {
  const start = (parts: Partial<Start>) =>
    startState({
      offerCode: "CODE",
      claimCode: null,
      offerResponse: undefined,
      claimResponse: undefined,
      isSignedIn: false,
      ...parts,
    }).kind;
  const offer = { id: 1, amount: 25 };
  test.each([
    [{ offerResponse: { offer } }, "emailInput"],
    [{ offerResponse: { offer, claimed: true } }, "prevClaimed"],
    [{ offerResponse: { error: "Offer is not valid." } }, "newUserNoLongerAvailable"],
    [
      { offerResponse: { error: "Offer is not valid.", is_existing_user: true } },
      "returnUserNoLongerAvailable",
    ],
    [{ offerResponse: { offer }, claimResponse: { claimed: true } }, "success"],
    [{ claimResponse: { claimed: true } }, "success"],
    [
      { claimResponse: { error: "Oops, looks like you've already claimed this offer." } },
      "prevClaimed",
    ],
    [
      {
        offerResponse: { offer: { ...offer, details: { email_only: true } } },
        claimResponse: { claimed: true },
      },
      "emailClaimSuccess",
    ],
    [{ offerResponse: "garbage" }, "lookingUp"],
    [{ offerCode: "", claimCode: null }, "offerCode"],
  ])("%j jumps to %s [A4.43] [A4.44] [A4.45] [A4.46]", (parts, kind) => {
    expect(start(parts)).toBe(kind);
  });
});
