import type { Claim } from "./flow.ts";
import type { Charge, WorldServer } from "./server.ts";

/** Holds what the screens and the host's events say against what the world knows. */
export class Judge {
  readonly problems: string[] = [];
  hasSucceeded = false;
  /** When a screen has said that nothing was charged, and how many charges there were. */
  private readonly uncharged: { check: number; moment: number; charges: number }[] = [];

  constructor(private readonly server: WorldServer) {}

  /** A screen says something new. `isForeign`: it is another account's. */
  hear(claim: Claim, isForeign: boolean): void {
    if (isForeign) {
      if (claim.kind === "succeeded") this.problems.push("a success for another account");
      return;
    }
    const charge = this.server.ofPayer().at(-1);
    if (claim.kind === "succeeded" || claim.kind === "over") this.hasSucceeded = true;
    if (claim.kind === "succeeded") this.hearSuccess(claim, charge);
    if (claim.kind !== "notCharged") return;
    const { check } = this.server;
    if (charge?.check === check && charge.by === "person")
      this.problems.push("a charge that is called uncharged");
    this.uncharged.push({
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
    for (const [index, { attempt, check }] of own.entries())
      if (
        this.uncharged.some(
          (said) =>
            said.check === check &&
            said.charges <= index &&
            said.moment > (attempt?.moment ?? Infinity),
        )
      )
        this.problems.push("a charge after it was said that nothing was charged");
    this.checkTold();
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
