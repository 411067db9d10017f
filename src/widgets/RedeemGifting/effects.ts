import type { Client } from "../../shared/api/client.ts";
import { giftByCode, readGift, type Gift } from "../../shared/contracts/gifts.ts";
import type { Effects } from "../../shared/flow/flow.ts";
import { systemClock } from "../../shared/host/clock.ts";
import { onOnline } from "../../shared/host/connection.ts";
import type { Event, State } from "./flow.ts";
import type { Options } from "./options.ts";
import { standingOf } from "./standing.ts";

interface EffectsStart {
  readonly client: () => Client;
  readonly options: () => Options;
  readonly code: () => string | null;
}

/** Answers that mean there is no such gift, rather than that something is wrong. */
const missing = [400, 403, 404, 410, 422];

export function createEffects({ client, options, code }: EffectsStart): Effects<State, Event> {
  return {
    async loading(_, { send, signal }) {
      const given = readGift(options().gift);
      if (given) return send(read({ ...given, code: given.code ?? options().code ?? null }));
      const asked = code();
      if (!asked) return send({ kind: "missed" });
      const outcome = await client().call(giftByCode, { path: { code: asked } }, { signal });
      if (outcome.ok) return send(read({ ...outcome.value, code: outcome.value.code ?? asked }));
      const { problem } = outcome;
      send({
        kind: problem.kind === "rejected" && missing.includes(problem.status) ? "missed" : "broken",
      });
    },
    failed(_, { send, signal }) {
      onOnline(signal, () => send({ kind: "retried" }));
    },
  };
}

function read(gift: Gift): Event {
  return { kind: "read", gift, standing: standingOf(gift, systemClock()) };
}
