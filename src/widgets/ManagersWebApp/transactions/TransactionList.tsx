import { useMemo } from "react";
import { useStore } from "zustand";
import { WindowedList } from "../../../shared/list/WindowedList.tsx";
import type { ManagedTransaction } from "../../../shared/contracts/managers.ts";
import { Alert } from "../../../shared/ui/Alert.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { workspaceCopy } from "../workspace/workspaceCopy.ts";
import type { Workspace } from "../workspace/workspace.ts";
import { TransactionRow } from "./TransactionRow.tsx";

interface TransactionListProps {
  heading: string;
  rows: readonly ManagedTransaction[] | null;
  isLoading: boolean;
  hasFailed: boolean;
  timeZone: string | null;
  mayRefund: boolean;
  onRefund: (transaction: ManagedTransaction) => void;
  onRetry: () => void;
}

/** The greatest height of the list (C2.95), in px. */
const heightPx = 500;

/** Newest first, as long as it may be. What was read before stays while it is read again. */
export function TransactionList({
  heading,
  rows,
  isLoading,
  hasFailed,
  timeZone,
  mayRefund,
  onRefund,
  onRetry,
}: TransactionListProps) {
  const { transactions: words, transactionsFailed, retry } = workspaceCopy;
  const keys = useMemo(() => keysOf(rows ?? []), [rows]);
  return (
    <section
      className="managers-transactions"
      aria-label={heading}
      aria-busy={isLoading || undefined}
    >
      <h3>{heading}</h3>
      {hasFailed && (
        <Alert actions={<Button onClick={onRetry}>{retry}</Button>}>{transactionsFailed}</Alert>
      )}
      {isLoading && (
        <p className="muted" role="status">
          {words.loading}
        </p>
      )}
      {!isLoading && !hasFailed && !rows?.length && <p className="muted">{words.empty}</p>}
      {rows && rows.length > 0 && (
        <WindowedList
          className="managers-rows"
          label={heading}
          rows={rows}
          keyOf={(row) => keys.get(row) ?? ""}
          render={(row, { tabIndex }) => (
            <TransactionRow
              transaction={row}
              timeZone={timeZone}
              tabIndex={tabIndex}
              onRefund={mayRefund ? onRefund : null}
            />
          )}
          estimatePx={92}
          heightPx={heightPx}
        />
      )}
    </section>
  );
}

/** One key for each row: a server may send an id twice, or none (faults K3). */
function keysOf(rows: readonly ManagedTransaction[]): Map<ManagedTransaction, string> {
  const seen = new Map<string, number>();
  return new Map(
    rows.map((row) => {
      const id = row.id ?? "";
      const count = seen.get(id) ?? 0;
      seen.set(id, count + 1);
      return [row, count || !id ? `${id} ${count}` : id];
    }),
  );
}

/** All of the location, or a guest's own there. */
export function TransactionsOf({
  workspace,
  whose,
  mayRefund,
}: {
  workspace: Workspace;
  whose: "location" | "guest";
  mayRefund: boolean;
}) {
  const all = useStore(workspace.transactions.store);
  const own = useStore(workspace.guest.store);
  const { value: location } = useStore(workspace.location.store);
  const reading = whose === "guest" ? own : all;
  const rows = whose === "guest" ? (own.value?.transactions ?? null) : all.value;
  const isKnown = whose === "location" || own.kind !== "loading";
  return (
    <TransactionList
      heading={workspaceCopy.transactions.heading[whose]}
      rows={isKnown || rows?.length ? rows : null}
      isLoading={reading.kind === "loading" || reading.kind === "idle"}
      hasFailed={reading.kind === "failed"}
      timeZone={location?.timezone ?? null}
      mayRefund={mayRefund}
      onRefund={(transaction) => workspace.openRefund(transaction, rows ?? [])}
      onRetry={() =>
        void (whose === "guest" ? workspace.guest.again() : workspace.transactions.again())
      }
    />
  );
}
