import fc from "fast-check";
import { expect, vi } from "vitest";
import { inMemory } from "../../src/shared/host/memoryStorage.ts";
import { stepOf, type Step } from "./steps.ts";
import { bankAnswers, faults, WorldServer } from "./server.ts";

/** What a screen says about the money. `idle`: nothing yet. `notCharged`: nothing was charged. */
export type Claim =
  | { readonly kind: "idle" | "busy" | "unknown" | "notCharged" | "signedOut" }
  /** Nothing is left to do, and the screen does not say that the person has paid. */
  | { readonly kind: "over" }
  /** In cents; null where the screen names none. `card`: the part that the card has paid. */
  | { readonly kind: "succeeded"; readonly amount: number | null; readonly card?: number | null };

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
  /** Signs out, where another account may sign in. */
  signOut?(): void;
  /** The page is gone. */
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
  /** Its subject is a check, which may grow, and whose number the next check may get. */
  readonly hasChecks?: boolean;
  /** Another account may sign in. */
  readonly hasAccounts?: boolean;
  /** The person's credit in cents at the start, of a flow that it pays before the card. */
  readonly credit?: number;
  /**
   * The page alone knows what it has sent, since a card's token is never stored: where another page
   * goes on, the outcome may stay open.
   */
  readonly isKnownToPage?: boolean;
  /** What somebody else does. Defaults to a charge of the same kind. */
  other?(server: WorldServer, amount: number): void;
  open(server: WorldServer): Tab;
}

/** A person, who presses when they like, in a browser and a world that do what they like. */
class Walk {
  readonly server = new WorldServer();
  private tabs: Tab[] = [];
  private readonly problems: string[] = [];
  private hasSucceeded = false;
  private pages = 0;
  /** Pages that were opened after the person saw the success: what is pressed there is another intent, and no part of the walk. */
  private readonly later = new Set<Tab>();
  /** Pages that were opened by another account. */
  private readonly foreign = new Set<Tab>();

  constructor(private readonly flow: WorldFlow) {
    this.server.credit = flow.credit ?? 0;
    this.tabs = [this.open()];
  }

  private open(): Tab {
    const tab = this.flow.open(this.server);
    this.pages += 1;
    if (this.hasSucceeded) this.later.add(tab);
    if (this.server.account !== "a") this.foreign.add(tab);
    let before = "";
    const look = (): void => {
      const claim = tab.claim();
      const said = JSON.stringify(claim);
      if (said !== before) this.judge(claim, tab);
      before = said;
    };
    tab.onChange(look);
    look();
    return tab;
  }

  /** No screen says more than the world knows. */
  private judge(claim: Claim, tab: Tab): void {
    if (this.foreign.has(tab)) {
      if (claim.kind === "succeeded") this.problems.push("a success for another account");
      return;
    }
    const charge = this.server.own().at(-1);
    if (claim.kind === "succeeded" || claim.kind === "over") this.hasSucceeded = true;
    if (claim.kind === "succeeded" && !charge)
      this.problems.push("a success without a charge of this person");
    if (
      claim.kind === "succeeded" &&
      charge &&
      claim.amount !== null &&
      claim.amount !== charge.amount
    )
      this.problems.push(`a success of ${claim.amount}, where ${charge.amount} was charged`);
    if (claim.kind === "succeeded" && charge && (claim.card ?? charge.card) !== charge.card)
      this.problems.push(`a card is said to pay ${claim.card}, which was charged ${charge.card}`);
    if (claim.kind === "notCharged" && charge?.check === this.server.check)
      this.problems.push("a charge that is called uncharged");
  }

  private check(): void {
    const own = this.server.own();
    const checks = own.map(({ check }) => check);
    if (new Set(checks).size < checks.length) this.problems.push("a second charge");
    const { told } = this.server;
    if (told.length > own.length) this.problems.push("the host was told of more than was charged");
    if (told.some((sum) => sum !== null && !own.some(({ amount }) => amount === sum)))
      this.problems.push(`the host was told of ${told.join(", ")}`);
    this.problems.push(...this.server.surprises);
    expect(this.problems).toEqual([]);
  }

  private tab(index: number): Tab {
    return this.tabs[index] ?? this.tabs[0]!;
  }

  /** Whether what is pressed there is part of the walk. */
  private isIn(tab: Tab): boolean {
    return this.server.account === "a" && !this.later.has(tab) && !this.foreign.has(tab);
  }

  private press(tab: Tab, amount: number): void {
    if (tab.claim().kind !== "succeeded" && this.isIn(tab)) tab.press(amount);
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
      case "again": {
        const tab = this.tab(next.tab);
        return this.isIn(tab) ? tab.again() : undefined;
      }
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
      case "storage":
        return setStorage(next.isFull);
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
        return flow.other
          ? flow.other(server, amountOf(next.choice))
          : void server.charge(amountOf(next.choice), "other", "other");
      case "next check":
        server.check += 1;
        return void server.totals.set(server.check, 12_000);
      case "check grows":
        return void server.totals.set(server.check, (server.totals.get(server.check) ?? 0) + 600);
      case "credit":
        server.credit = Math.min(server.credit, next.cents);
        return;
      case "account":
        return this.changeAccount();
    }
  }

  private changeAccount(): void {
    this.server.account = this.server.account === "a" ? "b" : "a";
    // A page that was another account's is the person's own from now on.
    if (this.server.account === "a") this.foreign.clear();
    for (const tab of this.tabs) {
      tab.signOut?.();
      tab.signIn();
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
    if (server.account !== "a") this.changeAccount();
    // The guests of the next check open the page again.
    if (server.check > 1) await this.step({ do: "reload", tab: 0 });
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
    const mayStayOpen = this.flow.isKnownToPage === true && this.pages > 1;
    if (!this.hasSucceeded && !mayStayOpen)
      this.problems.push(`no way on from ${tab!.claim().kind}`);
    this.check();
    for (const one of this.tabs) one.end();
    await vi.advanceTimersByTimeAsync(61_000);
  }
}

/** While it is full, the pages keep what they write in their memory, which all tabs of a walk share. */
function setStorage(isFull: boolean): void {
  vi.restoreAllMocks();
  if (isFull)
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
}

function emptyStorage(): void {
  setStorage(false);
  localStorage.clear();
  sessionStorage.clear();
  for (const memory of Object.values(inMemory)) memory.clear();
}

/** Walks a flow through the world, from one seed; gives how many walks came to their end. */
export async function walkThrough(flow: WorldFlow, numRuns: number): Promise<number> {
  let walks = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...faults.filter((fault) => flow.hasBank || fault !== "asks")), {
        minLength: 1,
        maxLength: 5,
      }),
      fc.constantFrom(...bankAnswers),
      fc.array(stepOf(flow), { minLength: 4, maxLength: 30 }),
      async (next, bank, steps) => {
        emptyStorage();
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
  emptyStorage();
  return walks;
}
