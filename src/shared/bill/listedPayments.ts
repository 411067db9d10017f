import type { Ticket } from "../contracts/bill.ts";
import type { ListedPayment } from "../contracts/listedPayment.ts";
import { add } from "../money/arithmetic.ts";
import type { CashCents } from "../money/cents.ts";

/** What the payer knows about a payment, so that it can be found in the list of a bill. */
export interface OwnPayment {
  readonly bill: CashCents;
  /** Null if it is unknown. */
  readonly tip: CashCents | null;
  /** The charge of the card, including the tip. Null if it is unknown. */
  readonly card: CashCents | null;
  /**
   * The last four digits of the charged card. Null if they are unknown: then a row with a card's
   * digits may be another guest's.
   */
  readonly lastFour: string | null;
  /** The key of the request and the reference of its answer, if they are known. */
  readonly ids: readonly string[];
  /** `listedIds` of the bill before the first attempt. */
  readonly knownIds: readonly string[];
}

type Row = ListedPayment & { readonly rowId: string };

/** The ids of all rows. A row without an id is identified by its content and position. */
function rowsOf({ payments, transactions }: Ticket): Row[] {
  const counts = new Map<string, number>();
  return [...payments, ...transactions].map((row) => {
    const { id, reference, externalId, idempotencyKey, type, amount, lastFour } = row;
    const content = [type, amount, lastFour].join(" ");
    const count = (counts.get(content) ?? 0) + 1;
    counts.set(content, count);
    const rowId = id ?? externalId ?? idempotencyKey ?? reference ?? `${content} ${count}`;
    return { ...row, rowId };
  });
}

export function listedIds(ticket: Ticket): string[] {
  return rowsOf(ticket).map(({ rowId }) => rowId);
}

/**
 * Whether the bill lists this payment and did not list it before. Another guest's payment does not
 * count if anything distinguishes the two.
 */
export function listsOwnPayment(ticket: Ticket, own: OwnPayment): boolean {
  return rowsOf(ticket).some((row) => !own.knownIds.includes(row.rowId) && isOwn(row, own));
}

/** Types and statuses of rows for which no money has moved. */
const failed = /fail|declin|void|refund|cancel|revers/i;

function isOwn(row: Row, own: OwnPayment): boolean {
  const { id, reference, externalId, idempotencyKey, lastFour, status } = row;
  if (failed.test(status ?? "")) return false;
  if ([id, reference, externalId, idempotencyKey].some((one) => one && own.ids.includes(one)))
    return true;
  if (externalId !== null || idempotencyKey !== null) return false;
  if (lastFour !== null && lastFour !== own.lastFour) return false;
  return isAmountOf(row, own);
}

function isAmountOf(
  { amount, tip: listedTip, type }: Row,
  { bill, tip, card }: OwnPayment,
): boolean {
  if (amount === null) return false;
  if (amount === bill) return listedTip === null || tip === null || listedTip === tip;
  if (tip === null) return false;
  if (amount === add(bill, tip)) return true;
  return card !== null && /card/i.test(type ?? "") && (amount === card || amount === card - tip);
}
