import { expect, vi } from "vitest";
import { hourMs } from "./browser.ts";
import type { Tab } from "./flow.ts";
import { isHeld } from "./holds.ts";
import { Walk, type OpenTab } from "./walk.ts";

/** A walk with its end. */
export class WholeWalk extends Walk {
  /** What is pressed after a success that was seen is carried out too, and once. */
  private async another(tab: Tab, amount: number): Promise<void> {
    const before = this.server.own().length;
    const more = (): number => this.server.own().length - before;
    this.server.check += 1;
    // Later than all clocks that were turned.
    await vi.advanceTimersByTimeAsync(hourMs);
    // A success whose balance could not be read is read again.
    tab.check();
    await vi.advanceTimersByTimeAsync(5_000);
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

  /** A tip that is too small is corrected. */
  private correctTip(tab: Tab): void {
    if (this.happened.includes("tip")) tab.tip?.("5");
  }

  /** When the browser is online again, an unknown outcome becomes known by itself. */
  private async findItself(): Promise<void> {
    const { charges, hasKeys } = this.server;
    await vi.advanceTimersByTimeAsync(61_000);
    dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(5_000);
    const isSure = this.flow.provesOwn && hasKeys && this.judge.isStorageSound;
    const isProven = isSure && charges.length === 1 && charges[0]!.check === this.server.check;
    const isUnknown = this.tabs.some((tab) => this.isIn(tab) && this.isUnknownHere(tab));
    if (isProven && charges[0]!.by === "person" && isUnknown)
      this.judge.problems.push("a charge that is listed, and is not found");
  }

  /** Whether one page has sent everything, so that it knows what it has sent. */
  private isOnlyPage(): boolean {
    return this.opened.length === 1 && !this.hadVisit;
  }

  /** Whether the outcome of the check that has the number now is unknown to a screen. */
  private isUnknownHere(tab: Tab): boolean {
    const claim = tab.claim();
    return claim.kind === "unknown" && (claim.check ?? this.server.check) === this.server.check;
  }

  /** Whether a page may have an attempt of unknown outcome, which it alone knows. */
  private isOpenHere(tab: Tab): boolean {
    return this.isUnknownHere(tab) || tab.claim().kind === "signedOut";
  }

  /** What a success has left unpaid can be paid, and once. */
  private async payRest(tab: OpenTab): Promise<void> {
    const { server } = this;
    // A bill that did not show the payment yet is looked at again.
    tab.check();
    await vi.advanceTimersByTimeAsync(5_000);
    const [before, told] = [server.own().length, server.told.length];
    const isOwed = (this.flow.owes?.(server) ?? 0) > 0;
    const isOffered = tab.rest?.() !== null;
    this.wantRest(tab);
    if (!isOffered) return;
    // What has changed is shown first, and pressed again.
    for (let turn = 0; turn < 3 && !this.judge.hasSucceeded; turn++) {
      await vi.advanceTimersByTimeAsync(5_000);
      this.notePress(tab);
      this.correctTip(tab);
      if (tab.claim().kind === "unknown") tab.again();
      else tab.press(0);
      await vi.advanceTimersByTimeAsync(5_000);
    }
    this.judge.check();
    const charges = server.own().length - before;
    if (charges !== (isOwed ? 1 : 0))
      this.judge.problems.push(
        `${charges} charges for a rest, where ${isOwed ? "one" : "none"} is owed`,
      );
    if (isOwed && (tab.claim().kind !== "succeeded" || server.told.length === told))
      this.judge.problems.push(
        `a rest ends as ${tab.claim().kind}, ${server.told.length - told} times told`,
      );
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
    server.hasSession = true;
    server.offlineUntilMs = 0;
    server.listing.listsAfterMs = 0;
    server.listing.replicaLagMs = 0;
    if (server.account !== "a") this.changeAccount();
    await this.findItself();
    // The guests of the next check open the page again.
    if (server.check > 1) await this.step({ do: "reload", tab: 0 });
    const [tab] = this.tabs;
    const [amount] = this.flow.amounts;
    for (let turn = 0; turn < 8 && !this.judge.hasSucceeded; turn++) {
      await vi.advanceTimersByTimeAsync(61_000);
      // Where the one page waits for the other, or has done its part, the person goes there.
      const isOpen = (one: OpenTab): boolean =>
        !["busy", "succeeded", "over"].includes(one.claim().kind) && this.isIn(one);
      const isFree = (one: OpenTab): boolean => one.claim().kind !== "busy";
      const here = this.tabs.find(isOpen) ?? this.tabs.find(isFree) ?? tab!;
      this.signIn(here);
      here.check();
      await vi.advanceTimersByTimeAsync(5_000);
      this.notePress(here);
      here.again();
      await vi.advanceTimersByTimeAsync(5_000);
      this.judge.isOneWish &&= this.pressed === undefined || this.pressed === amount;
      this.notePress(here);
      this.correctTip(here);
      // Where another page has sent another card first, that one tells what has become of it.
      if (!this.flow.owes && !this.isOnlyPage()) here.payWith?.(turn % 2 ? "12" : "11");
      if (!this.judge.hasSucceeded) here.press(amount!);
      await vi.advanceTimersByTimeAsync(5_000);
      this.judge.check();
    }
    const isKnownToPage = this.flow.isKnownToPage ?? this.opened.some((one) => one.hasSentUnstored);
    const isForgottenHere = this.opened.some((one) => one.hasForgotten(Infinity));
    const mayStayOpen = (isKnownToPage || isForgottenHere) && !this.isOnlyPage();
    if (!this.judge.hasSucceeded && !mayStayOpen)
      this.judge.problems.push(`no way on from ${tab!.claim().kind}`);
    await vi.advanceTimersByTimeAsync(5_000);
    if (this.flow.tellsHost && this.judge.hasShownSuccess && !server.told.length)
      this.judge.problems.push("a success of which the host was never told");
    // Where others have acted, it cannot be told whose a later change is.
    // Without keys, a page may still find the second charge of the first one.
    const hasTwo = server.own().length > 1 && (!server.hasKeys || server.forgotten.length > 0);
    const isTold = !this.happened.includes("other") && !hasTwo;
    const isDone = tab!.claim().kind === "succeeded";
    // Where tabs share no storage, one waits until the other's attempt is settled.
    const waits =
      !this.judge.isStorageSound &&
      this.tabs.some((one) => this.isOpenHere(one) || one.waitsForBank?.());
    // There, one may also take the other's purchase, or one that it has forgotten, for what it was about
    // to send.
    const isAlone = this.judge.isStorageSound || (this.tabs.length === 1 && !isForgottenHere);
    if (isTold && tab!.anew && isDone && isAlone && !waits) await this.another(tab!, amount!);
    if (this.flow.owes && !hasTwo && isDone && this.isIn(tab!) && !waits) await this.payRest(tab!);
    this.judge.check();
    expect(this.judge.problems).toEqual([]);
    for (const one of this.tabs) one.end();
    await vi.advanceTimersByTimeAsync(61_000);
    if (isHeld()) this.judge.problems.push("the browser asks for ever before a page is left");
    expect(this.judge.problems).toEqual([]);
  }
}
