import { bonusPercent, shownPackages, worthFirst } from "../../../shared/bill/packages.ts";
import { RadioCards } from "../../../shared/ui/RadioCards.tsx";
import { balanceOf } from "../../../shared/bill/balance.ts";
import { billOf } from "../../../shared/bill/ticket.ts";
import { planFor } from "../../../shared/payment/order.ts";
import type { Order } from "../order.ts";
import { useMoney } from "../../../shared/ui/useMoney.ts";
import { orderTexts } from "../orderTexts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

const cover = "";

/** 'Just cover my bill today', or a package of credit with its bonus (B4.18, B4.21, R25). */
export function PackagePicker({
  order,
  onChoose,
}: {
  order: Order;
  onChoose: (packageId: string | null) => void;
}) {
  const { credit: words } = useTexts(orderTexts);
  const { money, preset } = useMoney();
  const packages = worthFirst(shownPackages(order.project.giftCardOptions)).map((one) => {
    const bonus = bonusPercent(one);
    return {
      value: one.id,
      label: (
        <span translate="no">
          {words.package({ pay: preset(one.amount), get: preset(one.creditToGive) })}
        </span>
      ),
      detail:
        balanceOf(order.project) + one.creditToGive >= billOf(order.ticket)
          ? words.covers
          : undefined,
      figure: bonus > 0 && <span className="redeem-bonus">{words.bonus({ percent: bonus })}</span>,
    };
  });
  const { cardForBill } = planFor(order);
  return (
    <RadioCards
      legend={words.legend}
      value={order.packageId ?? cover}
      onChange={(value) => onChoose(value || null)}
      options={[
        {
          value: cover,
          label: words.cover,
          detail: words.coverDetail({ card: money(cardForBill) }),
        },
        ...packages,
      ]}
    />
  );
}
