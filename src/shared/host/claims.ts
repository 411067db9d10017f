/**
 * A lock in localStorage, for browsers without Web Locks (plain http). Each tab writes a claim of
 * its own, so that no tab overwrites another's. A tab first bids and waits until the other tabs
 * must have seen the bid. Of two bids, the lower tab id wins. A bid loses against a claim that is
 * held. If storage is refused, nothing is known of other tabs (`isStorageShared`).
 */
import { systemClock } from "./clock.ts";
import { randomId } from "./randomId.ts";
import { sleep } from "./timers.ts";

/** Milliseconds after which other processes have certainly seen a bid. */
const bidMs = 200;
/** Milliseconds after which a claim is renewed. */
const renewMs = 5_000;
/**
 * Milliseconds after which a claim ends unless it is renewed. Browsers run a hidden tab's timers
 * only once a minute.
 */
const leaseMs = 75_000;

const prefix = "dining.lock";
const tab = randomId();
const never = new AbortController().signal;

type Standing = "bid" | "held";

interface Claim {
  readonly tab: string;
  readonly standing: string | undefined;
}

/**
 * Acquires the claim and resolves to a function that releases it. Null if another tab holds it or
 * was first.
 */
export async function acquireClaim(name: string): Promise<(() => void) | null> {
  writeClaim(name, "bid");
  await sleep(bidMs, never);
  if (otherClaims(name).some((other) => other.standing === "held" || other.tab < tab)) {
    removeClaim(name);
    return null;
  }
  writeClaim(name, "held");
  const timer = setInterval(() => writeClaim(name, "held"), renewMs);
  const release = (): void => {
    clearInterval(timer);
    removeEventListener("pagehide", release);
    removeClaim(name);
  };
  // Not on `beforeunload`, because the person may still decide to stay.
  addEventListener("pagehide", release);
  return release;
}

/** Whether another tab holds the claim or bids for it. */
export function isClaimedElsewhere(name: string): boolean {
  return otherClaims(name).length > 0;
}

/** Writes plain text, because a host's `toJSON` could change JSON. */
function writeClaim(name: string, standing: Standing): void {
  try {
    localStorage.setItem(`${prefix} ${tab} ${name}`, `${standing} ${systemClock() + leaseMs}`);
  } catch {
    // The person was told that nothing keeps another tab from paying.
  }
}

function removeClaim(name: string): void {
  try {
    localStorage.removeItem(`${prefix} ${tab} ${name}`);
  } catch {
    // If storage is refused, it contains no claim.
  }
}

/** The other tabs' claims of this name. Removes those of tabs that have crashed. */
function otherClaims(name: string): Claim[] {
  const claims: Claim[] = [];
  try {
    for (const key of Object.keys(localStorage)) {
      const [, owner = "", claimed] = /^dining\.lock ([\w-]{1,64}) (.*)$/s.exec(key) ?? [];
      if (claimed !== name || owner === tab) continue;
      const [, standing, untilMs] =
        /^(held|bid) (\d{1,16})$/.exec(localStorage.getItem(key) ?? "") ?? [];
      const leftMs = Number(untilMs) - systemClock();
      if (leftMs > 0 && leftMs <= leaseMs) claims.push({ tab: owner, standing });
      else localStorage.removeItem(key);
    }
  } catch {
    // If storage is refused, it contains no claims.
  }
  return claims;
}
