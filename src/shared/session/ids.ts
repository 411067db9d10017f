import { randomId } from "../host/randomId.ts";
import { readText, removeText, writeText } from "../host/storage.ts";

const places = {
  session: { kind: "session", key: "sessionId", header: "X-Session-Id" },
  device: { kind: "local", key: "deviceId", header: "X-Device-Id" },
} as const;

const plausible = /^[\w-]{8,64}$/;

/** The id of this visit or of this browser (G6), made on first use; kept in memory where storage is refused. */
export function idOf(which: keyof typeof places): string {
  const { kind, key } = places[which];
  const stored = readText(kind, key);
  if (stored && plausible.test(stored)) return stored;
  const created = randomId();
  writeText(kind, key, created);
  return created;
}

export function idHeaders(): Record<string, string> {
  return { [places.session.header]: idOf("session"), [places.device.header]: idOf("device") };
}

export function forgetIds(): void {
  for (const { kind, key } of Object.values(places)) removeText(kind, key);
}
