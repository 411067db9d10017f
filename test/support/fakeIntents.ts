import type { IntentName } from "../../src/shared/payment/intent/names.ts";
import type { PaymentIntents } from "../../src/shared/payment/core/paymentDeps.ts";
import type { IntentRecord, Phase } from "../../src/shared/payment/intent/record.ts";

/** The payments in all tabs of one browser, without storage, timers or Web Locks. */
export class FakeBrowser<F> {
  readonly records = new Map<string, IntentRecord<F>>();
  private readonly holders = new Map<string, symbol>();
  private waiting: (() => void)[] = [];
  private nowMs = 0;

  /** The access of one widget. `end` releases its lock, as the end of its page does. */
  open(): PaymentIntents<F> & { end(): void } {
    const thisWidget = Symbol("widget");
    const { records, holders } = this;
    let heldName: string | null = null;
    const openBefore = new Map<string, IntentRecord<F>>();

    const write = (name: IntentName, phase: Phase, facts: F): void => {
      const id = idOf(name);
      const key = records.get(id)?.key ?? "key";
      this.nowMs += 1;
      records.set(id, { phase, key, payload: "", owner: "", atMs: this.nowMs, facts });
    };
    const release = (): void => {
      if (heldName !== null && holders.get(heldName) === thisWidget) holders.delete(heldName);
      heldName = null;
      for (const go of this.waiting.splice(0)) go();
    };
    return {
      read: (name) => records.get(idOf(name)) ?? null,
      async acquire(name) {
        const id = idOf(name);
        const holder = holders.get(id);
        if (holder) return holder === thisWidget;
        release();
        holders.set(id, thisWidget);
        heldName = id;
        return true;
      },
      begin(name, _payload, facts) {
        const before = records.get(idOf(name));
        if (before && (before.phase === "sent" || before.phase === "notFound"))
          openBefore.set(idOf(name), before);
        else openBefore.delete(idOf(name));
        write(name, "sent", facts);
        return "key";
      },
      isKeyForgotten: () => false,
      renewKey() {},
      settlePaid: (name, facts, phase = "paid") => write(name, phase, facts),
      settleNotSent(name) {
        const before = openBefore.get(idOf(name));
        if (before) records.set(idOf(name), before);
        else records.delete(idOf(name));
      },
      settleNotCharged: (name) => void records.delete(idOf(name)),
      restore: (name, record) => void records.set(idOf(name), record),
      settleNotFound(name) {
        const record = records.get(idOf(name));
        if (record?.phase === "sent") records.set(idOf(name), { ...record, phase: "notFound" });
      },
      release,
      end: release,
      during: (request) => request,
      isHere: () => false,
      async heldBy(name) {
        const holder = holders.get(idOf(name));
        return holder === undefined || holder === thisWidget ? null : "elsewhere";
      },
      latest(name) {
        const found = [...records].findLast(([id]) => `${id} `.startsWith(`${idOf(name)} `));
        if (!found) return null;
        const [id, record] = found;
        return { name: { kind: name.kind, ids: id.split(" ").slice(1) }, record };
      },
      forget() {},
      whenFree: async () => {},
      isUnchargedElsewhere: async (name) => {
        const id = idOf(name);
        while (holders.has(id) && holders.get(id) !== thisWidget)
          await new Promise<void>((resolve) => void this.waiting.push(resolve));
        return !records.has(id);
      },
    };
  }
}

function idOf({ kind, ids }: IntentName): string {
  return [kind, ...ids].join(" ");
}
