import type { Client } from "../../shared/api/client.ts";
import { createIntentKeys } from "../../shared/api/intentKeys.ts";
import {
  createLead,
  createLinkToken,
  exchangePublicToken,
  saveLeadData,
} from "../../shared/contracts/leads.ts";
import { placeDetails, type PlaceDetails } from "../../shared/contracts/places.ts";
import type { Effects } from "../../shared/flow/flow.ts";
import { steadyClock } from "../../shared/host/clock.ts";
import { blockUnload } from "../../shared/host/navigation.ts";
import { randomId } from "../../shared/host/randomId.ts";
import { brandData } from "./business.ts";
import { sentLeadStorage } from "./sentLead.ts";
import { removeLead, writeLead } from "./storedLead.ts";
import type { BankEnd, LeadEvent, LeadState, SavedLead } from "./state.ts";

export interface EffectDeps {
  readonly client: () => Client;
  readonly hasBankStep: () => boolean;
  readonly done: (outcome: "lead-saved" | "bank-linked", leadId: string) => void;
  readonly log: (name: string, properties: Record<string, unknown>) => void;
}

/** The side effects of each state; the only code that awaits. */
export function createEffects({
  client,
  hasBankStep,
  done,
  log,
}: EffectDeps): Effects<LeadState, LeadEvent> {
  const intents = createIntentKeys(randomId, sentLeadStorage);

  /** Continues after the screen unmounts; failures are only logged (L5). */
  async function saveBrand(leadId: string, place: PlaceDetails): Promise<void> {
    const outcome = await client().call(
      saveLeadData,
      { body: { lead_id: leadId, brand_data: brandData(place) } },
      { keepalive: true },
    );
    if (!outcome.ok) log("brand_data_not_saved", { lead_id: leadId, reason: outcome.problem.kind });
  }

  const store = (saved: SavedLead, linkToken: string | null, end: BankEnd | null = null): void =>
    writeLead({ ...saved, linkToken, end });

  return {
    search: removeLead,
    async loading({ place }, { send, signal }) {
      const outcome = await client().call(placeDetails, { path: { id: place.id } }, { signal });
      send({ type: "placeAnswered", outcome, nowMs: steadyClock() });
    },
    async saving({ business, lead }, { send, signal }) {
      const unblockUnload = blockUnload();
      try {
        const outcome = await client().call(
          createLead,
          { body: { lead } },
          { signal, intent: intents.keyFor(lead) },
        );
        if (signal.aborted) return;
        if (outcome.ok) {
          intents.settle();
          done("lead-saved", outcome.value.leadId);
          if (business.place) void saveBrand(outcome.value.leadId, business.place);
        }
        send({ type: "leadAnswered", outcome, nowMs: steadyClock(), hasBankStep: hasBankStep() });
      } finally {
        unblockUnload();
      }
    },
    bank: ({ saved }) => store(saved, null),
    async gettingToken({ saved }, { send, signal }) {
      const outcome = await client().call(
        createLinkToken,
        { body: { lead_id: saved.leadId } },
        { signal },
      );
      send({ type: "tokenAnswered", outcome });
    },
    linking: ({ saved, linkToken }) => store(saved, linkToken),
    async exchanging({ saved, publicToken }, { send, signal }) {
      store(saved, null);
      const unblockUnload = blockUnload();
      try {
        const outcome = await client().call(
          exchangePublicToken,
          { body: { public_token: publicToken, lead_id: saved.leadId } },
          { signal },
        );
        if (outcome.ok && !signal.aborted) done("bank-linked", saved.leadId);
        send({ type: "exchangeAnswered", outcome });
      } finally {
        unblockUnload();
      }
    },
    thanks: ({ saved, bank }) => store(saved, null, bank),
  };
}
