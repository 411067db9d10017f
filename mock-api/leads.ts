import {
  createLead,
  createLinkToken,
  exchangePublicToken,
  saveLeadData,
} from "../src/shared/contracts/leads.ts";
import { answer } from "./answer.ts";
import type { Area } from "./backend.ts";
import { lost, refuse } from "./refusal.ts";

interface SavedLead {
  readonly id: number;
  readonly lead: object;
  brandData: unknown;
  hasBank: boolean;
}

export interface LeadsState {
  leads: SavedLead[];
  tokensIssued: number;
  /** How many of the next link tokens are already expired. */
  expiredTokens: number;
  losesAnswers: boolean;
  refusesLeads: boolean;
  refusesBanks: boolean;
}

/** Restaurants that want to join, and their bank links. */
export const leads: Area<LeadsState> = {
  key: "leads",
  initial: () => ({
    leads: [],
    tokensIssued: 0,
    expiredTokens: 0,
    losesAnswers: false,
    refusesLeads: false,
    refusesBanks: false,
  }),
  scenarios: {
    "link-token-expired": (state) => void (state.expiredTokens = 1),
    "link-tokens-expired": (state) => void (state.expiredTokens = 99),
    "lead-answer-lost": (state) => void (state.losesAnswers = true),
    "lead-refused": (state) => void (state.refusesLeads = true),
    "bank-refused": (state) => void (state.refusesBanks = true),
  },
  handlers: (backend) => [
    answer(createLead, ({ body }) => {
      const state = backend.state(leads);
      const { first_name, last_name, email = "", business_name } = body.lead ?? {};
      if (state.refusesLeads)
        return refuse(422, { errors: { email: ["is not one that we can reach"] } });
      if (!first_name || !last_name || !business_name || !email.includes("@"))
        return refuse(422, "First name, last name, email and restaurant are required.");
      const lead = {
        id: 501 + state.leads.length,
        lead: { ...body.lead },
        brandData: null,
        hasBank: false,
      };
      state.leads.push(lead);
      return state.losesAnswers ? lost : { lead_id: lead.id };
    }),
    answer(saveLeadData, ({ body }) => {
      const lead = backend.state(leads).leads.find(({ id }) => `${id}` === body.lead_id);
      if (lead) lead.brandData = body.brand_data;
      return lead ? { success: true } : refuse(404, "Unknown lead");
    }),
    answer(createLinkToken, ({ body }) => {
      const state = backend.state(leads);
      if (!body.lead_id) return refuse(422, "A lead is required.");
      state.tokensIssued += 1;
      const kind = state.tokensIssued <= state.expiredTokens ? "expired" : "link-sandbox";
      return { link_token: `${kind}-${body.lead_id}-${state.tokensIssued}` };
    }),
    answer(exchangePublicToken, ({ body }) => {
      const state = backend.state(leads);
      // The fake's public tokens contain the link token, which names its lead.
      if (
        state.refusesBanks ||
        !body.public_token?.startsWith(`public-sandbox-link-sandbox-${body.lead_id}-`)
      )
        return refuse(422, "This bank could not be connected.");
      const lead = state.leads.find(({ id }) => `${id}` === body.lead_id);
      if (lead) lead.hasBank = true;
      return { ok: true };
    }),
  ],
};
