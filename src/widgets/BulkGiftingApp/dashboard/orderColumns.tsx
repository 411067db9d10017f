import type { BulkOrder } from "../../../shared/contracts/bulkGifting.ts";
import type { Column } from "../../../shared/list/ColumnHeads.tsx";
import { formatMoney } from "../../../shared/money/format.ts";
import { longDate } from "../../../shared/time/calendar.ts";
import { localeOf } from "../../../shared/time/formatter.ts";
import { parseDay } from "../../../shared/time/parse.ts";
import type { Terms } from "../account/terms.ts";
import { RouteLink } from "../Navbar.tsx";
import type { Navigation } from "../navigation.ts";
import { orderName } from "./figures.ts";
import { StatusMark } from "./StatusMark.tsx";
import type { texts } from "./texts.ts";

interface ColumnsInput {
  readonly navigation: Navigation;
  readonly terms: Terms;
  readonly copy: (typeof texts)["messages"];
  readonly lang: string;
}

/** The columns of the table of orders. */
export function columnsOf({
  navigation,
  terms: { country },
  copy,
  lang,
}: ColumnsInput): Column<BulkOrder>[] {
  const { orders: words } = copy;
  const dayOf = (text: string | null): string => {
    const day = parseDay(text);
    return day ? longDate(day, lang) : "–";
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
          {orderName(order, copy)}
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
      cell: ({ recipientCount }) => recipientCount.toLocaleString(localeOf(lang)),
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
      cell: ({ claimedCount }) => claimedCount.toLocaleString(localeOf(lang)),
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
