import type { Ticket } from "../contracts/bill.ts";
import type { ListedPayment } from "../contracts/listedPayment.ts";
import { add } from "../money/arithmetic.ts";
import type { CashCents } from "../money/cents.ts";

/** A payment as its payer knows it, to be found among those that a bill lists. */
export interface OwnPayment {
  readonly bill: CashCents;
  /** Null where it is not known. */
  readonly tip: CashCents | null;
  /** The charge of the card, tip included; null where it is not known. */
  readonly card: CashCents | null;
  /** The charged card's last digits; null where they are not known. */
  readonly lastFour: string | null;
  /** The key of the request and the reference of its answer, as far as they are known. */
  readonly ids: readonly string[];
  /** `listedIds` of the bill before the first attempt. */
  readonly knownIds: readonly string[];
}

type Row = ListedPayment & { readonly rowId: string };

/** The rows with an id of their own; rows without one are told apart by their content and place. */
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

/** Whether the bill lists this payment, which it did not list before. Another guest's payment is not taken for it where anything tells them apart. */
export function listsOwnPayment(ticket: Ticket, own: OwnPayment): boolean {
  return rowsOf(ticket).some((row) => !own.knownIds.includes(row.rowId) && isOwn(row, own));
}

/** A row that says that no money has moved. */
const failed = /fail|declin|void|refund|cancel|revers/i;

function isOwn(row: Row, own: OwnPayment): boolean {
  const { id, reference, externalId, idempotencyKey, lastFour, status } = row;
  if (failed.test(status ?? "")) return false;
  if ([id, reference, externalId, idempotencyKey].some((one) => one && own.ids.includes(one)))
    return true;
  if (externalId !== null || idempotencyKey !== null) return false;
  if (lastFour !== null && own.lastFour !== null && lastFour !== own.lastFour) return false;
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
