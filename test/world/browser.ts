import { vi } from "vitest";
import { fromJson } from "../../src/shared/api/json.ts";
import { recordPrefix } from "../../src/shared/payment/intent/names.ts";
import type { WorldFlow } from "./flow.ts";
import { type Fault } from "./faults.ts";
import { Page } from "./page.ts";
import { WorldServer } from "./server.ts";

/** What an earlier visit has left in the browser's storage, under the names of the walk's intent. */
export const leftovers = [
  "a broken record",
  "paid yesterday",
  "open since yesterday",
  "open for a month",
] as const;
export type Leftover = "none" | (typeof leftovers)[number];

export const hourMs = 3_600_000;

/** While it is full, the pages keep what they write in their memory, which all tabs of a walk share. */
export function setStorage(isFull: boolean): void {
  vi.restoreAllMocks();
  if (isFull) refuse("setItem");
}

export function refuseStorage(): void {
  vi.restoreAllMocks();
  for (const method of ["getItem", "setItem", "removeItem"] as const) refuse(method);
}

function refuse(method: "getItem" | "setItem" | "removeItem"): void {
  vi.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException("refused", "QuotaExceededError");
  });
}

export function emptyStorage(): void {
  setStorage(false);
  localStorage.clear();
  sessionStorage.clear();
}

/** The records that an undisturbed visit leaves, or one whose request was lost. */
const visits = new Map<string, ReadonlyMap<string, string>>();

/** Leaves records in the storage, as of an earlier visit. */
export async function leaveRecords(flow: WorldFlow, leftover: Leftover): Promise<void> {
  if (leftover === "none") return;
  const records = await visit(flow, leftover === "paid yesterday" ? "none" : "lost-before");
  emptyStorage();
  for (const [key, text] of records) localStorage.setItem(key, altered(text, leftover));
}

function altered(text: string, leftover: Leftover): string {
  if (leftover === "a broken record") return text.slice(0, 40);
  const ageMs = (leftover === "open for a month" ? 31 * 24 : 26) * hourMs;
  const record = Object(fromJson(text));
  const [atMs, sinceMs] = [record.atMs - ageMs, record.sinceMs - ageMs];
  return JSON.stringify({ ...record, atMs, ...(record.phase === "sent" && { sinceMs }) });
}

async function visit(flow: WorldFlow, fault: Fault): Promise<ReadonlyMap<string, string>> {
  const name = `${flow.name}: ${fault}`;
  const kept = visits.get(name);
  if (kept) return kept;
  const nowMs = Date.now();
  const [server, page] = [new WorldServer(), new Page()];
  server.next.push(fault);
  const tab = flow.open(server, page);
  await vi.advanceTimersByTimeAsync(200);
  tab.press(flow.amounts[0]!);
  await vi.advanceTimersByTimeAsync(200);
  tab.end();
  page.kill(0);
  await vi.advanceTimersByTimeAsync(61_000);
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(recordPrefix));
  const records = new Map(keys.map((key) => [key, localStorage.getItem(key) ?? ""]));
  if (!records.size) throw new Error(`${name}: the visit has left no record`);
  visits.set(name, records);
  vi.setSystemTime(nowMs);
  return records;
}
