import type { Country } from "../../../shared/config/pageConfig.ts";
import { systemClock } from "../../../shared/host/clock.ts";
import type { Cents } from "../../../shared/money/cents.ts";
import type { Fact } from "../../../shared/payment/PaidCard.tsx";
import { billingDayText, nextBillingDay } from "../../../shared/time/billing.ts";
import { dayIn, longDate } from "../../../shared/time/calendar.ts";
import { useMoney } from "../../../shared/ui/useMoney.ts";
import { type Environment, useEnvironment } from "../../../shared/widget/environment.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";
import { keptBonus } from "../giftBody.ts";
import type { CheckoutState } from "../state.ts";
import { texts } from "../texts.ts";
import { expiryLines } from "./Summary.tsx";

type Confirmation = Extract<CheckoutState, { kind: "confirmation" }>;
type Words = (typeof texts.messages)["confirmation"];

/**
 * The rows of the receipt, in the server's own amounts. If the server does not send an amount, its
 * row is missing (K14).
 */
export function useFacts(state: Confirmation, country: Country): Fact[] {
  const { money } = useMoney(country);
  const copy = useTexts(texts);
  const environment = useEnvironment();
  const { confirmation: words } = copy;
  const { purchase, order, gift, sent } = state;
  const { item, project } = order.page;
  const amount = (term: string, cents: Cents | null): Fact[] =>
    cents === null ? [] : [{ term, text: money(cents) }];
  return [
    {
      term: words.item,
      text: item.name ?? project?.name ?? copy.item[order.target.kind],
      isWords: true,
    },
    {
      term: words.date,
      text: longDate(dayIn(null, systemClock()), environment.lang),
      isWords: true,
    },
    ...(purchase.id ? [{ term: words.number, text: purchase.id }] : []),
    ...amount(words.charged, purchase.amountCharged ?? purchase.amount),
    ...amount(words.credited, purchase.amountCredited),
    // The gift, its recipient, and the part that the buyer kept.
    ...(gift === "sent" && sent
      ? [
          ...amount(words.giftTo({ name: sent.recipient }), sent.amount),
          ...amount(words.keptBonus, keptBonus(purchase, sent)),
        ]
      : []),
    // The balance came with the payment. It does not reflect credit that was given away since.
    ...(gift === "none" || gift === "skipped" ? amount(words.balance, purchase.creditBalance) : []),
    ...billingFacts(words, state, environment),
    ...expiryLines(copy.expiry, order, country).map(({ part, text }) => ({
      term: part === "paid" ? words.paidValid : words.bonusValid,
      text,
      isWords: true,
    })),
  ];
}

/** `On the 31st of each month, or …` (A9.26, K3), with the next such day. */
function billingFacts(
  words: Words,
  { purchase, order }: Confirmation,
  environment: Environment,
): Fact[] {
  const day = purchase.monthlyBillingDay;
  const interval =
    purchase.billingInterval ??
    (order.target.kind === "subscription" ? order.page.item.billingInterval : null);
  if (interval === "year") return [{ term: words.renews, text: words.yearly, isWords: true }];
  if (day === null || !Number.isInteger(day) || day < 1 || day > 31) return [];
  return [
    {
      term: words.renews,
      text: words.monthly({ day: billingDayText(day, environment) }),
      isWords: true,
    },
    {
      term: words.nextPayment,
      text: longDate(nextBillingDay(day, systemClock()), environment.lang),
      isWords: true,
    },
  ];
}
