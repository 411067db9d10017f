import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { normalizeCode } from "../../../shared/forms/code.ts";
import { codesInPath, prefillInHash, segmentsInHash } from "./address.ts";

describe("codes in the address", () => {
  test.each([
    [["offers", "ab-12"], "AB12", null],
    [["offers", "ab12", "xy 9"], "AB12", "XY9"],
    [["en", "offers", "AB12"], "AB12", null],
    [["promo", "AB12"], "AB12", null],
    [["offers"], "", null],
    [["summer.html"], "", null],
    [["offers", "har-vest.7q"], "HARVEST7Q", null],
    [[], "", null],
  ])(
    "the path %j gives offer code %s and claim code %s [A2.36] [A2.37] [O1]",
    (segments, offerCode, claimCode) => {
      expect(codesInPath(segments, false)).toEqual({ offerCode, claimCode });
    },
  );
  test("below a base path the first segment is the code, and outside of it there is none", () => {
    expect(codesInPath(["AB12", "XY9"], true)).toEqual({ offerCode: "AB12", claimCode: "XY9" });
    expect(codesInPath(null, true)).toEqual({ offerCode: "", claimCode: null });
    expect(codesInPath(segmentsInHash("/offers/AB12?utm_source=x"), false).offerCode).toBe("AB12");
  });
  const hashOf = (text: string) => Buffer.from(text).toString("base64url");
  test("a base64 hash gives a claim code, an e-mail address or both [A2.38] [A2.39] [O3]", () => {
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
  ])("the host's hash %j is ignored (faults A5)", (hash) => {
    expect(prefillInHash(hash)).toBeNull();
  });
  test("a random hash never throws (faults A5)", () => {
    fc.assert(fc.property(fc.string({ maxLength: 3000 }), (hash) => void prefillInHash(hash)));
    fc.assert(fc.property(fc.base64String({ maxLength: 400 }), (hash) => void prefillInHash(hash)));
  });
  test("a code keeps only letters and digits, in upper case [A5.27] [A5.28]", () => {
    fc.assert(
      fc.property(fc.string(), (text) => void expect(normalizeCode(text)).toMatch(/^[A-Z0-9]*$/)),
    );
    expect(codesInPath(["offers", "a-b_1"], false).offerCode).toBe("AB1");
  });
});
