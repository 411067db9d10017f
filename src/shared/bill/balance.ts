import type { Project } from "../contracts/bill.ts";
import { add, maxOf } from "../money/arithmetic.ts";
import { credit, type CreditCents } from "../money/cents.ts";

type Funds = Pick<Project, "balance" | "creditBalance" | "ikPassBalance">;

/** Whether the server says how much credit the payer has, even if it is none. It does not for guests without an account. */
export function hasBalance({ balance, creditBalance, ikPassBalance }: Funds): boolean {
  return balance !== null || creditBalance !== null || ikPassBalance !== null;
}

/**
 * The credit that the diner can spend: `balance` if the server sends it, else the sum of both parts
 * (R3). A negative balance counts as zero.
 */
export function balanceOf({ balance, creditBalance, ikPassBalance }: Funds): CreditCents {
  return maxOf(credit(0), balance ?? add(creditBalance ?? credit(0), ikPassBalance ?? credit(0)));
}
