import type { Client } from "../../shared/api/client.ts";
import type { Outcome } from "../../shared/api/outcome.ts";
import {
  ambassadorProfile,
  ambassadorStats,
  readProfile,
  readStats,
  type AmbassadorStats,
} from "../../shared/contracts/ambassadorStats.ts";
import type { Effects } from "../../shared/flow/flow.ts";
import { onOnline } from "../../shared/host/connection.ts";
import type { Event, State } from "./flow.ts";
import type { Options } from "./options.ts";

interface EffectDeps {
  readonly client: () => Client;
  readonly options: () => Options;
  /** Aborts when the widget unmounts, not when a state ends. */
  readonly signal: AbortSignal;
}

/** Reads the profile and its figures in parallel; the figures may arrive later or fail. */
export function createEffects({
  client,
  options,
  signal: widgetSignal,
}: EffectDeps): Effects<State, Event> {
  let pendingFigures: Promise<Outcome<AmbassadorStats>> | undefined;

  function readFigures(): Promise<Outcome<AmbassadorStats>> {
    const stats = readStats(options().stats);
    return stats
      ? Promise.resolve({ ok: true, value: stats })
      : client().call(ambassadorStats, {}, { signal: widgetSignal });
  }

  return {
    async loading(_, { send, signal }) {
      pendingFigures = readFigures();
      const profile = readProfile(options().user);
      if (profile) return send({ type: "profileLoaded", profile });
      const outcome = await client().call(ambassadorProfile, {}, { signal });
      send(
        outcome.ok ? { type: "profileLoaded", profile: outcome.value } : { type: "profileFailed" },
      );
    },
    async loaded({ figures: { kind } }, { send, signal }) {
      if (kind !== "loading") return;
      const request = pendingFigures ?? readFigures();
      pendingFigures = undefined;
      const outcome = await request;
      send(
        outcome.ok ? { type: "figuresLoaded", stats: outcome.value } : { type: "figuresFailed" },
      );
      if (!outcome.ok) onOnline(signal, () => send({ type: "retried" }));
    },
    failed(_, { send, signal }) {
      onOnline(signal, () => send({ type: "retried" }));
    },
  };
}
