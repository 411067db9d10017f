import { giftingCopy } from "../../../../shared/gifting/copy.ts";
import { QuoteLines as Lines } from "../../../../shared/gifting/QuoteLines.tsx";
import { formatPreset } from "../../../../shared/money/format.ts";
import type { Terms } from "../../account/terms.ts";
import { copy } from "../../copy.ts";
import type { Plan } from "../plan.ts";

/** What the order costs, under the account's terms. */
export function QuoteLines({ plan, terms: { country, isVoucher } }: { plan: Plan; terms: Terms }) {
  const count = plan.count.toLocaleString("en-US");
  return (
    <Lines
      quote={plan}
      formula={
        plan.otherAmounts
          ? copy.mixed(count, plan.otherAmounts.toLocaleString("en-US"))
          : giftingCopy.quote.times(count, formatPreset(plan.perPerson, country))
      }
      country={country}
      isVoucher={isVoucher}
    />
  );
}
