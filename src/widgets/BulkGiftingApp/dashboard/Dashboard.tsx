import { useSheet } from "../../../shared/widget/useSheet.ts";
import type { Terms } from "../account/terms.ts";
import type { Route } from "../routes.ts";
import type { BulkStore } from "../store.ts";
import css from "./Dashboard.css?inline";
import { giftsOf } from "./dashboardStore.ts";
import { OrderDetail } from "./OrderDetail.tsx";
import { OrderList } from "./OrderList.tsx";

interface DashboardProps {
  store: BulkStore;
  route: Extract<Route, { name: "dashboard" | "redemption" }>;
  terms: Terms;
}

/** The list of orders (B2.32), and one order (B2.33). */
export function Dashboard({ store, route, terms }: DashboardProps) {
  useSheet(css);
  if (route.name === "dashboard") return <OrderList store={store} terms={terms} />;
  return (
    <OrderDetail key={route.id} store={store} gifts={giftsOf(store, route.id)} terms={terms} />
  );
}
