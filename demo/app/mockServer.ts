import type { Fault } from "../../mock-api/fault.ts";
import type { DeskStatus } from "../worker/control.ts";
import type { LogEntry } from "../../mock-api/logEntry.ts";

/** Messages from the worker to every page of the harness. */
export type ServerMessage =
  | { readonly kind: "request"; readonly entry: LogEntry }
  | { readonly kind: "opened"; readonly scenario: string }
  | { readonly kind: "fault"; readonly fault: Fault };

export const serverStatus = (): Promise<DeskStatus> => call("status");
export const requestLog = (): Promise<readonly LogEntry[]> => call("log");
export const openScenario = (scenario: string): Promise<DeskStatus> =>
  call(`open?${new URLSearchParams({ scenario })}`, "POST");
export const chooseFault = (kind: string): Promise<DeskStatus> =>
  call(`fault?${new URLSearchParams({ kind })}`, "POST");
export const resetBackend = (): Promise<DeskStatus> => call("reset", "POST");

export function onServerMessage(listener: (message: ServerMessage) => void): void {
  new BroadcastChannel("harness").addEventListener(
    "message",
    ({ data }: MessageEvent<ServerMessage>) => listener(data),
  );
}

async function call<T>(command: string, method = "GET"): Promise<T> {
  const response = await fetch(`/__harness/${command}`, { method });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.error);
  return answer;
}

/** Clears the storage and cookies written by widgets, but not the harness's own keys. */
export function clearBrowserData(): void {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage))
      if (!key.startsWith("harness:")) storage.removeItem(key);
  }
  for (const cookie of document.cookie.split("; "))
    document.cookie = `${cookie.split("=")[0]}=; path=/; max-age=0`;
}
