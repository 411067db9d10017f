import { bulkGiftingRequests } from "./bulkGifting.ts";
import { offerRequests } from "./offers.ts";
import { partnerRequests } from "./partner.ts";
import { paymentRequests } from "./payments.ts";
import type { ContractRequest } from "./request.ts";
import { sessionRequests } from "./session.ts";

/** Every call of the widgets, with the schemas of what it sends. No widget imports this module. */
export const allRequests: readonly ContractRequest[] = [
  ...sessionRequests,
  ...offerRequests,
  ...paymentRequests,
  ...bulkGiftingRequests,
  ...partnerRequests,
];
