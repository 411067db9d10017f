import type { BulkOrder } from "../../../shared/contracts/bulkGifting.ts";
import type { GiftRecipient } from "../../../shared/contracts/bulkGiftingRedemptions.ts";
import type { ChartPoint } from "../../../shared/chart/series.ts";
import type { Sort } from "../../../shared/list/ColumnHeads.tsx";
import { writeCsv } from "../../../shared/list/writeCsv.ts";
import type { Cents } from "../../../shared/money/cents.ts";
import { monthText } from "../../../shared/time/month.ts";
import { parseDay } from "../../../shared/time/parse.ts";
import { statusText } from "./statusText.ts";
import type { texts } from "./texts.ts";

type Texts = (typeof texts)["messages"];

/** The most months of the chart. */
const mostMonths = 12;

/**
 * The value of each month's gifts and the redeemed part of it, in dollars, up to the newest month
 * and without gaps.
 */
export function byMonth(orders: readonly BulkOrder[], lang: string): ChartPoint[] {
  const months = new Map<number, { sent: number; redeemed: number }>();
  for (const {
    createdAt,
    amountPerRecipient,
    recipientCount,
    total,
    redeemedAmount,
    status,
  } of orders) {
    const day = parseDay(createdAt);
    if (!day || status === "canceled" || status === "failed" || status === "pending_payment")
      continue;
    const month = day.year * 12 + day.month - 1;
    const before = months.get(month) ?? { sent: 0, redeemed: 0 };
    const worth = amountPerRecipient === null ? (total ?? 0) : amountPerRecipient * recipientCount;
    months.set(month, {
      sent: before.sent + worth / 100,
      redeemed: before.redeemed + (redeemedAmount ?? 0) / 100,
    });
  }
  if (!months.size) return [];
  const last = Math.max(...months.keys());
  const first = Math.max(Math.min(...months.keys()), last - mostMonths + 1);
  return [...Array(last - first + 1).keys()].map((index) => {
    const month = first + index;
    return {
      label: monthText(Math.floor(month / 12), (month % 12) + 1, lang),
      values: months.get(month) ?? { sent: 0, redeemed: 0 },
    };
  });
}

/** Formats a redemption rate, which the server may send as 0.42 or 42. */
export function percentText(rate: number | null, { orders }: Texts): string {
  if (rate === null) return "–";
  const percent = rate > 0 && rate < 1 ? rate * 100 : rate;
  return orders.percent({ percent: Math.round(percent * 10) / 10 });
}

export function orderName({ name, id }: BulkOrder, { orders }: Texts): string {
  return name?.trim() || orders.unnamed({ number: id });
}

const valueOf: Readonly<Record<string, (order: BulkOrder, copy: Texts) => string | number>> = {
  name: (order, copy) => orderName(order, copy).toLowerCase(),
  created: ({ createdAt }) => createdAt ?? "",
  status: ({ status }, copy) => statusText(status, copy),
  people: ({ recipientCount }) => recipientCount,
  total: ({ total }) => total ?? 0,
  claimed: ({ claimedCount }) => claimedCount,
  redeemed: ({ redeemedAmount }) => redeemedAmount ?? 0,
};

/** The orders that contain every word of the query, in the wanted order. */
export function arranged(
  orders: readonly BulkOrder[],
  query: string,
  status: string,
  { column, direction }: Sort,
  copy: Texts,
): readonly BulkOrder[] {
  const words = query.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const matches = orders.filter((order) => {
    const text =
      `${orderName(order, copy)} ${order.id} ${statusText(order.status, copy)}`.toLowerCase();
    return (!status || order.status === status) && words.every((word) => text.includes(word));
  });
  const value = (Object.hasOwn(valueOf, column) && valueOf[column]) || (() => 0);
  const sign = direction === "ascending" ? 1 : -1;
  return matches.toSorted(
    (one, other) => sign * compareValues(value(one, copy), value(other, copy)),
  );
}

function compareValues(one: string | number, other: string | number): number {
  if (typeof one === "number" && typeof other === "number") return one - other;
  return String(one).localeCompare(String(other), "en");
}

/** Decimal dollars, so that spreadsheets can calculate with them. */
function plain(amount: Cents | null): string {
  return amount === null ? "" : (amount / 100).toFixed(2);
}

export function ordersCsv(orders: readonly BulkOrder[], copy: Texts): string {
  const { orders: words } = copy;
  return writeCsv(
    [
      words.number,
      words.name,
      words.created,
      words.sendOn,
      words.status,
      words.people,
      words.total,
      words.claimed,
      words.redeemed,
    ],
    orders.map((order) => [
      order.id,
      order.name ?? "",
      order.createdAt ?? "",
      order.deliverAt ?? "",
      statusText(order.status, copy),
      String(order.recipientCount),
      plain(order.total),
      String(order.claimedCount),
      plain(order.redeemedAmount),
    ]),
  );
}

export function giftsCsv(gifts: readonly GiftRecipient[], copy: Texts): string {
  const { detail: words } = copy;
  return writeCsv(
    [
      words.name,
      words.email,
      words.phone,
      words.amount,
      words.status,
      words.csv.claimedAt,
      words.csv.redeemedAt,
      words.csv.redeemedAmount,
      words.balance,
      words.csv.reason,
      words.csv.link,
    ],
    gifts.map((gift) => [
      gift.name ?? "",
      gift.email ?? "",
      gift.phone ?? "",
      plain(gift.amount),
      statusText(gift.status, copy),
      gift.claimedAt ?? "",
      gift.redeemedAt ?? "",
      plain(gift.redeemedAmount),
      plain(gift.balance),
      gift.failureReason ?? "",
      gift.giftUrl ?? "",
    ]),
  );
}

/**
 * Gifts that are not claimed yet. They can be sent again, canceled, and sent to another address
 * (BG8).
 */
export function isOpen({ status }: Pick<GiftRecipient, "status">): boolean {
  return status === "scheduled" || status === "sent" || status === "opened" || status === "failed";
}

/** Gifts that were delivered to an address but are not claimed yet. */
export function canRemind({ status, email, phone }: GiftRecipient): boolean {
  return (status === "sent" || status === "opened") && Boolean(email || phone);
}

export function giftName({ name, email, phone }: GiftRecipient, { detail }: Texts): string {
  return name?.trim() || email || phone || detail.noName;
}
