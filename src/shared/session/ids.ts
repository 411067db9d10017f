import { randomId } from "../host/randomId.ts";
import { readText, removeText, writeText } from "../host/storage.ts";

const idStorage = {
  session: { kind: "session", key: "sessionId", header: "X-Session-Id" },
  device: { kind: "local", key: "deviceId", header: "X-Device-Id" },
} as const;

const plausible = /^[\w-]{8,64}$/;

/**
 * The id of this visit or of this browser (G6), created on first use. It is kept in memory if
 * storage is refused.
 */
export function idOf(which: keyof typeof idStorage): string {
  const { kind, key } = idStorage[which];
  const storedId = readText(kind, key);
  if (storedId && plausible.test(storedId)) return storedId;
  const created = randomId();
  writeText(kind, key, created);
  return created;
}

export function idHeaders(): Record<string, string> {
  return { [idStorage.session.header]: idOf("session"), [idStorage.device.header]: idOf("device") };
}

export function forgetIds(): void {
  for (const { kind, key } of Object.values(idStorage)) removeText(kind, key);
}
