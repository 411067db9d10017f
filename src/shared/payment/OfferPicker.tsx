import { endsIn, type OfferChoice } from "../bill/offers.ts";
import { RadioCards } from "../ui/RadioCards.tsx";
import { choicesOf, type BillOrder } from "./order.ts";
import { useMoney } from "../ui/useMoney.ts";
import { texts } from "./texts.ts";
import { useTexts } from "../widget/useTexts.ts";

const none = "";

/**
 * The diner's offers. An offer that this bill does not allow stays visible and says why (B5.14,
 * W13). Shows nothing if there are no offers.
 */
export function OfferPicker({
  order,
  onChoose,
}: {
  order: Omit<BillOrder, "cardId">;
  onChoose: (key: string | null) => void;
}) {
  const { offers: words } = useTexts(texts);
  const { money, preset } = useMoney();
  const choices = choicesOf(order);
  if (!choices.length) return null;

  function detailOf({ offer, eligibility }: OfferChoice): string | null {
    if (eligibility === "below-minimum") return words.belowMinimum;
    if (eligibility === "not-on-bill") return words.notOnBill;
    if (eligibility === "empty") return words.empty;
    const days = endsIn(offer, order.readAtMs, order.project.timezone);
    const minimum = offer.minimumSpendAmount
      ? words.minimum({ amount: preset(offer.minimumSpendAmount) })
      : null;
    return (
      [minimum, days !== null && days <= 14 && words.ends({ days: Math.max(0, days) })]
        .filter(Boolean)
        .join(" · ") || null
    );
  }

  const options = choices.map((choice) => ({
    value: choice.key,
    label: choice.offer.name ?? words.unnamed,
    detail: detailOf(choice),
    figure: choice.worth > 0 && <span translate="no">−{money(choice.worth)}</span>,
    disabled: choice.eligibility !== "usable",
  }));
  return (
    <RadioCards
      legend={words.legend}
      value={order.offerKey ?? none}
      onChange={(key) => onChoose(key || null)}
      options={[...options, { value: none, label: words.none }]}
    />
  );
}
