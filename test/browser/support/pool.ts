import { openSite, type Site } from "./site.ts";

/** So many things of one kind that tests running side by side take and give back. */
export interface Pool<Lane> {
  /** Runs with a lane to itself, as soon as one is free. */
  run<T>(work: (lane: Lane) => Promise<T>): Promise<T>;
}

export function poolOf<Lane>(pool: readonly Lane[]): Pool<Lane> {
  const free = [...pool];
  const waiting: ((lane: Lane) => void)[] = [];
  return {
    async run(work) {
      const lane = free.pop() ?? (await new Promise<Lane>((given) => waiting.push(given)));
      try {
        return await work(lane);
      } finally {
        const next = waiting.shift();
        if (next) next(lane);
        else free.push(lane);
      }
    },
  };
}

/** Sites that share nothing, so that a test may fail one's servers while its neighbours go on. */
export async function openSites(
  count: number,
  dist: string,
): Promise<{ sites: readonly Site[]; close(): Promise<void> }> {
  const sites = await Promise.all(Array.from({ length: count }, () => openSite({ dist })));
  return { sites, close: async () => void (await Promise.all(sites.map((site) => site.close()))) };
}
