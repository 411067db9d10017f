import { describe, expect, test } from "vitest";
import { offerAnswer, readEnterprise, type Offer } from "../../../shared/contracts/offers.ts";
import { contactMode, parseContact } from "./contact.ts";
import { emailError, emailRule } from "./emailRule.ts";
import { texts } from "../texts.ts";

const copy = texts.messages.contact;

function offerOf(parts: object = {}): Offer {
  const { offer } = offerAnswer.parse({ offer: { id: 1, amount: 25, ...parts } });
  if (!offer) throw new Error("no offer");
  return offer;
}

describe("the contact", () => {
  const noRule = emailRule(null, copy);
  test("the offer and the partner decide which contact is needed [O5] [O20]", () => {
    const partner = emailRule(readEnterprise({ required_email_ending: "acme.com" }), copy);
    expect(contactMode(offerOf({ require_phone_to_claim: true }), noRule, false)).toBe("phone");
    expect(contactMode(offerOf(), noRule, false)).toBe("either");
    expect(contactMode(offerOf({ details: { email_only: true } }), noRule, false)).toBe("email");
    expect(contactMode(offerOf(), partner, false)).toBe("email");
    expect(contactMode(offerOf({ require_phone_to_claim: true }), partner, false)).toBe(
      "phoneAndEmail",
    );
    expect(contactMode(offerOf({ details: { email_only: true } }), noRule, true)).toBe("phone");
  });
  test("the required email ending is still asked for with the phone number [A5.23]", () => {
    const partner = emailRule(readEnterprise({ required_email_ending: "@acme.com" }), copy);
    expect(contactMode(offerOf(), partner, true)).toBe("phoneAndEmail");
  });
  test.each([
    ["phone", "(512) 555-0100", { phone: "15125550100", email: null }],
    ["phone", "1 512 555 0100", { phone: "15125550100", email: null }],
    ["either", "5125550100", { phone: "15125550100", email: null }],
  ] as const)(
    "in mode %s the number %j is normalized to 11 digits [A5.19] [O11]",
    (mode, input, contact) => {
      expect(parseContact(mode, input, "", noRule, "US", copy)).toEqual(contact);
    },
  );
  test.each([
    ["phone", "+44 20 7946 0958"],
    ["phone", "512555010"],
    ["phone", "+1 737 555-014"],
    ["either", "737555014"],
    ["phone", ""],
    ["either", "abc"],
  ] as const)("in mode %s the number %j is refused [A5.18] [A5.22]", (mode, input) => {
    expect(parseContact(mode, input, "", noRule, "US", copy)).toEqual({
      contact: "Please enter a valid phone number.",
    });
  });
  test("an address with @ is an e-mail address, without the spaces around it [O5]", () => {
    expect(parseContact("either", " a@b.co ", "", noRule, "US", copy)).toEqual({
      phone: null,
      email: "a@b.co",
    });
  });
  test("an empty e-mail address is refused as missing [A5.11] [O12]", () => {
    expect(parseContact("email", "", "", noRule, "US", copy)).toEqual({
      contact: "An email address is required",
    });
  });
  test.each(["email", "either"] as const)(
    "in mode %s a malformed e-mail address is refused [A5.12] [O12]",
    (mode) => {
      expect(parseContact(mode, "a@b", "", noRule, "US", copy)).toEqual({
        contact: "Invalid email",
      });
    },
  );
  test("a partner's email endings are required, in any case and below a subdomain [A5.23] [A5.24] [O12]", () => {
    const rule = emailRule(readEnterprise({ required_email_ending: "@acme.com, .edu" }), copy);
    expect(emailError("a@ACME.com", rule, copy)).toBeNull();
    expect(emailError("a@cs.example.edu", rule, copy)).toBeNull();
    expect(emailError("a@badacme.com", rule, copy)).toBe(
      "Sorry, a valid @acme.com or .edu email address is required to continue.",
    );
  });
  test("a partner's own words for its email endings are shown [A5.24] [O12]", () => {
    const partner = readEnterprise({
      required_email_ending: ["x.com"],
      required_email_display: "X",
    });
    expect(emailError("a@y.com", emailRule(partner, copy), copy)).toBe(
      "Sorry, a valid X email address is required to continue.",
    );
  });
  test.each([{ name: "Acme" }, { required_email_ending: "x.com", required_email_display: "X" }])(
    "an invalid email for the partner %j gets the same error with and without endings [A5.25] [O12]",
    (partner) =>
      expect(emailError("nope", emailRule(readEnterprise(partner), copy), copy)).toBe(
        "Please enter a valid email address.",
      ),
  );
  test("a partner without email endings takes any address [A5.23]", () => {
    const rule = emailRule(readEnterprise({ name: "Acme" }), copy);
    expect(emailError("a@b.co", rule, copy)).toBeNull();
  });
});
