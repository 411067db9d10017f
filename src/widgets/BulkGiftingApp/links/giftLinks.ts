import type { GiftRecipient } from "../../../shared/contracts/bulkGiftingRedemptions.ts";
import { writeCsv } from "../../../shared/list/writeCsv.ts";
import type { CashCents } from "../../../shared/money/cents.ts";
import type { texts } from "./texts.ts";

export interface GiftLink {
  /** The position of the gift in the order, counted from 1. */
  readonly position: number;
  readonly url: string;
  readonly amount: CashCents | null;
}

/**
 * The links that the server has created so far, in the order's sequence. Canceled gifts have none.
 */
export function giftLinksOf(gifts: readonly GiftRecipient[]): GiftLink[] {
  return gifts.flatMap(({ giftUrl, amount, status }, index) =>
    giftUrl && status !== "canceled" ? [{ position: index + 1, url: giftUrl, amount }] : [],
  );
}

/** Whether an order consists of links. Its gifts then have no addresses. */
export function isOfLinks(gifts: readonly GiftRecipient[]): boolean {
  return (
    gifts.length > 0 && gifts.every(({ email, phone, giftUrl }) => !email && !phone && giftUrl)
  );
}

export function linksCsv(
  links: readonly GiftLink[],
  { columns }: Pick<(typeof texts)["messages"], "columns">,
): string {
  return writeCsv(
    [columns.number, columns.link, columns.amount],
    links.map(({ position, url, amount }) => [
      String(position),
      url,
      amount === null ? "" : (amount / 100).toFixed(2),
    ]),
  );
}

/** QR codes on one printed sheet. More would block the page. */
export const linksPerSheet = 120;

/** The sheets that all links need: first and last position of each, counted from 0. */
export function sheetsOf(count: number): { readonly from: number; readonly to: number }[] {
  return [...Array(Math.ceil(count / linksPerSheet)).keys()].map((sheet) => ({
    from: sheet * linksPerSheet,
    to: Math.min((sheet + 1) * linksPerSheet, count),
  }));
}
