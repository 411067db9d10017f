import { useSheet } from "../../../shared/widget/useSheet.ts";
import type { DashboardProps } from "../storeType.ts";
import css from "./Dashboard.css?inline";
import { giftsOf } from "./dashboardStore.ts";
import { OrderDetail } from "./OrderDetail.tsx";
import { OrderList } from "./OrderList.tsx";

/** The list of orders (B2.32), and one order (B2.33). */
export function Dashboard({ store, route, terms }: DashboardProps) {
  useSheet(css);
  if (route.name === "dashboard") return <OrderList store={store} terms={terms} />;
  return (
    <OrderDetail key={route.id} store={store} gifts={giftsOf(store, route.id)} terms={terms} />
  );
}
