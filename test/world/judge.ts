import type { Claim } from "./flow.ts";
import type { Charge, Page, Received, WorldServer } from "./server.ts";

/** Holds what the screens and the host's events say against what the world knows. */
export class Judge {
  readonly problems: string[] = [];
  hasSucceeded = false;
  /** When a screen has said that nothing was charged, and how many charges there were. */
  private readonly uncharged: {
    readonly page: Page;
    readonly heardFrom: number;
    readonly check: number;
    readonly moment: number;
    readonly charges: number;
  }[] = [];

  constructor(private readonly server: WorldServer) {}

  /**
   * A screen says something new. `isForeign`: it is another account's. `heardFrom`: the moment from
   * which on what other pages sent is no concern of the screen.
   */
  hear(
    claim: Claim,
    page: Page,
    { isForeign = false, heardFrom = Infinity }: { isForeign?: boolean; heardFrom?: number },
  ): void {
    if (isForeign) {
      if (claim.kind === "succeeded") this.problems.push("a success for another account");
      return;
    }
    const charge = this.server.ofPayer().at(-1);
    if (claim.kind === "succeeded" || claim.kind === "over") this.hasSucceeded = true;
    if (claim.kind === "succeeded") this.hearSuccess(claim, charge);
    if (claim.kind !== "notCharged") return;
    const { check } = this.server;
    if (charge?.attempt && charge.check === check && isConcern(charge.attempt, { page, heardFrom }))
      this.problems.push("a charge that is called uncharged");
    this.uncharged.push({
      page,
      heardFrom,
      check,
      moment: ++this.server.moment,
      charges: this.server.own().length,
    });
  }

  private hearSuccess(
    { amount, card = null }: Extract<Claim, { kind: "succeeded" }>,
    charge: Charge | undefined,
  ): void {
    if (!charge) return void this.problems.push("a success without a charge of this person");
    if (amount !== null && amount !== charge.amount)
      this.problems.push(`a success of ${amount}, where ${charge.amount} was charged`);
    if (card !== null && card !== charge.card && this.isKnowable(charge))
      this.problems.push(`a card that paid ${card}, where it was charged ${charge.card}`);
  }

  /** Whether a page could know what the card was charged. */
  private isKnowable({ id, isRaced = false }: Charge): boolean {
    return !isRaced || this.server.named.has(id);
  }

  /** Call after every step. */
  check(): void {
    const own = this.server.own();
    const checks = own.map(({ check }) => check);
    if (new Set(checks).size < checks.length) this.problems.push("a second charge");
    for (const charge of own) this.checkAgreement(charge);
    if (own.some((charge, index) => this.wasCalledUncharged(charge, index)))
      this.problems.push("a charge after it was said that nothing was charged");
    this.checkTold();
  }

  /** Whether a screen said that nothing was charged, while this attempt was still under way. */
  private wasCalledUncharged({ attempt, check }: Charge, index: number): boolean {
    return this.uncharged.some(
      (said) =>
        attempt !== undefined &&
        said.check === check &&
        said.charges <= index &&
        said.moment > attempt.moment &&
        isConcern(attempt, said),
    );
  }

  /** The card is charged what the button said. */
  private checkAgreement({ attempt, card, isRaced = false }: Charge): void {
    const agreed = attempt?.agreed ?? null;
    if (agreed !== null && agreed !== card && !isRaced)
      this.problems.push(`the button said ${agreed}, and the card was charged ${card}`);
  }

  private checkTold(): void {
    const { told } = this.server;
    const charges = this.server.ofPayer();
    if (told.length > charges.length)
      this.problems.push("the host was told of more than was charged");
    for (const { amount, card } of told) {
      const charge = charges.find((one) => amount === null || one.amount === amount);
      const isCard =
        card === null ||
        charges.some(
          (one) => one.amount === amount && (one.card === card || !this.isKnowable(one)),
        );
      if (!charge || !isCard) this.problems.push(`the host was told of ${amount}, ${card} by card`);
    }
  }
}

/** Whether a screen of this page speaks of the attempt. */
function isConcern(
  attempt: Received,
  { page, heardFrom }: { readonly page: Page; readonly heardFrom: number },
): boolean {
  return attempt.page === page || attempt.moment < heardFrom;
}
