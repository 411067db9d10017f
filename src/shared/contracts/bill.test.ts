import { describe, expect, it } from "vitest";
import { payBill } from "./bill.ts";

const read = (body: unknown) => payBill.output.safeParse(body);

describe("the answer to a payment", () => {
  it.each([
    [["The till is closed."]],
    ["The till is closed."],
    [{ base: ["The till is closed."] }],
  ])("with pos_success false and errors %j is a refusal in these words", (errors) => {
    expect(read({ pos_success: false, errors }).data).toMatchObject({
      isConfirmed: false,
      error: "The till is closed.",
    });
  });

  it("that asks for the bank without a secret does not tell the outcome", () => {
    expect(read({ pos_success: false, requires_action: true }).success).toBe(false);
  });

  it("with pos_success false alone is charged, and not yet known to the restaurant", () => {
    expect(read({ pos_success: false }).data).toMatchObject({ isConfirmed: false, error: null });
  });
});
