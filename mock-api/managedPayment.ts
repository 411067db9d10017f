/** A requested payment as ids and cents. */
export interface RequestedPayment {
  readonly diner: number;
  readonly ticket: string | null;
  readonly amount: number;
  readonly tip: number;
  readonly claim: string | null;
  readonly location: number;
  readonly card: string | null;
}
