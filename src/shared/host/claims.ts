/**
 * A lock without Web Locks. Each tab keeps a claim of its own in localStorage, so that nothing is overwritten, and says so on a
 * channel. It bids first and waits until the others must have seen that: of two bids the lower tab id wins, and a bid loses
 * against a claim that is held.
 */
import { systemClock } from "./clock.ts";
import { randomId } from "./randomId.ts";
import { sleep } from "./timers.ts";

/** The time in milliseconds after which other processes have certainly seen a bid. */
const bidMs = 200;
/** The interval in milliseconds at which a claim is renewed. */
const renewMs = 5_000;
/** The time in milliseconds after which a claim that is not renewed ends: browsers let a hidden tab's timers run once a minute. */
const leaseMs = 75_000;

const prefix = "dining.lock";
const tab = randomId();

/** Messages between tabs: `bidding` and `asking` are questions, `held` and `bid` their answers. */
type Word = "bidding" | "asking" | "held" | "bid";

interface Claim {
  readonly tab: string;
  readonly isHeld: boolean;
}

const claims = new Map<string, { isHeld: boolean }>();
const never = new AbortController().signal;
let ending: AbortController | undefined;

/** Gives how to release it; null where another tab holds it or came first. */
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

/** Whether another tab holds or asks for it. */
export async function isClaimedElsewhere(name: string): Promise<boolean> {
  return (await otherClaims(name, false)).length > 0;
}

/** Everything that other tabs say of this name, now or within the time of a bid, and what they have written. */
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

/** Answers other tabs, and renews the claims, as long as there are any. */
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
  // Not on `beforeunload`, which the person may still decline.
  addEventListener("pagehide", () => [...claims.keys()].forEach(withdraw), { signal });
  return serving;
}

function withdraw(name: string): void {
  claims.delete(name);
  try {
    localStorage.removeItem(`${prefix} ${tab} ${name}`);
  } catch {
    // Storage that is refused holds no claim.
  }
  if (claims.size) return;
  ending?.abort();
  ending = undefined;
}

/** Written without JSON, which a host's `toJSON` could change. */
function write(name: string, { isHeld }: { isHeld: boolean }): void {
  try {
    localStorage.setItem(
      `${prefix} ${tab} ${name}`,
      `${isHeld ? "held" : "bid"} ${systemClock() + leaseMs}`,
    );
  } catch {
    // The channel alone says it.
  }
}

/** The other tabs' claims in storage; those of tabs that crashed are removed. */
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
    // Storage that is refused shows nothing.
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
    // Storage alone says it.
  }
}

function hear(signal: AbortSignal, run: (name: string, from: string, word: Word) => void): void {
  try {
    const channel = new BroadcastChannel(prefix);
    channel.onmessage = ({ data }) => {
      const [, word, from, name] =
        /^(bidding|asking|held|bid) ([\w-]{1,64}) (.*)$/s.exec(`${data}`) ?? [];
      // SAFETY: the expression matches nothing but these words.
      if (from && name && from !== tab) run(name, from, word as Word);
    };
    signal.addEventListener("abort", () => channel.close(), { once: true });
  } catch {
    // Storage alone says it.
  }
}
