import { useMoney } from "../../../shared/ui/useMoney.ts";
import type { ReactNode } from "react";
import type { Country } from "../../../shared/config/pageConfig.ts";
import { systemClock } from "../../../shared/host/clock.ts";
import type { Cents } from "../../../shared/money/cents.ts";
import { billingDayText, nextBillingDay } from "../../../shared/time/billing.ts";
import { dayIn, longDate } from "../../../shared/time/calendar.ts";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import { keptBonus } from "../giftBody.ts";
import type { CheckoutState } from "../state.ts";
import { expiryLines } from "./Summary.tsx";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

interface ReceiptProps {
  state: Extract<CheckoutState, { kind: "confirmation" }>;
  country: Country;
}

/** The server's own amounts. If the server does not send an amount, its row is missing (K14). */
export function Receipt({ state, country }: ReceiptProps) {
  const copy = useTexts(texts);
  const { confirmation: words } = useTexts(texts);
  const { lang } = useEnvironment();
  const { purchase, order } = state;
  const { item, project } = order.page;
  const expiry = expiryLines(copy.expiry, order, country);
  return (
    <section className="checkout-receipt" aria-label={words.receipt}>
      {purchase.userEmail && (
        <p className="muted">
          {words.receiptFor({
            address: purchase.userEmail,
            email: emailIn,
          })}
        </p>
      )}
      <dl className="checkout-rows">
        <Row name={words.item}>{item.name ?? project?.name ?? copy.item[order.target.kind]}</Row>
        <Row name={words.date}>{longDate(dayIn(null, systemClock()), lang)}</Row>
        {purchase.id && (
          <Row name={words.number} isCode>
            {purchase.id}
          </Row>
        )}
        <Amount
          name={words.charged}
          amount={purchase.amountCharged ?? purchase.amount}
          country={country}
        />
        <Amount name={words.credited} amount={purchase.amountCredited} country={country} />
        <GiftRows state={state} country={country} />
        {/* The balance came with the payment. It does not reflect credit that was given away since. */}
        {(state.gift === "none" || state.gift === "skipped") && (
          <Amount name={words.balance} amount={purchase.creditBalance} country={country} />
        )}
        <Billing state={state} />
        {expiry.map(({ part, text }) => (
          <Row key={part} name={part === "paid" ? words.paidValid : words.bonusValid}>
            {text}
          </Row>
        ))}
      </dl>
    </section>
  );
}

/** The gift, its recipient, and the part that the buyer kept. */
function GiftRows({ state: { purchase, gift, sent }, country }: ReceiptProps) {
  const { confirmation: words } = useTexts(texts);
  if (gift !== "sent" || !sent) return null;
  return (
    <>
      <Amount
        name={words.giftTo({ name: sent.recipient })}
        amount={sent.amount}
        country={country}
      />
      <Amount name={words.keptBonus} amount={keptBonus(purchase, sent)} country={country} />
    </>
  );
}

/** `On the 31st of each month, or …` (A9.26, K3), with the next such day. */
function Billing({ state: { purchase, order } }: Pick<ReceiptProps, "state">) {
  const { confirmation: words } = useTexts(texts);
  const environment = useEnvironment();
  const day = purchase.monthlyBillingDay;
  const interval =
    purchase.billingInterval ??
    (order.target.kind === "subscription" ? order.page.item.billingInterval : null);
  if (interval === "year") return <Row name={words.renews}>{words.yearly}</Row>;
  if (day === null || !Number.isInteger(day) || day < 1 || day > 31) return null;
  return (
    <>
      <Row name={words.renews}>{words.monthly({ day: billingDayText(day, environment) })}</Row>
      <Row name={words.nextPayment}>
        {longDate(nextBillingDay(day, systemClock()), environment.lang)}
      </Row>
    </>
  );
}

function Amount({
  name,
  amount,
  country,
}: {
  name: string;
  amount: Cents | null;
  country: Country;
}) {
  const { money } = useMoney(country);
  return amount === null ? null : (
    <Row name={name} isCode>
      {money(amount)}
    </Row>
  );
}

function Row({
  name,
  children,
  isCode = false,
}: {
  name: string;
  children: ReactNode;
  isCode?: boolean;
}) {
  return (
    <div>
      <dt>{name}</dt>
      <dd translate={isCode ? "no" : undefined}>{children}</dd>
    </div>
  );
}

/** The email address in a text. */
function emailIn(text: string): ReactNode {
  return (
    <span key="email" translate="no">
      {text}
    </span>
  );
}
