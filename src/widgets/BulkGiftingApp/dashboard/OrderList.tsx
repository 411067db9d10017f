import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { useStore } from "zustand";
import { Chart } from "../../../shared/chart/Chart.tsx";
import type { BulkOrder } from "../../../shared/contracts/bulkGifting.ts";
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
import type { OrdersState } from "./orders.ts";
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
  if (!state.orders.length) return <Empty navigation={store.navigation} />;
  const points = byMonth(state.orders);
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
      <OrderTable state={state} navigation={store.navigation} terms={terms} onMore={orders.more} />
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
  state: OrdersState;
  navigation: Navigation;
  terms: Terms;
  onMore: () => void;
}

function OrderTable({ state, navigation, terms, onMore }: OrderTableProps) {
  const [query, setQuery] = useState("");
  const [status, setStatus] = useState("");
  const [sort, setSort] = useState(newestFirst);
  const wanted = useDeferredValue(query);
  const rows = useMemo(
    () => arranged(state.orders, wanted, status, sort),
    [state.orders, wanted, status, sort],
  );
  const statuses = [...new Set(state.orders.map((order) => order.status))].toSorted();
  return (
    <section className="gifts" aria-label={words.list}>
      <div className="gifts-tools">
        <TextField
          label={words.search}
          type="search"
          autoComplete="off"
          value={query}
          onChange={setQuery}
        />
        <Select
          label={words.status}
          value={status}
          onChange={setStatus}
          options={[
            { value: "", label: words.all },
            ...statuses.map((value) => ({ value, label: statusText(value) })),
          ]}
        />
        <Button onClick={() => downloadText(words.file, ordersCsv(rows), "text/csv;charset=utf-8")}>
          {words.export}
        </Button>
      </div>
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
        <p className="muted">{words.none}</p>
      )}
      {state.isLoadingMore && (
        <p className="muted small" role="status">
          {words.loadingMore}
        </p>
      )}
      {state.isCut && <Alert>{words.cut}</Alert>}
      {!state.isLoadingMore && state.next !== null && (
        <Button onClick={onMore}>{words.more}</Button>
      )}
    </section>
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
