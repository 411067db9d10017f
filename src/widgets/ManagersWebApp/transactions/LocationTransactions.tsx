import { useState } from "react";
import { useStore } from "zustand";
import { Alert } from "../../../shared/ui/Alert.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import type { Workspace } from "../workspace/workspaceType.ts";
import type { ActivityFilter } from "./activity.ts";
import { TransactionList } from "./TransactionList.tsx";
import { texts } from "../workspace/texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

interface LocationTransactionsProps {
  workspace: Workspace;
  mayRefund: boolean;
}

/** Recent transactions of the location. Filters, totals and export load when they are opened. */
export function LocationTransactions({ workspace, mayRefund }: LocationTransactionsProps) {
  const { transactions: words, retry } = useTexts(texts);
  const { kind, value: all } = useStore(workspace.transactions.store);
  const { value: location } = useStore(workspace.location.store);
  const { part: activity, hasFailed } = useStore(workspace.activity.store);
  const [isOpen, setOpen] = useState(false);
  const [filter, setFilter] = useState<ActivityFilter | null>(null);
  const timeZone = location?.timezone ?? null;
  const isFiltered = isOpen && activity !== null && filter !== null;
  const rows = isFiltered && all ? activity.filtered(all, filter, timeZone) : all;

  function toggle(): void {
    workspace.activity.load();
    setOpen(!isOpen);
  }

  const tools = all !== null && all.length > 0 && (
    <>
      <Button aria-expanded={isOpen} onClick={toggle}>
        {isOpen ? words.hideTools : words.showTools}
      </Button>
      {isOpen && activity && (
        <activity.ActivityTools
          rows={all}
          timeZone={timeZone}
          filter={filter ?? activity.noFilter}
          onFilter={setFilter}
        />
      )}
      {isOpen && hasFailed && (
        <Alert actions={<Button onClick={workspace.activity.load}>{retry}</Button>}>
          {words.toolsFailed}
        </Alert>
      )}
    </>
  );
  return (
    <TransactionList
      heading={words.heading.location}
      tools={tools}
      empty={isFiltered && all?.length ? words.noMatch : undefined}
      rows={rows}
      isLoading={kind === "loading" || kind === "idle"}
      hasFailed={kind === "failed"}
      timeZone={timeZone}
      mayRefund={mayRefund}
      onRefund={(transaction) => workspace.openRefund(transaction, all ?? [])}
      onRetry={() => void workspace.transactions.reload()}
    />
  );
}
