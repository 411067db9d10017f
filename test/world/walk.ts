import { expect, vi } from "vitest";
import { hourMs, refuseStorage, setStorage } from "./browser.ts";
import type { Happened } from "./counts.ts";
import type { Claim, Tab, WorldFlow } from "./flow.ts";
import { Judge } from "./judge.ts";
import { Page } from "./page.ts";
import { trace } from "./trace.ts";
import { WorldServer } from "./server.ts";
import type { Step } from "./steps.ts";

interface OpenTab extends Tab {
  readonly page: Page;
}

/** A person, who presses when they like, in a browser and a world that do what they like. */
export class Walk {
  readonly server = new WorldServer();
  readonly happened: Happened[] = [];
  private readonly flow: WorldFlow;
  private readonly judge: Judge;
  private readonly tabs: OpenTab[];
  private isStorageRefused = false;
  /** The amount that was pressed first. */
  private pressed: number | undefined;
  private readonly opened: Page[] = [];
  /** Pages that were shown first after the person saw the success: what is pressed there is another intent, and no part of the walk. */
  private readonly later = new Set<Tab>();
  /** Pages that were opened by another account. */
  private readonly foreign = new Set<Tab>();

  /** `flows`: the flow as each of two pages has loaded it. `hadVisit`: an earlier visit has left records. */
  constructor(
    private readonly flows: readonly [first: WorldFlow, second: WorldFlow],
    hadVisit: boolean,
  ) {
    [this.flow] = flows;
    this.judge = new Judge(this.server, this.opened, hadVisit);
    this.judge.isOneWish = !this.flow.looksUpAtSignIn;
    this.tabs = [this.open(0)];
  }

  private open(index: 0 | 1): OpenTab {
    const page = new Page(index);
    page.openedAt = ++this.server.moment;
    const tab = { ...this.flows[index].open(this.server, page), page };
    this.opened.push(page);
    if (this.server.account !== "a") this.foreign.add(tab);
    let before = JSON.stringify({ kind: "idle" } satisfies Claim);
    let waitingSince = 0;
    let isShown = false;
    const look = (): void => {
      const claim = tab.claim();
      if (!isShown && this.judge.hasSucceeded) this.later.add(tab);
      if (!isShown && this.server.account === "a" && this.flow.hasChecks)
        this.judge.hearFirst(claim, page);
      isShown ||= claim.kind !== "busy";
      const text = JSON.stringify(claim);
      if (claim.kind === "busy" && !before.includes("busy")) waitingSince = ++this.server.moment;
      page.busyUntil =
        claim.kind === "busy" ? Infinity : Math.min(page.busyUntil, ++this.server.moment);
      if (text !== before)
        this.judge.hear(claim, page, {
          isForeign: this.foreign.has(tab),
          ...(this.flow.isNewAfterRefusal && { heardFrom: waitingSince }),
        });
      before = text;
    };
    tab.onChange(look);
    look();
    return tab;
  }

  /** From now on the browser refuses its storage. */
  refuseStorage(): void {
    this.isStorageRefused = true;
    this.judge.isStorageSound = false;
    refuseStorage();
  }

  private tab(index: number): OpenTab {
    return this.tabs[index] ?? this.tabs[0]!;
  }

  /** Whether what is pressed there is part of the walk. */
  private isIn(tab: Tab): boolean {
    return this.server.account === "a" && !this.later.has(tab) && !this.foreign.has(tab);
  }

  private press(tab: OpenTab, amount: number): void {
    if (tab.claim().kind === "succeeded" || !this.isIn(tab)) return;
    this.notePress(tab);
    this.judge.isOneWish &&= amount === (this.pressed ??= amount);
    tab.press(amount);
  }

