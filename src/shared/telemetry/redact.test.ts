import { expect, it } from "vitest";
import { hidden, redact, redactText, redactUrl } from "./redact.ts";

it.each([
  ["an email address", "sent to ana.smith+x@example.co.nz now", `sent to ${hidden} now`],
  ["a phone number", "call (415) 555-0132", `call ${hidden}`],
  ["a phone number with spaces", "+1 512 555 0199 or 512.555.0199", `${hidden} or ${hidden}`],
  ["a card number", "4242 4242 4242 4242", hidden],
  ["an encoded address", "/people/ana%40example.com", `/people/${hidden}`],
  [
    "the values of a query and of a hash",
    "go to /done?code=123456&next=/a#access_token=xyz",
    "go to /done?code=…&next=…#access_token=…",
  ],
  [
    "an attribute that holds a token",
    'DW102 WebRedemption: data-token="s3cr3t" is not usable',
    `DW102 WebRedemption: data-token=${hidden} is not usable`,
  ],
  ["a name in JSON that is cut off", '{"first_name":"Ana', `{"first_name":${hidden}`],
  ["a user in JSON", '{"user":{"name":"Ana"},"pos":"x"}', `{"user":"${hidden}","pos":"x"}`],
  ["a short token", "key aZ3bC9xYqL0p", `key ${hidden}`],
  ["a token of letters", `x ${"abcdEFGH".repeat(4)}`, `x ${hidden}`],
  ["the code of a gift", "/api/v5/gifts/GIFT25", `/api/v5/gifts/${hidden}`],
  ["an ambassador", "/api/v5/ambassadors/ana-smith", `/api/v5/ambassadors/${hidden}`],
  ["a call about passwords", "/api/v1/users/reset_password", "/api/v1/users/reset_password"],
  ["an offer's code", "/api/v5/offers/WELCOME25", "/api/v5/offers/WELCOME25"],
  ["a version and a size", "1.2.0 390 × 844 px", "1.2.0 390 × 844 px"],
  ["a token", "Bearer eyJhbGciOiJIUzI1NiJ9abc", `Bearer ${hidden}`],
  ["an amount", "2500 cents of 10000", "2500 cents of 10000"],
  ["plain words", "expected an integer", "expected an integer"],
])("hides personal data and tokens, and nothing else: %s", (_, text, expected) => {
  expect(redactText(text)).toBe(expected);
});

it("hides values by their key, at any depth", () => {
  expect(
    redact({
      token: "abc",
      startPosition: 5,
      user: { name: "Ana" },
      slides: [{ email: "x", alt: "A" }],
      first_name: "Ana",
      claimCode: "AB12",
      contact: 5125550199,
      purchaseId: 41_002,
    }),
  ).toEqual({
    token: hidden,
    startPosition: 5,
    user: hidden,
    slides: [{ email: hidden, alt: "A" }],
    first_name: hidden,
    claimCode: hidden,
    contact: hidden,
    purchaseId: 41_002,
  });
});

it("keeps the names of a query and drops its values, and the page's own origin", () => {
  const page = "https://host.example/a";
  expect(redactUrl("/api/v5/offers/WELCOME25?phone_number=4155550132&id=7#x", page)).toBe(
    "/api/v5/offers/WELCOME25?phone_number=…&id=…",
  );
  expect(redactUrl("https://api.example/users/ana@example.com", page)).toBe(
    `https://api.example/users/${hidden}`,
  );
});
