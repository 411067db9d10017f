import { countries } from "../../shared/country/countries.ts";
import { useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import { createLazyPart } from "../../shared/flow/lazyPart.ts";
import { budgetOf, maxBudget, withRecipients } from "../../shared/gifting/budget.ts";
import { nextTier } from "../../shared/gifting/nextTier.ts";
import { NextTierNote } from "../../shared/gifting/NextTierNote.tsx";
import { OrderFields } from "../../shared/gifting/OrderFields.tsx";
import { quoteOf } from "../../shared/gifting/quote.ts";
import { QuoteLines } from "../../shared/gifting/QuoteLines.tsx";
import { texts as giftingTexts } from "../../shared/gifting/texts.ts";
import {
  defaultPresets,
  defaultTiers,
  dollars,
  type GiftTier,
} from "../../shared/gifting/tiers.ts";
import { linkWith } from "../../shared/host/linkWith.ts";
import { safeHref } from "../../shared/host/safeHref.ts";
import { Button } from "../../shared/ui/Button.tsx";
import { LinkButton } from "../../shared/ui/LinkButton.tsx";
import { useMissing } from "../../shared/ui/useMissing.ts";
import { useMoney } from "../../shared/ui/useMoney.ts";
import { useEnvironment } from "../../shared/widget/environment.ts";
import { useSheet } from "../../shared/widget/useSheet.ts";
import { useTexts } from "../../shared/widget/useTexts.ts";
import css from "./BulkGiftingSavingsCalculator.css?inline";
import type { Options } from "./options.ts";
import type { SavingsStore } from "./store.ts";
import { texts } from "./texts.ts";

/**
 * Milliseconds after which the parts below the quote load, unless the visitor focuses the widget
 * before.
 */
const extrasDelayMs = 1_500;

/**
 * Heights in px of the tier table's caption and rows, and of the actions with the gap above them.
 */
const captionPx = 28;
const rowPx = 37;
const actionsPx = 60;

/** The price of a bulk gift and how much its size saves (B1.10). */
export function Root({ options, store }: { options: Options; store: SavingsStore }) {
  const copy = useTexts(texts);
  const gifting = useTexts(giftingTexts);
  useSheet(css);
  const { country, id } = useEnvironment();
  const fields = useStore(store);
  // A failure to load the extras is ignored, because the quote works without them.
  const [extras] = useState(() =>
    createLazyPart(async () => (await import("./screens/Extras.tsx")).Extras),
  );
  const { part: Extras } = useStore(extras.store);
  useEffect(() => {
    const timer = setTimeout(extras.load, extrasDelayMs);
    return () => clearTimeout(timer);
  }, [extras]);
  const inputs = useRef<HTMLDivElement>(null);
  const { isAsked, askForMissing } = useMissing(inputs);
  const mode = countries[country].bulkGift === "voucher" ? "voucher" : options.mode;
  const tiers = options.tiers ?? defaultTiers;
  const isVoucher = mode === "voucher";
  const order = budgetOf(fields);
  const quote = quoteOf(order, tiers, isVoucher);
  const isTooMuch = order.budget > maxBudget;
  /** The quote's URL parameters. */
  const parameters =
    quote.total > 0 && !isTooMuch
      ? { recipients: order.recipients, amount: order.perPerson }
      : null;
  return (
    <section className="savings" aria-labelledby={`${id}-heading`}>
      <header>
        <h2 id={`${id}-heading`}>{isVoucher ? gifting.voucherHeading : copy.heading}</h2>
        <p className="muted">{gifting.lead[mode]}</p>
      </header>
      <div ref={inputs} className="order" role="presentation" onFocus={extras.load}>
        <OrderFields
          fields={fields}
          onChange={(next) => store.setState(next)}
          presets={options.presets ?? defaultPresets}
          country={country}
          errors={{
            recipients: isAsked && !order.recipients && copy.noRecipients,
            perPerson: isAsked && !order.perPerson && copy.noAmount,
          }}
        />
      </div>
      <div className="savings-price">
        <Price
          order={order}
          tiers={tiers}
          isVoucher={isVoucher}
          onAdd={(people) =>
            store.setState(withRecipients(fields, String(order.recipients + people)))
          }
        />
        <StartButton options={options} parameters={parameters} onBlocked={askForMissing} />
      </div>
      <div
        className="order savings-extras"
        style={{
          minBlockSize:
            (isVoucher ? 0 : captionPx + tiers.length * rowPx) + (parameters ? actionsPx : 0),
        }}
      >
        {Extras && (
          <Extras
            tiers={isVoucher ? null : tiers}
            total={quote.total}
            country={country}
            parameters={parameters}
          />
        )}
      </div>
    </section>
  );
}

interface StartButtonProps {
  options: Options;
  /** The quote's URL parameters. Null while something is missing or too large. */
  parameters: Readonly<Record<string, number>> | null;
  onBlocked: () => void;
}

/** Leads to the order, if the page says where that is. */
function StartButton({ options: { ctaUrl, ctaLabel }, parameters, onBlocked }: StartButtonProps) {
  const copy = useTexts(texts);
  const label = ctaLabel ?? copy.cta;
  if (!safeHref(ctaUrl)) return null;
  return parameters ? (
    <LinkButton kind="primary" wide href={ctaUrl && linkWith(ctaUrl, parameters)} reason="cta">
      {label}
    </LinkButton>
  ) : (
    <Button kind="primary" wide disabled onBlocked={onBlocked}>
      {label}
    </Button>
  );
}

interface PriceProps {
  order: ReturnType<typeof budgetOf>;
  tiers: readonly GiftTier[];
  isVoucher: boolean;
  onAdd: (people: number) => void;
}

/** What the order costs, and how many more people would lower the price per person. */
function Price({ order, tiers, isVoucher, onAdd }: PriceProps) {
  const { quote: words } = useTexts(giftingTexts);
  const { country } = useEnvironment();
  const { preset } = useMoney();
  const { recipients, perPerson, budget } = order;
  if (budget > maxBudget) return null;
  const quote = quoteOf(order, tiers, isVoucher);
  return (
    <>
      <QuoteLines
        quote={quote}
        formula={words.times({ recipients, perPerson: preset(dollars(perPerson)) })}
        country={country}
        isVoucher={isVoucher}
        emphasizesSavings
      />
      {!isVoucher && (
        <NextTierNote
          next={nextTier(order, tiers, false)}
          tiers={tiers}
          total={quote.total}
          country={country}
          onAdd={onAdd}
        />
      )}
    </>
  );
}
