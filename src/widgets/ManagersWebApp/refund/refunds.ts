import { failed } from "../../../shared/api/outcome.ts";
import * as api from "../../../shared/contracts/managers.ts";
import type { ManagedTransaction } from "../../../shared/contracts/managers.ts";
import { formatMoney } from "../../../shared/money/format.ts";
import type { WorkspaceStart } from "../workspace/lazyWorkspace.ts";
import { before } from "../transactions/evidence.ts";
import type { createQueries } from "../workspace/queries.ts";
import { createRefund } from "./refund.ts";
import { refundCopy } from "./refundCopy.ts";
import type { RefundIn, Subject } from "./refundState.ts";
import { refundSums } from "./refundSums.ts";
import type { Path } from "../routes.ts";
import type { NotificationStore } from "../workspace/notifications.ts";

interface RefundsStart {
  readonly start: WorkspaceStart;
  readonly queries: ReturnType<typeof createQueries>;
  readonly notifications: NotificationStore;
  readonly refresh: (guestId: string | null) => void;
  readonly onBug: (error: unknown) => void;
}

/** Opens a refund from a transaction list and returns to that list once it is issued. */
export function createRefunds({ start, queries, notifications, refresh, onBug }: RefundsStart) {
  const { environment, client, session, signal, go } = start;
  const { guest, locationId } = queries;
  const refund = createRefund({
    client,
    session,
    signal,
    onBug,
    read: readForRefund,
    issued: refundIssued,
  });

  function openRefund(transaction: ManagedTransaction, rows: readonly ManagedTransaction[]): void {
    const from: Path = start.isHere("/diner-profile") ? "/diner-profile" : "/diner-selection";
    const guestId =
      transaction.userId ?? (from === "/diner-profile" ? guest.store.getState().key : null);
    refund.open({
      transaction,
      before: before(transaction, rows),
      locationId: locationId(),
      guestId,
      from,
    });
    go("/refund");
  }

  /** Both lists where both can be had: the guest's and the location's (M7). */
  async function readForRefund({ locationId: at, guestId }: Subject, leaving: AbortSignal) {
    const [all, own] = await Promise.all([
      client().call(api.readTransactions, { path: { location_id: at } }, { signal: leaving }),
      guestId === null
        ? failed({ kind: "offline" })
        : client().call(
            api.readGuest,
            { path: { user_id: guestId }, query: { location_id: at } },
            { signal: leaving },
          ),
    ]);
    const rows = all.ok ? all.value.rows : own.ok ? own.value.transactions : null;
    const isSignedOut = [all, own].some(
      (outcome) => !outcome.ok && outcome.problem.kind === "signed-out",
    );
    return { rows, isSignedOut };
  }

  function refundIssued({ subject, request, how }: RefundIn<"issued">, isNew: boolean): void {
    const { tip, total } = refundSums(subject.before, request);
    const amount = formatMoney(total, environment().country);
    if (isNew)
      environment().done("refunded", {
        amountCents: request.amount,
        tipCents: tip,
        totalCents: total,
        transactionId: subject.before.transactionId,
      });
    refresh(subject.guestId);
    go(subject.from, "replace");
    notifications.showToast(refundCopy.issued);
    notifications.showConfirmation(
      refundCopy.issued,
      [
        refundCopy.issuedText(amount, subject.transaction.userName ?? refundCopy.anonymous),
        how === "found" ? refundCopy.found : "",
      ]
        .filter(Boolean)
        .join(" "),
    );
  }

  return { refund, openRefund };
}
