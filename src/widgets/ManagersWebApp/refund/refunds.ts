import type { Client } from "../../../shared/api/client.ts";
import { failed } from "../../../shared/api/outcome.ts";
import * as api from "../../../shared/contracts/managers.ts";
import type { ManagedTransaction } from "../../../shared/contracts/managers.ts";
import { systemClock } from "../../../shared/host/clock.ts";
import type { CashCents } from "../../../shared/money/cents.ts";
import { formatMoney } from "../../../shared/money/format.ts";
import type { WorkspaceDeps } from "../workspace/workspaceType.ts";
import { before } from "../transactions/evidence.ts";
import type { Queries } from "../workspace/queries.ts";
import { createRefund } from "./refund.ts";
import type { RefundIn, Subject } from "./refundState.ts";
import { refundSums } from "./refundSums.ts";
import { nameOf, type Manager } from "../workspace/manager.ts";
import { refundLines } from "../receipt/refundLines.ts";
import type { Path } from "../routes.ts";
import type { NotificationStore } from "../workspace/notifications.ts";
import { texts } from "./texts.ts";
import { texts as receiptTexts } from "../receipt/texts.ts";
import { texts as workspaceTexts } from "../workspace/texts.ts";

interface RefundsDeps {
  readonly workspace: WorkspaceDeps;
  readonly queries: Queries;
  readonly notifications: NotificationStore;
  readonly refresh: (guestId: string | null) => void;
  readonly onBug: (error: unknown) => void;
}

/** Opens a refund from a transaction list and returns to that list once it is issued. */
export function createRefunds({ workspace, queries, notifications, refresh, onBug }: RefundsDeps) {
  const { environment, client, session, signal, go } = workspace;
  const { guest, location, locationId } = queries;
  const refund = createRefund({
    client,
    session,
    signal,
    onBug,
    issuers: () => issuersOf(workspace.manager()),
    read: (subject, leaving) => readForRefund(client, subject, leaving),
    issued: refundIssued,
  });

  function openRefund(transaction: ManagedTransaction, rows: readonly ManagedTransaction[]): void {
    const from: Path = workspace.isHere("/diner-profile") ? "/diner-profile" : "/diner-selection";
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

  function refundIssued({ subject, request, how }: RefundIn<"issued">, isNew: boolean): void {
    const { tip, total } = refundSums(subject.before, request);
    const { messagesOf, country, lang } = environment();
    const words = messagesOf(texts);
    const money = (cents: CashCents): string => formatMoney(cents, country);
    if (isNew)
      environment().done("refunded", {
        amountCents: request.amount,
        tipCents: tip,
        totalCents: total,
        transactionId: subject.before.transactionId,
      });
    refresh(subject.guestId);
    go(subject.from, "replace");
    notifications.toast.show(words.issued);
    const managersLocation = location.store.getState().value;
    notifications.showConfirmation({
      title: words.issued,
      text: [
        words.issuedText({
          amount: money(total),
          guest: subject.transaction.userName ?? words.anonymous,
        }),
        how === "found" ? words.found : "",
      ]
        .filter(Boolean)
        .join(" "),
      receipt: refundLines({
        subject,
        request,
        location: managersLocation,
        issuer: how === "answered" ? workspace.manager() : null,
        atMs: how === "answered" ? systemClock() : null,
        money,
        words: messagesOf(receiptTexts).lines,
        momentWords: { transactions: messagesOf(workspaceTexts).transactions, lang },
      }),
      restaurant: managersLocation?.name ?? null,
    });
  }

  return { refund, openRefund };
}

/** The names under which a list may show this manager as the issuer of a refund. */
function issuersOf(manager: Manager | null): string[] {
  return manager ? [nameOf(manager), manager.email ?? ""].filter(Boolean) : [];
}

/** Reads the location's and the guest's transactions. One of the lists is enough (M7). */
async function readForRefund(
  client: () => Client,
  { locationId: at, guestId }: Subject,
  leaving: AbortSignal,
) {
  const [all, guestAnswer] = await Promise.all([
    client().call(api.readTransactions, { path: { location_id: at } }, { signal: leaving }),
    guestId === null
      ? failed({ kind: "offline" })
      : client().call(
          api.readGuest,
          { path: { user_id: guestId }, query: { location_id: at } },
          { signal: leaving },
        ),
  ]);
  const rows = all.ok ? all.value.rows : guestAnswer.ok ? guestAnswer.value.transactions : null;
  const isSignedOut = [all, guestAnswer].some(
    (outcome) => !outcome.ok && outcome.problem.kind === "signed-out",
  );
  return { rows, isSignedOut };
}
