import { describe, expect, test } from "vitest";
import { readRedemption } from "../../../shared/contracts/bulkGiftingRedemptions.ts";
import { texts } from "./texts.ts";
import { giftLinksOf, isOfLinks, linksCsv, sheetsOf } from "./giftLinks.ts";

const gift = (id: number, part: Record<string, unknown> = {}) => ({
  id: String(id),
  status: "sent",
  amount: "25.00",
  giftUrl: `https://gifts.example/g/${id}`,
  ...part,
});
const parse = (...recipients: object[]) =>
  readRedemption.output.parse({ redemption: { id: "1", status: "sent", recipients } }).recipients;

describe("gift links", () => {
  test("keep their number in the order where a gift before them was canceled or is not ready", () => {
    const gifts = parse(
      gift(1),
      gift(2, { status: "canceled" }),
      gift(3, { giftUrl: null }),
      gift(4),
    );
    expect(giftLinksOf(gifts).map(({ position }) => position)).toEqual([1, 4]);
  });

  test("are exported with their number and amount", () => {
    const [, row] = linksCsv(giftLinksOf(parse(gift(1))), texts.messages).split("\r\n");
    expect(row).toBe("1,https://gifts.example/g/1,25.00");
  });

  test("are not confused with gifts that go to an address", () => {
    expect(isOfLinks(parse(gift(1), gift(2)))).toBe(true);
    expect(isOfLinks(parse(gift(1), gift(2, { email: "ada@example.com" })))).toBe(false);
    expect(isOfLinks([])).toBe(false);
  });

  test("are printed on sheets of 120 that leave out none", () => {
    expect(sheetsOf(250)).toEqual([
      { from: 0, to: 120 },
      { from: 120, to: 240 },
      { from: 240, to: 250 },
    ]);
  });
});
