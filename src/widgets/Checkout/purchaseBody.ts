import type { Client } from "../../shared/api/client.ts";
import type { Outcome } from "../../shared/api/outcome.ts";
import {
  purchaseCredit,
  purchaseGiftCard,
  subscribe,
  type PurchaseAnswer,
  type PurchaseBody,
} from "../../shared/contracts/checkout.ts";
import type { CountryCode } from "../../shared/country/countries.ts";
import { normalizePhone } from "../../shared/forms/phone.ts";
import type { Draft } from "./draft.ts";
import type { Order, Source } from "./state.ts";

/** The campaign parameters and codes of the page's address, which are sent with the purchase. */
export interface Campaign {
  readonly code: string | null;
  readonly promotionSlug: string | null;
  readonly utm: Readonly<Record<string, string>>;
}

/** The buyer's fields under the API's names (K2), without empty ones. */
export function purchaseBody(
  source: Source,
  draft: Draft,
  { code, promotionSlug, utm }: Campaign,
  country: CountryCode,
): PurchaseBody {
  const phone = normalizePhone(draft.phone, country);
  const postal = draft.postalCode.trim();
  return {
    stripe_source_id: source.id,
    agrees_with_tos_privacy: "on",
    email: draft.email.trim(),
    first_name: draft.firstName.trim(),
    last_name: draft.lastName.trim(),
    ...(phone && { phone_number: phone }),
    ...(postal && { postal_code: postal }),
    ...(code && { code }),
    ...(promotionSlug && { promotion_slug: promotionSlug }),
    ...(source.saveCard && { save_card: true }),
    ...(draft.emailOptIn && { email_opt_in: true }),
    ...(draft.smsOptIn && { sms_opt_in: true }),
    ...(Object.keys(utm).length && { utm }),
  };
}

type Sent = { readonly client: Client; readonly intent: string; readonly productKey: string };

/** Sends the purchase. The request outlives the widget, so that its outcome is always recorded. */
export function sendPurchase(
  { client, intent, productKey }: Sent,
  { target, page, sessionVersion }: Order,
  body: PurchaseBody,
): Promise<Outcome<PurchaseAnswer>> {
  const { id, billingInterval } = page.item;
  const options = { intent, sessionVersion };
  switch (target.kind) {
    case "gift-card":
      return client.call(
        purchaseGiftCard,
        { body: { gift_card_purchase: { gift_card_option_id: target.id ?? id, ...body } } },
        options,
      );
    case "credit":
      return client.call(
        purchaseCredit,
        { body: { [`${productKey}_cash_purchase`]: { ico_id: target.id ?? id, ...body } } },
        options,
      );
    case "subscription":
      return client.call(
        subscribe,
        {
          body: {
            subscription: {
              subscription_level_id: target.id ?? id,
              billing_interval: billingInterval ?? "month",
              ...body,
            },
          },
        },
        options,
      );
  }
}
