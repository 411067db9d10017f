import { useMoney } from "../../../shared/ui/useMoney.ts";
import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { useStore } from "zustand";
import { Chart } from "../../../shared/chart/Chart.tsx";
import { orderStatuses } from "../../../shared/contracts/bulkGifting.ts";
import { downloadText } from "../../../shared/host/output.ts";
import type { Sort } from "../../../shared/list/ColumnHeads.tsx";
import { WindowedTable } from "../../../shared/list/WindowedTable.tsx";
import { cash } from "../../../shared/money/cents.ts";
import { Alert } from "../../../shared/ui/Alert.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { Select } from "../../../shared/ui/Select.tsx";
import { TextField } from "../../../shared/ui/TextField.tsx";
import type { Terms } from "../account/terms.ts";
import type { Navigation } from "../navigation.ts";
import { Loading } from "../Loading.tsx";
import type { BulkStore } from "../storeType.ts";
import { statusText } from "./statusText.ts";
import { ordersOf } from "./dashboardStore.ts";
import { Figures } from "./Figures.tsx";
import { arranged, byMonth, ordersCsv } from "./figures.ts";
import { columnsOf } from "./orderColumns.tsx";
import type { Orders } from "./orders.ts";
import type { OrderFilter, OrdersState } from "./ordersState.ts";
import { texts } from "./texts.ts";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

const newestFirst: Sort = { column: "created", direction: "descending" };

/** All orders: figures, a chart, and a table to sort, search and export (BG7). */
export function OrderList({ store, terms }: { store: BulkStore; terms: Terms }) {
  const { preset } = useMoney(terms.country);
  const copy = useTexts(texts);
  const { orders: words } = copy;
  const { lang } = useEnvironment();
  const orders = ordersOf(store);
  const state = useStore(orders.store);
  useEffect(() => orders.load(), [orders]);
  if (state.kind === "loading") return <Loading text={copy.loading} />;
  if (state.kind === "failed")
    return (
      <Screen heading={copy.unread.title} screenKey="failed">
        <Alert actions={<Button onClick={orders.load}>{copy.unread.retry}</Button>}>
          {copy.unread.text}
        </Alert>
      </Screen>
    );
  if (!state.all.orders.length) return <Empty navigation={store.navigation} />;
  const points = byMonth(state.all.orders, lang);
  return (
    <Screen screenKey="dashboard" width="full" heading={words.heading} lead={words.lead}>
      <Figures summary={state.summary} country={terms.country} />
      <Chart
        kind="bar"
        title={words.chart}
        series={[
          { key: "sent", label: words.sent },
          { key: "redeemed", label: words.redeemed },
        ]}
        points={points}
        format={(value) => preset(cash(Math.round(value * 100)))}
        pointHead={words.month}
        empty={words.chartEmpty}
      />
      <OrderTable orders={orders} state={state} navigation={store.navigation} terms={terms} />
    </Screen>
  );
}

function Empty({ navigation }: { navigation: Navigation }) {
  const { orders: words } = useTexts(texts);
  return (
    <Screen
      screenKey="empty"
      heading={words.empty}
      lead={words.emptyLead}
      actions={
        <Button
          kind="primary"
          wide
          onClick={() => navigation.go({ name: "create", step: "amount" })}
        >
          {words.create}
        </Button>
      }
    />
  );
}

interface OrderTableProps {
  orders: Orders;
  state: OrdersState;
  navigation: Navigation;
  terms: Terms;
}

function OrderTable({ orders, state, navigation, terms }: OrderTableProps) {
  const copy = useTexts(texts);
  const { orders: words } = copy;
  const { lang } = useEnvironment();
  const { query, status, all, found } = state;
  const [sort, setSort] = useState(newestFirst);
  const deferredQuery = useDeferredValue(query);
  // The server may have matched a field without a column, so its results are only sorted here.
  const rows = useMemo(
    () =>
      found
        ? arranged(found.orders, "", "", sort, copy)
        : arranged(all.orders, deferredQuery, status, sort, copy),
    [found, all.orders, deferredQuery, status, sort, copy],
  );
  const statuses = [...new Set([...orderStatuses, ...all.orders.map((order) => order.status)])];
  return (
    <section
      className="gifts order-list"
      aria-label={words.list}
      aria-busy={state.isSearching || undefined}
    >
      <div className="gifts-tools">
        <TextField
          label={words.search}
          type="search"
          autoComplete="off"
          value={query}
          onChange={(text) => orders.filter({ query: text })}
        />
        <Select
          label={words.status}
          value={status}
          onChange={(value) => orders.filter({ status: value })}
          options={[
            { value: "", label: words.all },
            ...statuses.map((value) => ({ value, label: statusText(value, copy) })),
          ]}
        />
        <ExportOrders orders={orders} filter={{ query, status }} sort={sort} />
      </div>
      {state.hasSearchFailed && (
        <Alert actions={<Button onClick={orders.search}>{copy.unread.retry}</Button>}>
          {words.searchFailed}
        </Alert>
      )}
      {rows.length ? (
        <WindowedTable
          label={words.list}
          rows={rows}
          keyOf={({ id }) => id}
          columns={columnsOf({ navigation, terms, copy, lang })}
          sort={sort}
          onSort={setSort}
          estimatePx={64}
          heightPx={640}
        />
      ) : (
        <p className="muted">{state.isSearching ? words.searching : words.none}</p>
      )}
      <MoreOrders state={state} shown={rows.length} onMore={orders.more} />
    </section>
  );
}

/** Exports every order that matches the filter, including pages that are not loaded. */
function ExportOrders({
  orders,
  filter: { query, status },
  sort,
}: {
  orders: Orders;
  filter: OrderFilter;
  sort: Sort;
}) {
  const copy = useTexts(texts);
  const { orders: words } = copy;
  const [isExporting, setExporting] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  async function exportAll(): Promise<void> {
    setFailed(false);
    setExporting(true);
    const every = await orders.everyOrder();
    setExporting(false);
    setFailed(!every);
    if (!every) return;
    const rows = orders.isOnePage()
      ? arranged(every, query, status, sort, copy)
      : arranged(every, "", "", sort, copy);
    downloadText(words.file, ordersCsv(rows, copy), "text/csv;charset=utf-8");
  }

  return (
    <>
      <Button busy={isExporting} busyText={words.exporting} onClick={() => void exportAll()}>
        {words.export}
      </Button>
      {hasFailed && <Alert>{words.noExport}</Alert>}
    </>
  );
}

function MoreOrders({
  state: { all, found, isLoadingMore, isSearching },
  shown,
  onMore,
}: {
  state: OrdersState;
  shown: number;
  onMore: () => void;
}) {
  const { orders: words } = useTexts(texts);
  const pages = found ?? all;
  const isBusy = found ? isSearching : isLoadingMore;
  if (isBusy)
    return (
      <p className="muted small" role="status">
        {found ? words.searching : words.loadingMore}
      </p>
    );
  if (pages.isCut) return <Alert>{words.cut}</Alert>;
  if (pages.next === null) return null;
  return (
    <div className="gifts-more">
      <span className="muted small">
        {pages.total === null
          ? words.partial({ shown })
          : words.shown({ shown, total: pages.total })}
      </span>
      <Button onClick={onMore}>{words.more}</Button>
    </div>
  );
}
