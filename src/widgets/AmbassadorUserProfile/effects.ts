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

interface EffectsStart {
  readonly client: () => Client;
  readonly options: () => Options;
  /** Ends with the widget, not with a state. */
  readonly signal: AbortSignal;
}

/** Reads profile and figures side by side; the figures may come later, or not at all. */
export function createEffects({
  client,
  options,
  signal: lasting,
}: EffectsStart): Effects<State, Event> {
  let early: Promise<Outcome<AmbassadorStats>> | undefined;

  function figures(): Promise<Outcome<AmbassadorStats>> {
    const given = readStats(options().stats);
    return given
      ? Promise.resolve({ ok: true, value: given })
      : client().call(ambassadorStats, {}, { signal: lasting });
  }

  return {
    async loading(_, { send, signal }) {
      early = figures();
      const given = readProfile(options().user);
      if (given) return send({ kind: "profileRead", profile: given });
      const outcome = await client().call(ambassadorProfile, {}, { signal });
      send(
        outcome.ok ? { kind: "profileRead", profile: outcome.value } : { kind: "profileBroken" },
      );
    },
    async shown({ figures: { kind } }, { send, signal }) {
      if (kind !== "reading") return;
      const asked = early ?? figures();
      early = undefined;
      const outcome = await asked;
      send(outcome.ok ? { kind: "figuresRead", stats: outcome.value } : { kind: "figuresBroken" });
      if (!outcome.ok) onOnline(signal, () => send({ kind: "retried" }));
    },
    failed(_, { send, signal }) {
      onOnline(signal, () => send({ kind: "retried" }));
    },
  };
}
