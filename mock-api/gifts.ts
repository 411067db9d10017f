import { giftByCode } from "../src/shared/contracts/gifts.ts";
import { textMobileLink } from "../src/shared/contracts/mobileLinks.ts";
import { isoInstant } from "../src/shared/time/instant.ts";
import { answer } from "./answer.ts";
import type { Area, Backend } from "./backend.ts";
import { bulkGiftingStore } from "./bulkGiftingState.ts";
import { wireRecipients } from "./giftOrders.ts";
import { refuse, reply } from "./refusal.ts";

interface Gift {
  code: string;
  sender_name: string | null;
  /** Decimal dollars. */
  amount: string | null;
  status: string;
  /** Days from now, negative after expiry; null for gifts that never expire. */
  daysLeft: number | null;
  message: string | null;
}

interface Gifts {
  gifts: Gift[];
  /** How the next reads are answered. */
  reads: "plain" | "down";
  /** Phones to which a link was texted. */
  texted: string[];
  texts: "plain" | "busy" | "refusing" | "down";
}

const dayMs = 86_400_000;

/** Gifts by code (GC1), and the texted link to the app (U6). */
export const gifts: Area<Gifts> = {
  key: "gifts",
  initial: () => ({ gifts: allGifts(), reads: "plain", texted: [], texts: "plain" }),
  scenarios: {
    "gifts-down": (state) => void (state.reads = "down"),
    "mobile-links-busy": (state) => void (state.texts = "busy"),
    "mobile-links-refused": (state) => void (state.texts = "refusing"),
    "mobile-links-down": (state) => void (state.texts = "down"),
  },
  handlers: (backend) => [
    answer(giftByCode, ({ path }) => {
      const state = backend.state(gifts);
      if (state.reads === "down") return reply(503, "<h1>Service unavailable</h1>");
      const gift =
        state.gifts.find(({ code }) => code.toUpperCase() === path.code.toUpperCase()) ??
        orderedGift(backend, path.code);
      return gift ? { gift: written(gift, backend) } : refuse(404, "Gift not found");
    }),
    answer(textMobileLink, ({ body }) => {
      const state = backend.state(gifts);
      if (state.texts === "down") return reply(502, "<h1>Bad gateway</h1>");
      if (state.texts === "busy") return refuse(429, "Too many requests", { "retry-after": "45" });
      if (state.texts === "refusing")
        return refuse(422, "This number does not take text messages.");
      if (!/^(1\d{10}|6[14]\d{8,10})$/.test(body.phone_number ?? ""))
        return refuse(422, { errors: { phone_number: ["is not a valid phone number"] } });
      state.texted.push(body.phone_number ?? "");
      return reply(204);
    }),
  ],
};

/** A gift of a bulk order, whose id is the last part of its link. */
function orderedGift(backend: Backend, code: string): Gift | undefined {
  const { orders } = backend.state(bulkGiftingStore);
  for (const order of orders ?? []) {
    const recipient = wireRecipients(order, backend.now()).find(({ id }) => id === code);
    if (!recipient) continue;
    const { amount, status } = recipient;
    return {
      code,
      sender_name: order.sender_name,
      amount,
      status: status === "redeemed" ? "claimed" : status,
      daysLeft: 1825,
      message: order.message,
    };
  }
  return undefined;
}

function written({ daysLeft, ...gift }: Gift, backend: Backend) {
  return {
    ...gift,
    expires_at:
      daysLeft === null ? null : isoInstant(backend.now() + daysLeft * dayMs).slice(0, 10),
  };
}

function allGifts(): Gift[] {
  const gift: Gift = {
    code: "TASTE-4821",
    sender_name: "Ada",
    amount: "50.00",
    status: "sent",
    daysLeft: 1825,
    message: "Happy birthday! Dinner is on me, and so is dessert.",
  };
  return [
    gift,
    { ...gift, code: "NOBODY-77", sender_name: null, message: null },
    { ...gift, code: "USED-1000", status: "claimed" },
    { ...gift, code: "LATE-2020", status: "expired", daysLeft: -40 },
  ];
}
