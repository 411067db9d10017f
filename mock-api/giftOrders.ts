import { isoInstant } from "../src/shared/time/instant.ts";

/** The status of a gift that differs from its order's. */
export interface GiftStatus {
  status?: string;
  email?: string;
  phone?: string;
  claimed_at?: string;
  redeemed_at?: string;
  redeemed?: number;
  failure?: string;
}

/**
 * An order of the mock API. Thousands of recipients are kept as lines, with only the differences
 * beside them.
 */
export interface GiftOrder {
  id: string;
  external_id: string;
  account: number;
  name: string;
  sender_name: string;
  message: string;
  created_at: string;
  /** `2026-03-14`; null for immediate delivery. */
  deliver_at: string | null;
  method: string;
  /** In dollars. */
  amountEach: number;
  total: number;
  isPaid: boolean;
  /** Of a payment that the bank asks about. */
  secret?: string;
  /** `name⇥email⇥phone⇥amount`. */
  people: string[];
  giftStatuses: Record<number, GiftStatus>;
}

const dayMs = 86_400_000;
/** Milliseconds until an order is delivered. */
const sendingMs = 2_000;

/** The status of an order and its gifts at a time (BG6). */
export function statusOf(order: GiftOrder, now: number): string {
  if (!order.isPaid) return "pending_payment";
  const giftStatuses = Object.values(order.giftStatuses);
  if (
    order.people.length &&
    giftStatuses.filter(({ status }) => status === "canceled").length === order.people.length
  )
    return "canceled";
  if (order.deliver_at && Date.parse(order.deliver_at) > now) return "scheduled";
  if (now - Date.parse(order.created_at) < sendingMs) return "sending";
  return giftStatuses.some(({ status }) => status === "failed") ? "partially_failed" : "sent";
}

export function wireOrder(order: GiftOrder, now: number) {
  const giftStatuses = Object.values(order.giftStatuses);
  const redeemed = giftStatuses.reduce((sum, { redeemed: amount = 0 }) => sum + amount, 0);
  return {
    id: order.id,
    external_id: order.external_id,
    name: order.name || null,
    created_at: order.created_at,
    deliver_at: order.deliver_at,
    status: statusOf(order, now),
    recipient_count: order.people.length,
    amount_per_recipient: order.amountEach.toFixed(2),
    total: order.total.toFixed(2),
    claimed_count: giftStatuses.filter(
      ({ status }) => status === "claimed" || status === "redeemed",
    ).length,
    redeemed_count: giftStatuses.filter(({ status }) => status === "redeemed").length,
    redeemed_amount: redeemed.toFixed(2),
    receipt_url: null,
  };
}

export function wireRecipients(order: GiftOrder, now: number) {
  const orderStatus = statusOf(order, now);
  return order.people.map((line, index) => {
    const [name = "", email = "", phone = "", amount = ""] = line.split("\t");
    const {
      status = orderStatus === "scheduled" ? "scheduled" : "sent",
      redeemed = 0,
      failure,
      ...progress
    } = order.giftStatuses[index] ?? {};
    const worth = Number(amount || order.amountEach);
    return {
      id: `${order.id}-${index + 1}`,
      name,
      email: progress.email ?? (email || null),
      phone: progress.phone ?? (phone || null),
      amount: worth.toFixed(2),
      status,
      claimed_at: progress.claimed_at ?? null,
      redeemed_at: progress.redeemed_at ?? null,
      redeemed_amount: redeemed.toFixed(2),
      balance: (status === "canceled" ? 0 : worth - redeemed).toFixed(2),
      failure_reason: failure ?? null,
      gift_url: `https://gifts.example/g/${order.id}-${index + 1}`,
    };
  });
}

const firstNames = [
  "Ada",
  "Grace",
  "Jean",
  "Alan",
  "Edith",
  "Noor",
  "Mateo",
  "Aroha",
  "Yuki",
  "Zoë",
];
const lastNames = [
  "Okafor",
  "Hopper",
  "Bartik",
  "Turing",
  "Clarke",
  "Inayat",
  "Silva",
  "Ngata",
  "Tanaka",
  "Kowalczyk",
];

/** Orders of the past months. Equal for equal arguments. */
export function pastOrders(account: number, now: number): GiftOrder[] {
  const kinds = [
    { name: "Spring thank-you", count: 48, each: 50, daysAgo: 6 },
    { name: "New hires, March", count: 6, each: 100, daysAgo: 24 },
    { name: "Customer advisory board", count: 18, each: 150, daysAgo: 52 },
    { name: "Holiday party", count: 220, each: 75, daysAgo: 81 },
    { name: "", count: 1, each: 250, daysAgo: 96 },
    { name: '=HYPERLINK("https://evil.example")', count: 12, each: 25, daysAgo: 130 },
  ];
  return kinds.map((kind, index) => pastOrder({ ...kind, id: String(1001 + index), account, now }));
}

export function pastOrder({
  id,
  account,
  name,
  count,
  each,
  daysAgo,
  now,
}: {
  id: string;
  account: number;
  name: string;
  count: number;
  each: number;
  daysAgo: number;
  now: number;
}): GiftOrder {
  const createdMs = now - daysAgo * dayMs;
  const people = Array.from({ length: count }, (_, index) => {
    const first = firstNames[index % 10] ?? "";
    const last = lastNames[Math.floor(index / 10) % 10] ?? "";
    const hasPhoneOnly = index % 17 === 5;
    return [
      `${first} ${last}`,
      hasPhoneOnly ? "" : `${first}.${last}${index}@example.com`.toLowerCase(),
      hasPhoneOnly ? `1512555${String(1000 + index)}` : "",
      "",
    ].join("\t");
  });
  const giftStatuses: Record<number, GiftStatus> = {};
  people.forEach((_, index) => {
    const happenedAt = isoInstant(Math.min(now - 60_000, createdMs + (1 + (index % 9)) * dayMs));
    if (index % 4 === 1)
      giftStatuses[index] = {
        status: "redeemed",
        claimed_at: happenedAt,
        redeemed_at: happenedAt,
        redeemed: index % 8 === 1 ? each : Math.round(each * 60) / 100,
      };
    else if (index % 5 === 2) giftStatuses[index] = { status: "claimed", claimed_at: happenedAt };
    else if (index % 7 === 3) giftStatuses[index] = { status: "opened" };
    else if (index % 23 === 14)
      giftStatuses[index] = { status: "failed", failure: "The mailbox does not exist" };
  });
  return {
    id,
    external_id: `past-${id}`,
    account,
    name,
    sender_name: "Gina Guest",
    message: "Dinner is on us.",
    created_at: isoInstant(createdMs),
    deliver_at: null,
    method: "email",
    amountEach: each,
    total: count * each * 0.85,
    isPaid: true,
    people,
    giftStatuses,
  };
}
