import { cardName } from "../../../shared/card/savedCards.ts";
import type { ManagedLocation } from "../../../shared/contracts/managers.ts";
import type { CashCents } from "../../../shared/money/cents.ts";
import type { Wish } from "../refund/refundState.ts";
import { refundSums } from "../refund/refundSums.ts";
import { momentOn, type MomentWords } from "../transactions/moment.ts";
import { nameOf, type Manager } from "../workspace/manager.ts";
import type { ReceiptLine } from "./ReceiptActions.tsx";
import type { texts } from "./texts.ts";

interface RefundFacts extends Pick<Wish, "subject" | "request"> {
  readonly location: ManagedLocation | null;
  /** The signed-in manager. Null if another manager may have issued the refund. */
  readonly issuer: Manager | null;
  /** Null if only the transactions show that the refund was issued. */
  readonly atMs: number | null;
  readonly money: (cents: CashCents) => string;
  readonly words: (typeof texts)["messages"]["lines"];
  readonly momentWords: MomentWords;
}

/** The rows of a refund's receipt. Unknown values have no row. */
export function refundLines({
  subject: { transaction, before },
  request,
  location,
  issuer,
  atMs,
  money,
  words,
  momentWords,
}: RefundFacts): ReceiptLine[] {
  const { bill, tip, total } = refundSums(before, request);
  const { userName, checkNumber, lastFour, cardBrand } = transaction;
  const rows: [term: string, text: string | null | undefined][] = [
    [words.guest, userName],
    [words.restaurant, location?.name],
    [words.check, checkNumber],
    [words.bill, tip > 0 ? money(bill) : null],
    [words.tip, tip > 0 ? money(tip) : null],
    [words.total, money(total)],
    [words.to, lastFour ? cardName({ brand: cardBrand, lastFour }) : words.original],
    [words.time, atMs === null ? null : momentOn(atMs, location?.timezone ?? null, momentWords)],
    [words.reference, before.transactionId],
    [words.issuedBy, issuer && (nameOf(issuer) || issuer.email)],
  ];
  return rows.flatMap(([term, text]) => (text ? [[term, text]] : []));
}
