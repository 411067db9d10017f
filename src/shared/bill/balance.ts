import type { Project } from "../contracts/bill.ts";
import { add, maxOf } from "../money/arithmetic.ts";
import { credit, type CreditCents } from "../money/cents.ts";

/**
 * The credit that the diner can spend: `balance` if the server sends it, else the sum of both parts
 * (R3). A negative balance counts as zero.
 */
export function balanceOf({
  balance,
  creditBalance,
  ikPassBalance,
}: Pick<Project, "balance" | "creditBalance" | "ikPassBalance">): CreditCents {
  return maxOf(credit(0), balance ?? add(creditBalance ?? credit(0), ikPassBalance ?? credit(0)));
}
