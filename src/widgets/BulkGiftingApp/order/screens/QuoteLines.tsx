import { useMoney } from "../../../../shared/ui/useMoney.ts";
import { QuoteLines as Lines } from "../../../../shared/gifting/QuoteLines.tsx";
import { texts as giftingTexts } from "../../../../shared/gifting/texts.ts";
import { useTexts } from "../../../../shared/widget/useTexts.ts";
import type { Terms } from "../../account/terms.ts";
import { texts } from "../../texts.ts";
import type { Plan } from "../plan.ts";

/** The quote of the order, under the account's terms. */
export function QuoteLines({ plan, terms: { country, isVoucher } }: { plan: Plan; terms: Terms }) {
  const { preset } = useMoney(country);
  const { mixed } = useTexts(texts);
  const { quote } = useTexts(giftingTexts);
  const { count: recipients, otherAmounts: other, perPerson } = plan;
  return (
    <Lines
      quote={plan}
      formula={
        other
          ? mixed({ recipients, other })
          : quote.times({ recipients, perPerson: preset(perPerson) })
      }
      country={country}
      isVoucher={isVoucher}
    />
  );
}
