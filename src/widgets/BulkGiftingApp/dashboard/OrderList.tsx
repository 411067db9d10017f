import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { useStore } from "zustand";
import { Chart } from "../../../shared/chart/Chart.tsx";
import { orderStatuses, type BulkOrder } from "../../../shared/contracts/bulkGifting.ts";
import { downloadText } from "../../../shared/host/output.ts";
import type { Column, Sort } from "../../../shared/list/ColumnHeads.tsx";
import { WindowedTable } from "../../../shared/list/WindowedTable.tsx";
import { cash } from "../../../shared/money/cents.ts";
import { formatMoney, formatPreset } from "../../../shared/money/format.ts";
import { longDate } from "../../../shared/time/calendar.ts";
import { parseDay } from "../../../shared/time/parse.ts";
import { Alert } from "../../../shared/ui/Alert.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { Select } from "../../../shared/ui/Select.tsx";
import { TextField } from "../../../shared/ui/TextField.tsx";
import type { Terms } from "../account/terms.ts";
import { RouteLink } from "../Navbar.tsx";
import type { Navigation } from "../navigation.ts";
import { Loading } from "../Loading.tsx";
import type { BulkStore } from "../store.ts";
import { copy, statusText } from "./copy.ts";
import { ordersOf } from "./dashboardStore.ts";
import { Figures } from "./Figures.tsx";
import { arranged, byMonth, orderName, ordersCsv } from "./figures.ts";
import type { OrderFilter, Orders, OrdersState } from "./orders.ts";
import { StatusMark } from "./StatusMark.tsx";

const { orders: words } = copy;
const newestFirst: Sort = { column: "created", direction: "descending" };

/** All orders: figures, a chart, and a table to sort, search and export (BG7). */
export function OrderList({ store, terms }: { store: BulkStore; terms: Terms }) {
  const orders = ordersOf(store);
  const state = useStore(orders.store);
  useEffect(() => orders.load(), [orders]);
  if (state.kind === "loading") return <Loading text={copy.loading} />;
  if (state.kind === "unread")
    return (
      <Screen heading={copy.unread.title} screenKey="unread">
        <Alert actions={<Button onClick={orders.load}>{copy.unread.retry}</Button>}>
          {copy.unread.text}
        </Alert>
      </Screen>
    );
  if (!state.all.orders.length) return <Empty navigation={store.navigation} />;
  const points = byMonth(state.all.orders);
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
        format={(value) => formatPreset(cash(Math.round(value * 100)), terms.country)}
        pointHead={words.month}
        empty={words.chartEmpty}
      />
      <OrderTable orders={orders} state={state} navigation={store.navigation} terms={terms} />
    </Screen>
  );
}

function Empty({ navigation }: { navigation: Navigation }) {
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
  const { query, status, all, found } = state;
  const [sort, setSort] = useState(newestFirst);
  const wanted = useDeferredValue(query);
  // What the server has found may match in what no column shows, so it is only sorted here.
  const rows = useMemo(
    () =>
      found ? arranged(found.orders, "", "", sort) : arranged(all.orders, wanted, status, sort),
    [found, all.orders, wanted, status, sort],
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
            ...statuses.map((value) => ({ value, label: statusText(value) })),
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
          columns={columnsOf(navigation, terms)}
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

/** Exports every order that the filter matches, also those whose pages are not loaded. */
function ExportOrders({
  orders,
  filter: { query, status },
  sort,
}: {
  orders: Orders;
  filter: OrderFilter;
  sort: Sort;
}) {
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
      ? arranged(every, query, status, sort)
      : arranged(every, "", "", sort);
    downloadText(words.file, ordersCsv(rows), "text/csv;charset=utf-8");
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
  const text = (count: number): string => count.toLocaleString("en-US");
  return (
    <div className="gifts-more">
      <span className="muted small">
        {pages.total === null
          ? words.partial(text(shown))
          : words.shown(text(shown), text(pages.total))}
      </span>
      <Button onClick={onMore}>{words.more}</Button>
    </div>
  );
}

function columnsOf(navigation: Navigation, { country }: Terms): Column<BulkOrder>[] {
  const dayOf = (text: string | null): string => {
    const day = parseDay(text);
    return day ? longDate(day) : "–";
  };
  return [
    {
      key: "name",
      head: words.name,
      sortable: true,
      cell: (order, { tabIndex }) => (
        <RouteLink
          to={{ name: "redemption", id: order.id }}
          navigation={navigation}
          className="order-link"
          tabIndex={tabIndex}
        >
          {orderName(order)}
        </RouteLink>
      ),
    },
    {
      key: "created",
      head: words.created,
      sortable: true,
      cell: ({ createdAt }) => dayOf(createdAt),
    },
    {
      key: "status",
      head: words.status,
      sortable: true,
      cell: ({ status, deliverAt }) => (
        <StatusMark
          status={status}
          detail={status === "scheduled" ? dayOf(deliverAt) : undefined}
        />
      ),
    },
    {
      key: "people",
      head: words.people,
      sortable: true,
      align: "end",
      cell: ({ recipientCount }) => recipientCount.toLocaleString("en-US"),
    },
    {
      key: "total",
      head: words.total,
      sortable: true,
      align: "end",
      cell: ({ total }) => (
        <span translate="no">{total === null ? "–" : formatMoney(total, country)}</span>
      ),
    },
    {
      key: "claimed",
      head: words.claimed,
      sortable: true,
      align: "end",
      cell: ({ claimedCount }) => claimedCount.toLocaleString("en-US"),
    },
    {
      key: "redeemed",
      head: words.redeemed,
      sortable: true,
      align: "end",
      cell: ({ redeemedAmount }) => (
        <span translate="no">
          {redeemedAmount === null ? "–" : formatMoney(redeemedAmount, country)}
        </span>
      ),
    },
  ];
}
