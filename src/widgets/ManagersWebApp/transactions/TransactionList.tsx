import { useMemo, type ReactNode } from "react";
import { useStore } from "zustand";
import { WindowedList } from "../../../shared/list/WindowedList.tsx";
import type { ManagedTransaction } from "../../../shared/contracts/managers.ts";
import { Alert } from "../../../shared/ui/Alert.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import type { Workspace } from "../workspace/workspaceType.ts";
import { refundableOf } from "./transaction.ts";
import { TransactionRow } from "./TransactionRow.tsx";
import { texts } from "../workspace/texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

interface TransactionListProps {
  heading: string;
  /** Shown above the list. */
  tools?: ReactNode;
  /** Replaces the text for an empty list. */
  empty?: string | undefined;
  rows: readonly ManagedTransaction[] | null;
  isLoading: boolean;
  hasFailed: boolean;
  timeZone: string | null;
  mayRefund: boolean;
  onRefund: (transaction: ManagedTransaction) => void;
  onRetry: () => void;
}

/** The maximum height of the list (C2.95), in px. */
const heightPx = 500;

/** The transactions, newest first. While they are read again, the previous ones stay. */
export function TransactionList({
  heading,
  tools,
  empty,
  rows,
  isLoading,
  hasFailed,
  timeZone,
  mayRefund,
  onRefund,
  onRetry,
}: TransactionListProps) {
  const { transactions: words, transactionsFailed, retry } = useTexts(texts);
  const keys = useMemo(() => keysOf(rows ?? []), [rows]);
  return (
    <section
      className="managers-transactions"
      aria-label={heading}
      aria-busy={isLoading || undefined}
    >
      <h3>{heading}</h3>
      {tools}
      {hasFailed && (
        <Alert actions={<Button onClick={onRetry}>{retry}</Button>}>{transactionsFailed}</Alert>
      )}
      {isLoading && (
        <p className="muted" role="status">
          {words.loading}
        </p>
      )}
      {!isLoading && !hasFailed && !rows?.length && <p className="muted">{empty ?? words.empty}</p>}
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
          tabIndex={mayRefund && rows.some((row) => refundableOf(row) > 0) ? undefined : 0}
        />
      )}
    </section>
  );
}

/** A unique key for each row, because a server may repeat or omit ids (fault K3). */
function keysOf(rows: readonly ManagedTransaction[]): Map<ManagedTransaction, string> {
  const counts = new Map<string, number>();
  return new Map(
    rows.map((row) => {
      const id = row.id ?? "";
      const count = counts.get(id) ?? 0;
      counts.set(id, count + 1);
      return [row, count || !id ? `${id} ${count}` : id];
    }),
  );
}

/** The payments of a guest at the location. */
export function GuestTransactions({ workspace }: { workspace: Workspace }) {
  const copy = useTexts(texts);
  const { kind, value } = useStore(workspace.guest.store);
  const { value: location } = useStore(workspace.location.store);
  const rows = value?.transactions ?? null;
  return (
    <TransactionList
      heading={copy.transactions.heading.guest}
      rows={kind !== "loading" || rows?.length ? rows : null}
      isLoading={kind === "loading" || kind === "idle"}
      hasFailed={kind === "failed"}
      timeZone={location?.timezone ?? null}
      mayRefund={workspace.mayRefund()}
      onRefund={(transaction) => workspace.openRefund(transaction, rows ?? [])}
      onRetry={() => void workspace.guest.reload()}
    />
  );
}
