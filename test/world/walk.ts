import fc from "fast-check";
import { expect, vi } from "vitest";
import { bankAnswers, faults, WorldServer } from "./server.ts";

/** What a screen says about the money. `idle`: nothing yet. `notCharged`: nothing was charged. */
export type Claim =
  | { readonly kind: "idle" | "busy" | "unknown" | "notCharged" | "signedOut" }
  /** `amount` is in cents. Null if the screen names none. */
  | { readonly kind: "succeeded"; readonly amount: number | null };

/** One page of the person's browser with the widget of a flow. */
export interface Tab {
  claim(): Claim;
  /** Calls `run` after each change of the screen. */
  onChange(run: () => void): void;
  /**
   * Presses the button that moves money, if the screen offers it. `amount` is in cents, for flows
   * in which a person chooses it.
   */
  press(amount: number): void;
  /** Presses Check again. */
  check(): void;
  /** Chooses to try the same again, after an unknown outcome. */
  again(): void;
  signIn(): void;
  /** The page closes. */
  end(): void;
}

/** One flow in the simulated world. */
export interface WorldFlow {
  readonly name: string;
  readonly amounts: readonly number[];
  /** Whether others can do the same as the person: a colleague's refund. */
  readonly hasOthers: boolean;
  /** Whether a bank may send a challenge. */
  readonly hasBank: boolean;
  open(server: WorldServer): Tab;
}

const step = (hasOthers: boolean) =>
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        do: fc.constant("press" as const),
        choice: fc.nat(2),
        tab: fc.nat(1),
      }),
    },
    {
      weight: 8,
      arbitrary: fc.record({
        do: fc.constant("wait" as const),
        ms: fc.constantFrom(10, 60, 400, 2_000, 6_000, 61_000),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constantFrom("check" as const, "again" as const, "sign in" as const),
        tab: fc.nat(1),
      }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constant("online" as const) }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant("reload" as const), tab: fc.nat(1) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant("second tab" as const) }) },
    {
      weight: 1,
      arbitrary: fc.record({
        do: fc.constant("clock" as const),
        ms: fc.constantFrom(-120_000, 3_600_000),
      }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constant("readable" as const), is: fc.boolean() }) },
    {
      weight: 1,
      arbitrary: fc.record({
        do: fc.constant("lists late" as const),
        ms: fc.constantFrom(0, 3_000, 10_000),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        do: fc.constant("price" as const),
        cents: fc.constantFrom(10_000, 15_000),
      }),
    },
    {
      weight: hasOthers ? 2 : 0,
      arbitrary: fc.record({ do: fc.constant("other" as const), choice: fc.nat(2) }),
    },
  );

type Step = ReturnType<typeof step> extends fc.Arbitrary<infer S> ? S : never;

/** A person who presses at any time, in a browser and a world in which anything can happen. */
class Walk {
  readonly server = new WorldServer();
  private tabs: Tab[] = [];
  private readonly problems: string[] = [];
  private hasSucceeded = false;
  /**
   * Pages that were opened after the person saw the success. A press there is another intent and
   * does not belong to the walk.
   */
  private readonly later = new Set<Tab>();

  constructor(private readonly flow: WorldFlow) {
    this.tabs = [this.open()];
  }

  private open(): Tab {
    const tab = this.flow.open(this.server);
    if (this.hasSucceeded) this.later.add(tab);
    let before: Claim["kind"] = "idle";
    const look = (): void => {
      const claim = tab.claim();
      if (claim.kind !== before) this.judge(claim);
      before = claim.kind;
    };
    tab.onChange(look);
    look();
    return tab;
  }

  /** Checks that no screen says more than the world knows. */
  private judge(claim: Claim): void {
    const [charge] = this.server.own();
    if (claim.kind === "succeeded") this.hasSucceeded = true;
    if (claim.kind === "succeeded" && !charge)
      this.problems.push("a success without a charge of this person");
    if (
      claim.kind === "succeeded" &&
      charge &&
      claim.amount !== null &&
      claim.amount !== charge.amount
    )
      this.problems.push(`a success of ${claim.amount}, where ${charge.amount} was charged`);
    if (claim.kind === "notCharged" && charge)
      this.problems.push("a charge that is called uncharged");
  }

