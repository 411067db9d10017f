/**
 * A lock for browsers without Web Locks. Each tab writes its own claim to localStorage, so that no
 * tab overwrites another's, and announces it on a channel. A tab first bids and waits until the
 * other tabs must have seen the bid. Of two bids, the lower tab id wins. A bid loses against a
 * claim that is held.
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

/**
 * Messages between tabs. `bidding` and `asking` are questions, and `held` and `bid` are their
 * answers.
 */
type Word = "bidding" | "asking" | "held" | "bid";

interface Claim {
  readonly tab: string;
  readonly isHeld: boolean;
}

const claims = new Map<string, { isHeld: boolean }>();
const never = new AbortController().signal;
let ending: AbortController | undefined;

/**
 * Acquires the claim and resolves to a function that releases it. Null if another tab holds it or
 * was first.
 */
export async function acquireClaim(name: string): Promise<(() => void) | null> {
  const claim = { isHeld: false };
  claims.set(name, claim);
  ending ??= serve();
  write(name, claim);
  const rivals = await otherClaims(name, true);
  if (rivals.some((rival) => rival.isHeld || rival.tab < tab)) {
    withdraw(name);
    return null;
  }
  claim.isHeld = true;
  write(name, claim);
  return () => withdraw(name);
}

/** Whether another tab holds the claim or bids for it. */
export async function isClaimedElsewhere(name: string): Promise<boolean> {
  return (await otherClaims(name, false)).length > 0;
}

/**
 * Returns the other tabs' claims of this name: those that they announce within the time of a bid,
 * and those in storage.
 */
async function otherClaims(name: string, isBid: boolean): Promise<Claim[]> {
  const received: Claim[] = [];
  const listening = new AbortController();
  hear(listening.signal, (about, from, word) => {
    if (about === name && word !== "asking") received.push({ tab: from, isHeld: word === "held" });
  });
  say(name, isBid ? "bidding" : "asking");
  await sleep(bidMs, never);
  listening.abort();
  return [...received, ...written(name)];
}

/** Answers other tabs and renews this tab's claims until the last one is withdrawn. */
function serve(): AbortController {
  const serving = new AbortController();
  const { signal } = serving;
  hear(signal, (name, _, word) => {
    const claim = claims.get(name);
    if (claim && (word === "bidding" || word === "asking"))
      say(name, claim.isHeld ? "held" : "bid");
  });
  const timer = setInterval(() => claims.forEach((claim, name) => write(name, claim)), renewMs);
  signal.addEventListener("abort", () => clearInterval(timer), { once: true });
  // Not on `beforeunload`, because the person may still decide to stay.
  addEventListener("pagehide", () => [...claims.keys()].forEach(withdraw), { signal });
  return serving;
}

function withdraw(name: string): void {
  claims.delete(name);
  try {
    localStorage.removeItem(`${prefix} ${tab} ${name}`);
  } catch {
    // If storage is refused, it contains no claim.
  }
  if (claims.size) return;
  ending?.abort();
  ending = undefined;
}

/** Writes plain text, because a host's `toJSON` could change JSON. */
function write(name: string, { isHeld }: { isHeld: boolean }): void {
  try {
    localStorage.setItem(
      `${prefix} ${tab} ${name}`,
      `${isHeld ? "held" : "bid"} ${systemClock() + leaseMs}`,
    );
  } catch {
    // The channel announces the claim on its own.
  }
}

/** The other tabs' claims in storage. Removes those of tabs that have crashed. */
function written(name: string): Claim[] {
  const claims: Claim[] = [];
  try {
    for (const key of Object.keys(localStorage)) {
      const [, from = "", about] = /^dining\.lock ([\w-]{1,64}) (.*)$/s.exec(key) ?? [];
      if (about !== name || from === tab) continue;
      const [, word, untilMs] =
        /^(held|bid) (\d{1,16})$/.exec(localStorage.getItem(key) ?? "") ?? [];
      const leftMs = Number(untilMs) - systemClock();
      if (leftMs > 0 && leftMs <= leaseMs) claims.push({ tab: from, isHeld: word === "held" });
      else localStorage.removeItem(key);
    }
  } catch {
    // If storage is refused, it contains no claims.
  }
  return claims;
}

function say(name: string, word: Word): void {
  try {
    const channel = new BroadcastChannel(prefix);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
    channel.postMessage(`${word} ${tab} ${name}`);
    channel.close();
  } catch {
    // Storage announces the claim on its own.
  }
}

function hear(signal: AbortSignal, run: (name: string, from: string, word: Word) => void): void {
  try {
    const channel = new BroadcastChannel(prefix);
    channel.onmessage = ({ data }) => {
      const [, word, from, name] =
        /^(bidding|asking|held|bid) ([\w-]{1,64}) (.*)$/s.exec(`${data}`) ?? [];
      // SAFETY: the expression matches only these words.
      if (from && name && from !== tab) run(name, from, word as Word);
    };
    signal.addEventListener("abort", () => channel.close(), { once: true });
  } catch {
    // Storage announces the claim on its own.
  }
}
