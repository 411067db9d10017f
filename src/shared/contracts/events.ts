import { isoInstant } from "../time/instant.ts";
import { anyAnswer } from "./answer.ts";
import { endpoint } from "./endpoint.ts";

/** The only fields of an event that are logged (G12). */
export interface LoggedEvent {
  readonly name: string;
  readonly properties: Readonly<Record<string, string | number | boolean>>;
  /** ISO 8601, UTC. */
  readonly occurred_at: string;
  readonly session_id: string;
  readonly device_id: string;
  /** The page without query, fragment and codes in its path. */
  readonly url: string;
}

/** Logged events and experiment exposure (A7.54). */
export const logEvent = endpoint<{ body: { event: LoggedEvent } }>()({
  name: "events",
  method: "POST",
  path: "/api/v5/events",
  output: anyAnswer,
});

/** Returns the body of one event. `atMs` is in ms since the epoch. */
export function eventBody({
  atMs,
  sessionId,
  deviceId,
  ...event
}: Pick<LoggedEvent, "name" | "properties" | "url"> & {
  readonly atMs: number;
  readonly sessionId: string;
  readonly deviceId: string;
}): { event: LoggedEvent } {
  return {
    event: {
      name: event.name,
      properties: event.properties,
      occurred_at: isoInstant(atMs),
      session_id: sessionId,
      device_id: deviceId,
      url: event.url,
    },
  };
}