  private check(): void {
    if (this.server.own().length > 1) this.problems.push("a second charge");
    expect(this.problems).toEqual([]);
  }

  private tab(index: number): Tab {
    return this.tabs[index] ?? this.tabs[0]!;
  }

  private press(tab: Tab, amount: number): void {
    if (tab.claim().kind !== "succeeded" && !this.later.has(tab)) tab.press(amount);
  }

  private take(next: Step): void | Promise<unknown> {
    const { server, flow } = this;
    const amountOf = (choice: number): number => flow.amounts[choice % flow.amounts.length]!;
    switch (next.do) {
      case "press":
        return this.press(this.tab(next.tab), amountOf(next.choice));
      case "wait":
        return vi.advanceTimersByTimeAsync(next.ms);
      case "check":
        return this.tab(next.tab).check();
      case "again":
        return this.tab(next.tab).again();
      case "sign in":
        return this.tab(next.tab).signIn();
      case "online":
        return void dispatchEvent(new Event("online"));
      case "reload": {
        const index = this.tabs[next.tab] ? next.tab : 0;
        this.tabs[index]!.end();
        this.tabs[index] = this.open();
        return;
      }
      case "second tab":
        if (this.tabs.length < 2) this.tabs.push(this.open());
        return;
      case "clock":
        return void vi.setSystemTime(Date.now() + next.ms);
      case "readable":
        server.isReadable = next.is;
        return;
      case "lists late":
        server.listsAfterMs = next.ms;
        return;
      case "price":
        server.price = next.cents;
        return;
      case "other":
        return void server.charge(amountOf(next.choice), "other", "other");
    }
  }

  async step(next: Step): Promise<void> {
    await this.take(next);
    await vi.advanceTimersByTimeAsync(0);
    this.check();
  }

  /**
   * Everything works again, and the person does what the screen offers. This must lead to an end
   * without a second charge.
   */
  async end(): Promise<void> {
    const { server } = this;
    server.next.length = 0;
    server.bank = "paid";
    server.isReadable = true;
    server.listsAfterMs = 0;
    const [tab] = this.tabs;
    const [amount] = this.flow.amounts;
    for (let turn = 0; turn < 8 && !this.hasSucceeded; turn++) {
      await vi.advanceTimersByTimeAsync(61_000);
      tab!.signIn();
      tab!.check();
      await vi.advanceTimersByTimeAsync(5_000);
      tab!.again();
      await vi.advanceTimersByTimeAsync(5_000);
      if (!this.hasSucceeded) tab!.press(amount!);
      await vi.advanceTimersByTimeAsync(5_000);
      this.check();
    }
    if (!this.hasSucceeded) this.problems.push(`no way on from ${tab!.claim().kind}`);
    this.check();
    for (const one of this.tabs) one.end();
    await vi.advanceTimersByTimeAsync(61_000);
  }
}

/** Walks a flow through the world, with one seed. Returns how many walks reached their end. */
export async function walkThrough(flow: WorldFlow, numRuns: number): Promise<number> {
  let walks = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...faults.filter((fault) => flow.hasBank || fault !== "asks")), {
        minLength: 1,
        maxLength: 5,
      }),
      fc.constantFrom(...bankAnswers),
      fc.array(step(flow.hasOthers), { minLength: 4, maxLength: 30 }),
      async (next, bank, steps) => {
        localStorage.clear();
        sessionStorage.clear();
        vi.setSystemTime(new Date("2026-03-14T12:00:00Z"));
        const walk = new Walk(flow);
        walk.server.next.push(...next);
        walk.server.bank = bank;
        for (const one of steps) await walk.step(one);
        await walk.end();
        walks += 1;
      },
    ),
    {
      numRuns,
      ...(process.env["WORLD_PATH"] && { seed: 20261121, path: process.env["WORLD_PATH"] }),
    },
  );
  return walks;
}
