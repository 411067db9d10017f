import { expect, vi } from "vitest";
import { amountOf, befall } from "./befall.ts";
import { hourMs, refuseStorage, setStorage } from "./browser.ts";
import type { Happened } from "./counts.ts";
import type { Claim, Tab, WorldFlow } from "./flow.ts";
import { isHeld } from "./holds.ts";
import { Judge } from "./judge.ts";
import { Page } from "./page.ts";
import { trace } from "./trace.ts";
import { WorldServer } from "./server.ts";
import type { Step } from "./steps.ts";

export interface OpenTab extends Tab {
  readonly page: Page;
}

/** A person, who presses when they like, in a browser and a world that do what they like. */
export class Walk {
  readonly server = new WorldServer();
  readonly happened: Happened[] = [];
  protected readonly flow: WorldFlow;
  protected readonly judge: Judge;
  protected readonly tabs: OpenTab[];
  private isStorageRefused = false;
  private isStorageFull = false;
  /** Whether the second widget is on the page of the first one. */
  private readonly isOnePage: boolean;
  /** The amount that was pressed first. */
  protected pressed: number | undefined;
  protected readonly opened: Page[] = [];
  /** Pages that were shown first after the person saw the success: what is pressed there is another intent, and no part of the walk. */
  protected readonly later = new Set<Tab>();
  /** Pages that were opened by another account. */
  protected readonly foreign = new Set<Tab>();

  /**
   * `flows`: the flow as each of two pages has loaded it. `forgetPages`: ends what each keeps in its
   * memory. `hadVisit`: an earlier visit has left records.
   */
  constructor(
    protected readonly flows: readonly [first: WorldFlow, second: WorldFlow],
    private readonly forgetPages: readonly [() => void, () => void],
    protected readonly hadVisit: boolean,
  ) {
    [this.flow] = flows;
    this.isOnePage = flows[0] === flows[1];
    this.judge = new Judge(this.server, this.opened, hadVisit, this.flow);
    if (this.flow.hasOffers) this.server.offer = 1_500;
    this.judge.isOneWish = !this.flow.looksUpAtSignIn;
    this.tabs = [this.open(0)];
  }

