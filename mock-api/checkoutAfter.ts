import type { RequestHandler } from "msw";
import { sendGift, setPassword } from "../src/shared/contracts/checkout.ts";
import { answer } from "./answer.ts";
import type { Backend } from "./backend.ts";
import { accountWith, checkoutStore } from "./checkoutState.ts";
import { lost, refuse, reply } from "./refusal.ts";
import { publicPart, signIn } from "./session.ts";

/** The calls after a purchase: giving it away and choosing a first password. */
export function afterPurchaseCalls(backend: Backend): RequestHandler[] {
  return [
    answer(sendGift, ({ body }) => {
      const state = backend.state(checkoutStore);
      const purchase = state.bought.find(({ id }) => id === body.gift?.purchase_id);
      if (!purchase || state.giving === "refused")
        return refuse(422, { errors: { base: ["We can’t deliver to this address."] } });
      if (state.giving === "lost-before") {
        state.giving = "ok";
        return lost;
      }
      purchase.giftSent = true;
      state.gifts.push({
        purchase: purchase.id,
        recipient: String(body.gift?.recipient_email),
        amount: Number(body.gift?.amount),
      });
      const owner = accountWith(backend, purchase.accountId);
      if (owner)
        owner.credit_balance = Math.max(0, owner.credit_balance - Number(body.gift?.amount ?? 0));
      return state.giving === "lost" ? lost : reply(201, {});
    }),
    answer(setPassword, ({ body }) => {
      const {
        reset_token: token = "",
        password = "",
        password_confirmation: again,
      } = body.user ?? {};
      const owner = accountWith(backend, backend.state(checkoutStore).passwordTokens[token]);
      if (!owner) return refuse(422, { errors: { base: ["This link has expired."] } });
      if (password !== again || password.length < 8)
        return refuse(422, { errors: { password: ["is too short"] } });
      if (/^(password|12345678)/i.test(password))
        return refuse(422, {
          errors: { base: ["This password appears in lists of stolen ones."] },
        });
      owner.password = password;
      delete backend.state(checkoutStore).passwordTokens[token];
      return { token: signIn(backend, owner), user: publicPart(owner) };
    }),
  ];
}
