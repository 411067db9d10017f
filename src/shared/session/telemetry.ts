import type { ClientConfig } from "../api/address.ts";
import type { Client } from "../api/client.ts";
import { eventBody, logEvent, type LoggedEvent } from "../contracts/events.ts";
import { systemClock, type Clock } from "../host/clock.ts";
import { eventAddress } from "./eventAddress.ts";
import { idOf } from "./ids.ts";
import { isOptedOut } from "./honorOptOut.ts";

export interface Telemetry {
  /**
   * Sends an event without waiting. Never throws and never shows an error. Texts longer than 100
   * characters are omitted.
   */
  log(name: string, properties?: Readonly<Record<string, unknown>>): void;
  /**
   * The variant that the page has assigned for an experiment, or null. Its exposure is logged once
   * (G13).
   */
  variantOf(experiment: string): string | null;
}

interface TelemetryDeps {
  readonly client: Client;
  readonly config: ClientConfig & { readonly experiments: Readonly<Record<string, string>> };
  /** The person's `do_not_track`, if the person is known. */
  readonly isUntracked?: () => boolean;
  /** The last segment of the page's path is a code that opens something. */
  readonly hasCodeInPath?: boolean;
  readonly clock?: Clock;
}

/**
 * Sends `POST /api/v5/events` as G12 describes. Sends nothing under Global Privacy Control, the
 * opt-out cookie or `do_not_track`.
 */
export function createTelemetry({
  client,
  config,
  isUntracked = () => false,
  hasCodeInPath = false,
  clock = systemClock,
}: TelemetryDeps): Telemetry {
  const exposed = new Set<string>();

  function log(name: string, properties: Readonly<Record<string, unknown>> = {}): void {
    if (isOptedOut(config.product) || isUntracked()) return;
    const body = eventBody({
      name,
      properties: plain(properties),
      atMs: clock(),
      sessionId: idOf("session"),
      deviceId: idOf("device"),
      url: eventAddress(hasCodeInPath),
    });
    void client.call(logEvent, { body }, { keepalive: true });
  }

  function variantOf(experiment: string): string | null {
    const variant = Object.hasOwn(config.experiments, experiment)
      ? config.experiments[experiment]
      : undefined;
    if (variant === undefined) return null;
    if (!exposed.has(experiment)) log("experiment_exposure", { experiment, variant });
    exposed.add(experiment);
    return variant;
  }
  return { log, variantOf };
}

const longestText = 100;

/**
 * Keeps numbers, flags and short texts. Drops anything that looks like an e-mail address or a phone
 * number.
 */
function plain(properties: Readonly<Record<string, unknown>>): LoggedEvent["properties"] {
  const allowed: Record<string, string | number | boolean> = {};
  for (const [key, value] of Object.entries(properties)) {
    const isShort =
      typeof value === "string" && value.length <= longestText && !/@|\d{7}/.test(value);
    if (
      isShort ||
      typeof value === "boolean" ||
      (typeof value === "number" && Number.isFinite(value))
    )
      allowed[key] = value;
  }
  return allowed;
}
