import { describe, expect, it } from "vitest";
import { maskedBody, maskedQuery } from "./logEntry.ts";

describe("the request log", () => {
  it("masks secrets in a query and keeps the rest readable", () => {
    expect(
      maskedQuery(
        "?token=abc&id=7&user%5Bpassword%5D=x&phone_number=555&sms_verification_code=123456",
      ),
    ).toBe("?token=•••&id=7&user%5Bpassword%5D=•••&phone_number=555&sms_verification_code=•••");
  });

  it.each([
    [
      '{"user":{"email":"a@b.c","password":"p"},"stripe_token":"tok_1","pin":null}',
      '{"user":{"email":"a@b.c","password":"•••"},"stripe_token":"•••","pin":null}',
    ],
    ["user[password]=p&amount=5", "user[password]=•••&amount=5"],
    ["no form and no %JSON", "no form and no %JSON"],
  ])("masks secrets in the body %s", (body, masked) => {
    expect(maskedBody(body)).toBe(masked);
  });

  it("truncates long bodies", () => {
    expect(maskedBody(JSON.stringify({ text: "x".repeat(5_000) }))).toHaveLength(601);
  });
});
