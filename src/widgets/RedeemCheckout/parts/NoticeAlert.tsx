import { balanceOf } from "../../../shared/bill/balance.ts";
import { paymentCopy } from "../../../shared/payment/copy.ts";
import { SetbackAlert } from "../../../shared/payment/SetbackAlert.tsx";
import { useMoney } from "../../../shared/payment/useMoney.ts";
import { Alert } from "../../../shared/ui/Alert.tsx";
import { copy } from "../copy.ts";
import type { Order } from "../order.ts";
import type { Notice } from "../state.ts";

/** Why the diner is on this stage again, and what it means for the money. */
export function NoticeAlert({ notice, order }: { notice: Notice | null; order: Order }) {
  const { notice: words } = copy;
  const { money } = useMoney();
  if (!notice) return null;
  switch (notice.kind) {
    case "cannot-split":
      return <Alert kind="info">{paymentCopy.split.refused}</Alert>;
    case "purchase-unknown":
      return <Alert kind="info">{words.purchaseUnknown(money(balanceOf(order.project)))}</Alert>;
    case "purchase-missing":
      return <Alert kind="info">{words.purchaseMissing(money(notice.amount))}</Alert>;
    case "purchased":
      return <Alert kind="positive">{words.purchased(money(notice.credit))}</Alert>;
    default:
      return <SetbackAlert why={notice} />;
  }
}
