import { bulkGiftingRequests } from "./bulkGifting.ts";
import { managerRequests } from "./managers.ts";
import { offerRequests } from "./offers.ts";
import { partnerRequests } from "./partner.ts";
import { paymentRequests } from "./payments.ts";
import type { ContractRequest, Sample } from "./request.ts";
import { sessionRequests } from "./session.ts";

/** Every call of the widgets, with the schemas of what it sends and a sample. No widget imports this module. */
export const allRequests: readonly ContractRequest[] = [
  ...sessionRequests,
  ...offerRequests,
  ...paymentRequests,
  ...managerRequests,
  ...bulkGiftingRequests,
  ...partnerRequests,
];

/** The sample of an endpoint. Empty if the call sends nothing, or is not one of the widgets'. */
export function sampleOf(endpoint: ContractRequest["endpoint"]): Sample {
  return allRequests.find((request) => request.endpoint === endpoint)?.sample ?? {};
}
