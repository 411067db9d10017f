import { expect, it } from "vitest";
import { readTicket } from "../contracts/bill.ts";
import { cash } from "../money/cents.ts";
import { equalShare, itemShare } from "./split.ts";

const ticket = readTicket.output.parse({
  id: 1,
  bill_amount: 84.5,
  line_items: [
    { name: "Negroni", quantity: 2, total: 28 },
    { name: "Pizza", price: 19 },
    { name: "Branzino", price: 31 },
  ],
});

it.each([
  [8450, 2, 4225],
  [8450, 3, 2817],
  [1, 4, 1],
])("splits %i cents among %i guests into at most %i each", (owed, guests, share) => {
  expect(equalShare(cash(owed), guests)).toBe(share);
  expect(share * guests).toBeGreaterThanOrEqual(owed);
});

it("splits by item with the share of tax and charges, which all items together pay in full", () => {
  expect(itemShare(cash(8450), ticket, (index) => index === 0)).toBe(3033);
  expect(itemShare(cash(8450), ticket, () => true)).toBe(8450);
  expect(itemShare(cash(8450), ticket, () => false)).toBe(0);
});

it("offers no share of items where one of them names no cost", () => {
  const [first] = ticket.lineItems;
  const lineItems = [{ ...first!, total: null }, ...ticket.lineItems];
  expect(itemShare(cash(8450), { lineItems }, () => true)).toBeNull();
});