  /** A press on a busy page does nothing. */
  private notePress({ page, claim }: OpenTab): void {
    if (claim().kind !== "busy") page.pressedAt = ++this.server.moment;
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
        this.notePress(tab);
        return this.isIn(tab) ? tab.again() : undefined;
      }
      case "sign in":
        return this.tab(next.tab).signIn();
      case "online":
        return void dispatchEvent(new Event("online"));
      case "reload":
      case "remount": {
        const index = next.tab && this.tabs[1] ? 1 : 0;
        const old = this.tabs[index]!;
        old.end();
        if (next.do === "reload") old.page.kill(++server.moment);
        this.tabs[index] = this.open(index);
        return;
      }
      case "second tab":
        if (this.tabs.length < 2) this.tabs.push(this.open(1));
        return;
      case "clock":
        return void vi.setSystemTime(Date.now() + next.ms);
      case "storage":
        this.judge.isStorageSound &&= !next.isFull;
        return this.isStorageRefused ? undefined : setStorage(next.isFull);
      case "readable":
        server.isReadable = next.is;
        return;
      case "lists late":
        server.listsAfterMs = next.ms;
        return;
      case "credit":
        server.credit = next.cents;
        return;
      case "price":
        server.price = next.cents;
        return;
      case "other":
        return flow.other
          ? flow.other(server, amountOf(next.choice))
          : void server.charge(amountOf(next.choice), "other", "other");
      case "next check":
        if (flow.listsNumbers && !server.isAtRest()) return;
        server.check += 1;
        return void server.totals.set(server.check, 12_000);
      case "check reopens":
        // Where the request leaves without a key, the API does not list payments in this walk.
        if (flow.reopensChecks && !server.hasKeys && flow.isKnownToPage) return;
        server.check += 1;
        server.reopened.add(server.check);
        return void server.totals.set(server.check, 12_000);
      case "check grows":
        return void server.totals.set(server.check, (server.totals.get(server.check) ?? 0) + 600);
      case "account":
        return this.changeAccount();
      case "sign out":
        for (const tab of this.tabs) tab.signOut?.();
        return;
    }
  }

  private changeAccount(): void {
    this.server.account = this.server.account === "a" ? "b" : "a";
    this.judge.forgetSuccesses();
    // A page that was another account's is the person's own from now on.
    if (this.server.account === "a") this.foreign.clear();
    for (const tab of this.tabs) {
      tab.signOut?.();
      tab.signIn();
    }
  }

  async step(next: Step): Promise<void> {
    trace(JSON.stringify(next));
    this.happened.push(next.do);
    const isUnderWay = this.tabs.some((tab) => tab.claim().kind === "busy");
    if (isUnderWay && others.has(next.do)) this.happened.push("another actor, while it is sent");
    await this.take(next);
    await vi.advanceTimersByTimeAsync(0);
    this.judge.check();
    expect(this.judge.problems).toEqual([]);
  }

  /** What is pressed after a success that was seen is carried out too, and once. */
  private async another(tab: Tab, amount: number): Promise<void> {
    const before = this.server.own().length;
    const more = (): number => this.server.own().length - before;
    this.server.check += 1;
    // Later than all clocks that were turned.
    await vi.advanceTimersByTimeAsync(hourMs);
    // A price that has changed is shown first, and pressed again.
    for (let turn = 0; turn < 3; turn++) {
      tab.anew?.();
      tab.press(amount);
      await vi.advanceTimersByTimeAsync(5_000);
      if (tab.claim().kind === "succeeded") break;
    }
    if (more() !== 1) this.judge.problems.push(`${more()} charges for another one`);
    if (tab.claim().kind !== "succeeded")
      this.judge.problems.push(`another one ends as ${tab.claim().kind}`);
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
    server.offlineUntilMs = 0;
    server.listsAfterMs = 0;
    if (server.account !== "a") this.changeAccount();
    // The guests of the next check open the page again.
    if (server.check > 1) await this.step({ do: "reload", tab: 0 });
    const [tab] = this.tabs;
    const [amount] = this.flow.amounts;
    for (let turn = 0; turn < 8 && !this.judge.hasSucceeded; turn++) {
      await vi.advanceTimersByTimeAsync(61_000);
      // Where the one page waits for the other, the person goes there.
      const here = this.tabs.find((one) => one.claim().kind !== "busy") ?? tab!;
      here.signIn();
      here.check();
      await vi.advanceTimersByTimeAsync(5_000);
      this.notePress(here);
      here.again();
      await vi.advanceTimersByTimeAsync(5_000);
      this.judge.isOneWish &&= this.pressed === undefined || this.pressed === amount;
      this.notePress(here);
      if (!this.judge.hasSucceeded) here.press(amount!);
      await vi.advanceTimersByTimeAsync(5_000);
      this.judge.check();
    }
    const mayStayOpen = this.flow.isKnownToPage === true && this.opened.length > 1;
    if (!this.judge.hasSucceeded && !mayStayOpen)
      this.judge.problems.push(`no way on from ${tab!.claim().kind}`);
    await vi.advanceTimersByTimeAsync(5_000);
    if (this.flow.tellsHost && this.judge.hasShownSuccess && !server.told.length)
      this.judge.problems.push("a success of which the host was never told");
    // Where others have acted, it cannot be told whose a later change is.
    // Without keys, a page may still find the second charge of the first one.
    const hasTwo = server.own().length > 1 && !server.hasKeys;
    const isTold = !this.happened.includes("other") && !hasTwo;
    if (isTold && tab!.anew && tab!.claim().kind === "succeeded") await this.another(tab!, amount!);
    this.judge.check();
    expect(this.judge.problems).toEqual([]);
    for (const one of this.tabs) one.end();
    await vi.advanceTimersByTimeAsync(61_000);
  }
}

/** What others do. */
const others: ReadonlySet<Step["do"]> = new Set([
  "other",
  "price",
  "credit",
  "next check",
  "check reopens",
  "check grows",
]);
