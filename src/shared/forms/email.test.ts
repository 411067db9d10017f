import { describe, expect, it } from "vitest";
import { emailAddressError, requiredEndings } from "./email.ts";
import { growth, superlinear } from "../../../test/support/growth.ts";

describe("emailAddressError", () => {
  it.each([
    "guest@example.com",
    " guest@example.com ",
    "o'brien+dine@sub.example.co.uk",
    "GUEST@EXAMPLE.COM",
    "jörg@bücher.example",
    "a@b.museum",
    "guest@xn--bcher-kva.example",
  ])("takes %j", (email) => {
    expect(emailAddressError(email)).toBeNull();
  });

  it.each([
    "guest",
    "guest@",
    "@example.com",
    "guest@example",
    "guest@@example.com",
    "gu est@example.com",
    "guest@example..com",
    ".guest@example.com",
    "guest.@example.com",
    "guest@-example.com",
    "guest@example.c",
    "guest@127.0.0.1",
    "a@b@example.com",
    "guest@example.com,other@example.com",
    `${"a".repeat(65)}@example.com`,
    `a@${"b.".repeat(130)}com`,
  ])("refuses %j as malformed [O12]", (email) => {
    expect(emailAddressError(email)).toBe("malformed");
  });

  it.each(["", "   "])("distinguishes the empty %j from a malformed one [O12]", (email) => {
    expect(emailAddressError(email)).toBe("empty");
  });

  it.each([
    ["guest@acme.com", "@acme.com", null],
    ["guest@ACME.com", "@acme.com", null],
    ["guest@acme.com", "acme.com", null],
    ["guest@mail.acme.com", "acme.com", null],
    ["guest@evilacme.com", "acme.com", "ending"],
    ["guest@evilacme.com", "@acme.com", "ending"],
    ["guest@uni.edu", ".edu", null],
    ["guest@uni.edu", "edu", null],
    ["guest@uni.edu", "@acme.com, .EDU", null],
    ["guest@other.com", ["@acme.com", ".edu"], "ending"],
    ["guest@other.com", "", null],
    ["guest", "@acme.com", "malformed"],
  ] as const)("%j with the required ending %j: %j [O12]", (email, endings, problem) => {
    expect(emailAddressError(email, endings)).toBe(problem);
  });

  it("reads a comma-separated text and a list alike [O12]", () => {
    expect(requiredEndings(" @A.com ,, .edu")).toEqual(requiredEndings(["@a.com", ".edu"]));
  });

  it.each([
    (size: number) => "a".repeat(size),
    (size: number) => "a@".repeat(size / 2),
    (size: number) => `a@${"a.".repeat(size / 2)} `,
    (size: number) => `${" ".repeat(size)}x`,
    (size: number) => `a@${"-".repeat(size)}`,
  ])("takes 100,000 hostile characters in one pass, as in %s (fault B10)", (hostile) => {
    const work = (text: string) => emailAddressError(text, "@acme.com");
    expect(growth(hostile, 100_000, work)).toBeLessThan(superlinear);
  });
});
