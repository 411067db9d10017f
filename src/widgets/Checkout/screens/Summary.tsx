import { useMoney } from "../../../shared/ui/useMoney.ts";
import { countries } from "../../../shared/country/countries.ts";
import type { Country } from "../../../shared/config/pageConfig.ts";
import { Money } from "../../../shared/ui/Money.tsx";
import { amountOf } from "../intent.ts";
import type { Order } from "../state.ts";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

interface SummaryProps {
  order: Order;
  country: Country;
  isPaid?: boolean;
  /** Whether it is the side column of a wide widget, and not only a part of that. */
  isAside?: boolean;
}

/** The item with its price, its credit, and its validity. */
export function Summary({ order, country, isPaid = false, isAside = true }: SummaryProps) {
  const { money } = useMoney(country);
  const copy = useTexts(texts);
  const { summary: words } = copy;
  const { target, page } = order;
  const { item, project } = page;
  return (
    <section
      className={isAside ? "checkout-summary checkout-aside" : "checkout-summary"}
      aria-label={words.label}
    >
      <p className="name">
        <span>{item.name ?? project?.name ?? copy.item[target.kind]}</span>
        {item.bannerLabel && <span className="banner">{item.bannerLabel}</span>}
      </p>
      <dl className="checkout-figures">
        <div>
          <dt>{isPaid ? copy.confirmation.charged : words.pay}</dt>
          <dd>
            <Money amount={money(amountOf(order))} size="large" />
            {target.kind === "subscription" && (
              <span className="per">
                {item.billingInterval === "year" ? words.yearly : words.monthly}
              </span>
            )}
          </dd>
        </div>
        {item.getAmount !== null && (
          <div>
            <dt>{isPaid ? copy.confirmation.credited : words.get}</dt>
            <dd className="gain">
              <Money amount={money(item.getAmount)} size="large" />
              {item.strikeThroughGet !== null && item.strikeThroughGet !== item.getAmount && (
                <span className="per">
                  {words.insteadOf({ amount: money(item.strikeThroughGet) })}
                </span>
              )}
            </dd>
          </div>
        )}
      </dl>
      <Notes order={order} country={country} />
    </section>
  );
}

function Notes({ order, country }: { order: Order; country: Country }) {
  const { money } = useMoney(country);
  const copy = useTexts(texts);
  const { target, page } = order;
  const { item } = page;
  const renewal =
    target.kind === "subscription" &&
    copy.summary.renewal({
      amount: money(amountOf(order)),
      every: item.billingInterval === "year" ? "year" : "month",
    });
  return (
    <div className="checkout-notes">
      {renewal && <p>{renewal}</p>}
      {expiryLines(copy.expiry, order, country).map(({ text }) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}

/** How long the paid part is valid, and the bonus if there is one. */
export function expiryLines(
  words: (typeof texts.messages)["expiry"],
  { page: { item } }: Order,
  country: Country,
): { readonly part: "paid" | "bonus"; readonly text: string }[] {
  const hasBonus =
    item.bonusExpiresText !== null || (item.getAmount !== null && item.getAmount > item.payAmount);
  return [
    {
      part: "paid",
      text: item.expiresText ?? words.paid({ years: countries[country].giftCardYears }),
    },
    ...(hasBonus ? [{ part: "bonus" as const, text: item.bonusExpiresText ?? words.bonus }] : []),
  ];
}