  private open(index: 0 | 1): OpenTab {
    const page = new Page(index);
    page.openedAt = ++this.server.moment;
    if (this.isStorageFull) page.unstoredFrom = page.openedAt;
    const tab = { ...this.flows[index].open(this.server, page), page };
    this.opened.push(page);
    if (this.server.account !== "a") this.foreign.add(tab);
    let before = JSON.stringify({ kind: "idle" } satisfies Claim);
    let waitingSince = 0;
    let isShown = false;
    let isSuccess = false;
    const look = (): void => {
      const claim = tab.claim();
      // A success is known to the person, until the rest is asked for. What is sold again after a
      // sign-in is another purchase.
      if (claim.kind === "signedOut" && isSuccess && !this.flow.owes) this.later.add(tab);
      if (!isShown && this.judge.hasSucceeded) this.later.add(tab);
      if (!isShown && this.server.account === "a" && this.flow.hasChecks)
        this.judge.hearFirst(claim, page);
      isShown ||= claim.kind !== "busy" && claim.kind !== "unread";
      isSuccess ||= claim.kind === "succeeded";
      const text = JSON.stringify(claim);
      if (claim.kind === "busy" && !before.includes("busy")) waitingSince = ++this.server.moment;
      if (before.includes("busy")) page.busyUntilMs = performance.now();
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
    this.noteFull(true);
    refuseStorage();
  }

  private noteFull(isFull: boolean): void {
    this.isStorageFull = isFull;
    if (!isFull) return;
    this.judge.isStorageSound = false;
    const moment = ++this.server.moment;
    for (const page of this.opened) page.unstoredFrom = Math.min(page.unstoredFrom, moment);
  }

  private tab(index: number): OpenTab {
    return this.tabs[index] ?? this.tabs[0]!;
  }

  /** Whether what is pressed there is part of the walk. */
  protected isIn(tab: Tab): boolean {
    return this.server.account === "a" && !this.later.has(tab) && !this.foreign.has(tab);
  }

  /** Opens the widget again; with its page, or in the same page. */
  private reload(index: number, isPageNew: boolean): void {
    const old = this.tabs[index]!;
    old.end();
    old.page.isRemoved = true;
    if (isPageNew) this.endPage(old.page.tab);
    this.tabs[index] = this.open(index ? 1 : 0);
  }

  /** The browser ends everything of a tab's page: also what removed widgets still wait for. */
  private endPage(tab: number): void {
    const moment = ++this.server.moment;
    for (const page of this.opened) if (page.tab === tab && !page.isGone) page.kill(moment);
    this.forgetPages[tab && !this.isOnePage ? 1 : 0]();
  }

  private reloadAll(): void {
    this.tabs.forEach((_, index) => this.reload(index, true));
  }

  /** Hours later, settled records are swept, and the check is a new one to the browser. */
  private passHours(hours: number): void {
    vi.setSystemTime(Date.now() + hours * hourMs);
    this.server.listing.passNight(this.server.charges);
    this.judge.noteKnown();
    this.reloadAll();
  }

  private press(tab: OpenTab, amount: number): void {
    if (tab.claim().kind === "succeeded" || !this.isIn(tab)) return;
    this.notePress(tab);
    this.judge.isOneWish &&= amount === (this.pressed ??= amount);
    tab.press(amount);
  }

  protected signIn(tab: OpenTab): void {
    if (tab.claim().kind === "signedOut") {
      tab.page.signedInAt = ++this.server.moment;
      // What is sold after the sign-in, once another page has shown the success, is another purchase.
      if (this.judge.hasSucceeded && !this.flow.owes) this.later.add(tab);
    }
    tab.signIn();
  }

  /** A press does nothing on a busy page, where the person signs in, or after a success. */
  protected notePress({ page, claim, owesAgain }: OpenTab): void {
    if (["busy", "signedOut", "succeeded"].includes(claim().kind)) return;
    // The person knows what was paid, and pays more.
    if (owesAgain?.()) this.judge.noteKnown(page, true);
    page.pressedAt = ++this.server.moment;
    page.pressedAtMs = performance.now();
  }

  private async take(next: Step): Promise<unknown> {
    const { server, flow } = this;
    switch (next.do) {
      case "press":
        return this.press(this.tab(next.tab), amountOf(flow, next.choice));
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
        server.hasSession = true;
        return this.signIn(this.tab(next.tab));
      case "session ends":
        server.hasSession = false;
        return this.tabs.forEach((tab) => tab.endSession?.());
      case "online":
        return void dispatchEvent(new Event("online"));
      case "reload":
        if (this.isOnePage) return this.reloadAll();
        return this.reload(next.tab && this.tabs[1] ? 1 : 0, true);
      case "remount":
        return this.reload(next.tab && this.tabs[1] ? 1 : 0, false);
      case "second tab":
        if (this.tabs.length < 2) this.tabs.push(this.open(1));
        return;
      case "tomorrow":
        return this.passHours(13);
      case "next day":
        // Servers keep keys for 24 hours.
        await vi.advanceTimersByTimeAsync(60_000);
        server.forgetKeys();
        return this.passHours(25);
      case "clock":
        return void vi.setSystemTime(Date.now() + next.ms);
      case "storage":
        if (this.isStorageRefused) return;
        this.noteFull(next.isFull);
        return setStorage(next.isFull);
      case "tip":
        this.judge.isOneWish = false;
        return this.tab(next.tab).tip?.(next.text);
      case "pay with":
        this.judge.isOneWish = false;
        return this.tab(next.tab).payWith?.(next.source);
      case "split":
        this.judge.isOneWish = false;
        return this.tab(next.tab).split?.(next.cents);
      case "rest":
        return this.wantRest(this.tab(next.tab));
      case "account":
        return this.changeAccount();
      case "sign out":
        // With the sign-out, the page forgets what was pressed.
        this.judge.isOneWish = false;
        for (const tab of this.tabs) tab.signOut?.();
        return;
      default:
        return befall(server, flow, next);
    }
  }

  /** The person asks for what a success has left unpaid, which is another intent. */
  protected wantRest(tab: OpenTab): void {
    const ask = this.foreign.has(tab) || this.server.account !== "a" ? null : tab.rest?.();
    if (!ask) return;
    this.happened.push("the rest is asked for");
    this.judge.beginRest(tab.page);
    this.later.delete(tab);
    ask();
  }

  protected changeAccount(): void {
    this.server.account = this.server.account === "a" ? "b" : "a";
    this.server.hasSession = true;
    this.judge.isOneWish = false;
    this.judge.forgetSuccesses();
    // A page that was another account's is the person's own from now on.
    if (this.server.account === "a") this.foreign.clear();
    for (const tab of this.tabs) {
      tab.signOut?.();
      this.signIn(tab);
    }
  }

  async step(next: Step): Promise<void> {
    const { server } = this;
    trace(JSON.stringify(next));
    this.happened.push(next.do);
    const isUnderWay = this.tabs.some((tab) => tab.claim().kind === "busy");
    if (isUnderWay && others.has(next.do)) this.happened.push("another actor, while it is sent");
    await this.take(next);
    await vi.advanceTimersByTimeAsync(0);
    this.judge.check();
    const isMoving = [...server.awaited].some(({ page }) => !page.isGone);
    if (isMoving && !isHeld()) this.judge.problems.push("a page can be left while money moves");
    expect(this.judge.problems).toEqual([]);
  }
}

/** What others do. */
const others: ReadonlySet<Step["do"]> = new Set([
  "other",
  "price",
  "credit",
  "offer",
  "next check",
  "check reopens",
  "check grows",
]);
