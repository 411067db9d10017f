import type { RequestHandler } from "msw";
import {
  cancelGifts,
  correctAddress,
  readRedemption,
  resendGifts,
} from "../src/shared/contracts/bulkGiftingRedemptions.ts";
import { answer } from "./answer.ts";
import type { Backend } from "./backend.ts";
import { bulkGiftingStore, orderOf, sentTo } from "./bulkGiftingState.ts";
import { statusOf, wireOrder, wireRecipients, type GiftOrder } from "./giftOrders.ts";
import { paged } from "./paged.ts";
import { lost, refuse, reply } from "./refusal.ts";

const giftsPerPage = 200;
const open = ["scheduled", "sent", "opened", "failed"];

/** The gifts of one order (BG6–BG8): read, resent, canceled, sent to another address. */
export function giftCalls(backend: Backend): RequestHandler[] {
  return [
    answer(readRedemption, ({ token, path, query }) => {
      const order = orderOf(backend, token, path.id);
      if (backend.state(bulkGiftingStore).reads === "down")
        return reply(503, "<h1>Service unavailable</h1>");
      if (!order) return refuse(404, "Not found");
      const all = wireRecipients(order, backend.now());
      const matching = all.filter(
        ({ name, email, phone, status }) =>
          (!query.q || `${name} ${email} ${phone}`.toLowerCase().includes(query.q.toLowerCase())) &&
          (!query.status || status === query.status),
      );
      return {
        redemption: {
          ...wireOrder(order, backend.now()),
          ...paged("recipients", matching, query.page, giftsPerPage),
        },
      };
    }),
    answer(resendGifts, ({ token, path, body }) =>
      write(backend, token, path.id, body.recipient_ids, (order, index) => {
        const gift = wireRecipients(order, backend.now())[index];
        if (!gift || !open.includes(gift.status)) return "has already been claimed or canceled";
        backend.state(bulkGiftingStore).resent.push(gift.id);
        order.giftStatuses[index] = { ...order.giftStatuses[index], ...sentTo(gift.email) };
        return null;
      }),
    ),
    answer(cancelGifts, ({ token, path, body }) =>
      write(backend, token, path.id, body.recipient_ids, (order, index) => {
        const gift = wireRecipients(order, backend.now())[index];
        if (!gift || !open.includes(gift.status)) return "has already been claimed";
        order.giftStatuses[index] = { ...order.giftStatuses[index], status: "canceled" };
        return null;
      }),
    ),
    answer(correctAddress, ({ token, path, body }) => {
      const { email, phone } = body.recipient ?? {};
      if (email !== undefined && !/^\S+@\S+\.\S+$/.test(email))
        return refuse(422, { errors: { email: ["is not an email address"] } });
      return write(backend, token, path.id, [path.recipientId], (order, index) => {
        order.giftStatuses[index] = {
          ...order.giftStatuses[index],
          ...(email !== undefined && { email }),
          ...(phone !== undefined && { phone }),
        };
        return null;
      });
    }),
  ];
}

function write(
  backend: Backend,
  token: string | null,
  id: string,
  ids: readonly string[] | undefined,
  change: (order: GiftOrder, index: number) => string | null,
) {
  const { writes } = backend.state(bulkGiftingStore);
  const order = orderOf(backend, token, id);
  if (!order) return refuse(404, "Not found");
  if (writes === "refused")
    return refuse(422, { errors: { base: ["This order is locked for accounting."] } });
  for (const matching of ids ?? []) {
    const problem = change(order, Number(matching.split("-").at(-1)) - 1);
    if (problem) return refuse(422, { errors: { base: [`This gift ${problem}.`] } });
  }
  return writes === "lost" ? lost : { status: statusOf(order, backend.now()) };
}
