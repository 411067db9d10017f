import { openSite, type Site } from "./site.ts";

/** A fixed number of resources that concurrent tests use in turn. */
export interface Pool<Slot> {
  /** Runs with exclusive use of a slot, as soon as one is free. */
  run<T>(work: (slot: Slot) => Promise<T>): Promise<T>;
}

export function poolOf<Slot>(pool: readonly Slot[]): Pool<Slot> {
  const free = [...pool];
  const waiting: ((slot: Slot) => void)[] = [];
  return {
    async run(work) {
      const slot = free.pop() ?? (await new Promise<Slot>((given) => waiting.push(given)));
      try {
        return await work(slot);
      } finally {
        const next = waiting.shift();
        if (next) next(slot);
        else free.push(slot);
      }
    },
  };
}

/** Sites that share nothing, so that a test may fail its servers without affecting others. */
export async function openSites(
  count: number,
  dist: string,
): Promise<{ sites: readonly Site[]; close(): Promise<void> }> {
  const sites = await Promise.all(Array.from({ length: count }, () => openSite({ dist })));
  return { sites, close: async () => void (await Promise.all(sites.map((site) => site.close()))) };
}
