import { readCampaign } from "../../src/shared/contracts/campaigns.ts";
import type { ContractCall } from "./contracts.ts";
import { answerSchema, type JsonSchema } from "./answerSchema.ts";

/**
 * Calls whose output schema describes what the widget makes of the answer. The answer's own form is
 * therefore written here.
 */
const byHand: Readonly<Record<string, () => JsonSchema>> = {
  readCampaign: campaign,
  createOpenAmountOffer: () => ({
    type: "object",
    description: "One field, `{product}_cash_offer_id`, has the new offer's id.",
  }),
  createGiftCardOption: () => ({
    type: "object",
    properties: { gco_id: { type: ["string", "number"] } },
    required: ["gco_id"],
  }),
};

/** The schema of a call's answer as the server sends it. */
export function readSchema(endpoint: ContractCall["endpoint"]): JsonSchema {
  return byHand[endpoint.name]?.() ?? answerSchema(endpoint.output);
}

function campaign(): JsonSchema {
  const { anyOf } = answerSchema(readCampaign.output);
  const [, form] = Array.isArray(anyOf) ? anyOf : [];
  const { brand } = form.properties;
  const textOrNamed = { type: ["string", "object"] };
  const rows = { type: ["array", "null"], items: textOrNamed };
  return {
    ...brand,
    properties: { ...brand.properties, brand_owners: rows, activity_log: rows },
    description: "The fields stand beside `campaign_brand` or in it.",
  };
}
