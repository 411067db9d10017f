import { useStore } from "zustand";
import { useEnvironment } from "../../shared/widget/environment.ts";
import { useSheet } from "../../shared/widget/useSheet.ts";
import css from "./SubscriptionCalculator.css?inline";
import { CallToAction } from "./CallToAction.tsx";
import { texts } from "./texts.ts";
import { useTexts } from "../../shared/widget/useTexts.ts";
import { monthlyEarnings } from "./earnings.ts";
import type { Options } from "./options.ts";
import { Result } from "./Result.tsx";
import { SpendControls } from "./SpendControls.tsx";
import { spendOf, type CalculatorStore } from "./store.ts";

/** 'Dine & Earn': the earnings of a month of dining (A1.21, A1.22). */
export function Root({ options, store }: { options: Options; store: CalculatorStore }) {
  const copy = useTexts(texts);
  useSheet(css);
  const { id } = useEnvironment();
  const calculator = useStore(store.store);
  const spend = spendOf(calculator, options);
  return (
    <section className="calculator" aria-labelledby={`${id}-heading`}>
      <div className="calculator-spend">
        <header>
          <h2 id={`${id}-heading`}>{copy.heading}</h2>
          <p className="muted">{copy.lead}</p>
        </header>
        <SpendControls spend={spend} typing={calculator.typing} options={options} store={store} />
      </div>
      <div className="calculator-result">
        <Result monthly={monthlyEarnings(spend)} />
        {options.ctaUrl && (
          <CallToAction url={options.ctaUrl} label={options.ctaLabel ?? copy.cta} spend={spend} />
        )}
        <p className="muted small">{copy.note}</p>
      </div>
    </section>
  );
}
