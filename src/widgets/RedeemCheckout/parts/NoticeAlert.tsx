import { balanceOf } from "../../../shared/bill/balance.ts";
import { NotChargedAlert } from "../../../shared/payment/intent/NotChargedAlert.tsx";
import { SetbackAlert } from "../../../shared/payment/SetbackAlert.tsx";
import { useMoney } from "../../../shared/ui/useMoney.ts";
import { Alert } from "../../../shared/ui/Alert.tsx";
import type { Order } from "../order.ts";
import type { Notice } from "../state.ts";
import { texts as paymentTexts } from "../../../shared/payment/texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";
import { orderTexts } from "../orderTexts.ts";

/** Why the diner is at this stage again, and what it means for the money. */
export function NoticeAlert({ notice, order }: { notice: Notice | null; order: Order }) {
  const { split } = useTexts(paymentTexts);
  const { notice: words } = useTexts(orderTexts);
  const { money } = useMoney();
  if (!notice) return null;
  switch (notice.kind) {
    case "cannot-split":
      return <Alert kind="info">{split.refused}</Alert>;
    case "purchase-unknown":
      return (
        <Alert kind="info">
          {words.purchaseUnknown({ balance: money(balanceOf(order.project)) })}
        </Alert>
      );
    case "purchase-missing":
      return (
        <Alert kind="info">{words.purchaseMissing({ amount: money(notice.package.amount) })}</Alert>
      );
    case "purchase-open":
      return (
        <Alert kind="info">{words.purchaseOpen({ amount: money(notice.package.amount) })}</Alert>
      );
    case "purchase-refused-elsewhere":
      return <NotChargedAlert kind="purchase" />;
    case "purchased":
      return <Alert kind="positive">{words.purchased({ credit: money(notice.credit) })}</Alert>;
    default:
      return <SetbackAlert why={notice} />;
  }
}
