import type { Client } from "../../shared/api/client.ts";
import { giftByCode, readGift, type Gift } from "../../shared/contracts/gifts.ts";
import type { Effects } from "../../shared/flow/flow.ts";
import { systemClock } from "../../shared/host/clock.ts";
import { onOnline } from "../../shared/host/connection.ts";
import type { Event, State } from "./flow.ts";
import type { Options } from "./options.ts";
import { giftStatusOf } from "./giftStatus.ts";

interface EffectDeps {
  readonly client: () => Client;
  readonly options: () => Options;
  readonly code: () => string | null;
}

/** Statuses that mean that the gift does not exist, rather than a failure. */
const missingStatuses = [400, 403, 404, 410, 422];

export function createEffects({ client, options, code }: EffectDeps): Effects<State, Event> {
  return {
    async loading(_, { send, signal }) {
      const providedGift = readGift(options().gift);
      if (providedGift)
        return send(
          giftRead({ ...providedGift, code: providedGift.code ?? options().code ?? null }),
        );
      const requestedCode = code();
      if (!requestedCode) return send({ type: "notFound" });
      const outcome = await client().call(
        giftByCode,
        { path: { code: requestedCode } },
        { signal },
      );
      if (outcome.ok)
        return send(giftRead({ ...outcome.value, code: outcome.value.code ?? requestedCode }));
      const { problem } = outcome;
      send({
        type:
          problem.kind === "rejected" && missingStatuses.includes(problem.status)
            ? "notFound"
            : "failed",
      });
    },
    failed(_, { send, signal }) {
      onOnline(signal, () => send({ type: "retried" }));
    },
  };
}

function giftRead(gift: Gift): Event {
  return { type: "loaded", gift, status: giftStatusOf(gift, systemClock()) };
}
