import { expect, it } from "vitest";
import { readCheckoutPage } from "../../shared/contracts/checkout.ts";
import { isOlder } from "./intent.ts";

const bought = (id: string | number) =>
  readCheckoutPage({
    item: { id: 7, kind: "credit", pay_amount: 100 },
    purchase: { id, amount_charged: 100 },
  })?.purchase;

it.each([
  ["a smaller number", 9, "10", true],
  ["the same number", 10, "10", false],
  ["a larger number", 11, "10", false],
  ["another id that is no number", "4f1c", "10", false],
  ["a number, where the known id is none", 9, "4f1c", false],
  ["anything, where none is known", 9, null, false],
])(
  "a page whose newest purchase has %s is read as older only if numbers say so (fault D5)",
  (_, id, known, older) => {
    expect(isOlder(bought(id), known)).toBe(older);
    expect(isOlder(null, known)).toBe(false);
  },
);
