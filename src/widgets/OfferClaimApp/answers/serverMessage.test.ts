import { expect, test } from "vitest";
import { messageEnding } from "./serverMessage.ts";

test("server messages match in any case, with outer spaces and curly apostrophes [O14]", () => {
  expect(messageEnding(" OOPS, looks like you’ve already claimed this offer. ", false)).toBe(
    "prevClaimed",
  );
  expect(messageEnding("Your unique offer code has already been claimed – by whom?", false)).toBe(
    "claimedCode",
  );
  expect(messageEnding("Account SUSPENDED", false)).toBe("suspendedAccount");
  expect(messageEnding("something else", true)).toBeNull();
});
