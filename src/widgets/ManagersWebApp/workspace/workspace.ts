import { reportBug } from "../../../shared/flow/reportBug.ts";
import { isMoneyMoving } from "../../../shared/payment/core/state.ts";
import { keepEntry } from "../check/keepEntry.ts";
import { keepRefund } from "../refund/keepRefund.ts";
import { reasonsOf } from "../refund/reasons.ts";
import { isRefunding } from "../refund/refundFlow.ts";
import { createRefunds } from "../refund/refunds.ts";
import { texts as refundTexts } from "../refund/texts.ts";
import type { Path } from "../routes.ts";
import { createActivityPart } from "../transactions/activityPart.ts";
import { mayRefund } from "./manager.ts";
import { createNotifications } from "./notifications.ts";
import { createCheckEntry, createPayments } from "./payments.ts";
import { createQueries } from "./queries.ts";
import { createRouteData } from "./routeData.ts";
import { createSelection } from "./selection.ts";
import type { Workspace, WorkspaceDeps } from "./workspaceType.ts";

/** The state of one signed-in manager. Created once per manager and root, and dropped at logout. */
export function createWorkspace(deps: WorkspaceDeps): Workspace {
  const { environment, client, signal, go } = deps;
  const onBug = reportBug(environment);
  const notifications = createNotifications();
  const queries = createQueries(client, signal);
  const { reasons, locations, guests, location, transactions, staff, guest } = queries;
  const shared = { workspace: deps, queries, notifications, refresh, onBug };

  const entry = createCheckEntry({
    ...shared,
    found: (found) => openCheckout(found, restoring.getState().wasSent),
    wasSent: () => restoring.getState().wasSent,
  });
  const { refund, openRefund } = createRefunds(shared);
  const { checkout, openCheckout, startPayment, leaveCheckout, isEntryPaid } = createPayments({
    ...shared,
    notOpened() {
      restoring.setState({ isOn: false, wasSent: false });
      go("/diner-profile", "replace");
    },
  });
  const owner = () => deps.manager()?.email ?? null;
  const { restore: restoreRefund } = keepRefund({ refund, queries, owner });
  const selection = createSelection({ workspace: deps, queries, notifications, entry, checkout });
  // Created after the selection, which clears the entry when the location is known, and before
  // typed values are restored.
  const { restore: restoreEntry, restoring } = keepEntry({ entry, checkout, queries, owner, go });

  /** Reads again what money has changed. A failure shows only in the list (fault D8). */
  function refresh(guestId: string | null): void {
    void transactions.reload();
    if (guestId === null || guest.store.getState().key === guestId) void guest.reload();
  }

  return {
    ...selection,
    ...createRouteData({ queries, refund, checkout, isEntryPaid, restoring, entry }),
    restoring,
    restore(path: Path): void {
      selection.restore(path);
      if (path === "/refund") restoreRefund();
      restoreEntry(path);
    },
    activity: createActivityPart(),
    manager: deps.manager,
    mayRefund: () => mayRefund(deps.manager() ?? { permissions: null }),
    locations,
    guests,
    location,
    transactions,
    guest,
    staff,
    entry,
    refund,
    checkout,
    notifications,
    openRefund,
    startPayment,
    leaveCheckout,
    go(path: Path, how: "push" | "replace" = "push"): void {
      notifications.clear();
      go(path, how);
    },
    refundReasons: () =>
      reasonsOf(
        reasons.getState().all,
        environment().config.values["refundReasons"],
        environment().messagesOf(refundTexts),
      ),
    isWriting: () =>
      isMoneyMoving(checkout.flow.store.getState()) || isRefunding(refund.flow.store.getState()),
    /** The same manager has signed in again. Reads what could not be read in the lost session. */
    resumed(): void {
      queries.retryFailed();
      checkout.send({ type: "resumed" });
      refund.send({ type: "resumed" });
    },
  };
}
