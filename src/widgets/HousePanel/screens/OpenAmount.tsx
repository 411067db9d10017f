import { useEffect, useState } from "react";
import { longDate } from "../../../shared/time/calendar.ts";
import { useMoney } from "../../../shared/ui/useMoney.ts";
import { Button } from "../../../shared/ui/Button.tsx";
import { MoneyField } from "../../../shared/ui/MoneyField.tsx";
import { Presets } from "../../../shared/ui/Presets.tsx";
import { systemClock } from "../../../shared/host/clock.ts";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import { amountFrom } from "../amount.ts";
import { amountMessage } from "../amountMessage.ts";
import { summaryOf } from "../incentive.ts";
import type { Pick } from "../offers.ts";
import { presetText } from "../presets.ts";
import { promoOf } from "../promo.ts";
import { betterTier } from "../tierValue.ts";
import type { PurchaseState } from "./PurchasePanel.tsx";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

/** Milliseconds after the last key before an amount below the minimum is reported (A9.21). */
const debounceMs = 400;

interface OpenAmountProps {
  state: PurchaseState;
  picks: readonly Pick[];
  /** Whether the open amount is selected. */
  isPicked: boolean;
  onType: (text: string) => void;
  onTake: (key: string) => void;
}

/**
 * The open amount. If a fixed offer gives more for the same money, it says so and offers to select
 * that.
 */
export function OpenAmount({ state, picks, isPicked, onType, onTake }: OpenAmountProps) {
  const { preset } = useMoney();
  const copy = useTexts(texts);
  const { id, lang } = useEnvironment();
  const { options } = state.page;
  const parsed = amountFrom(state.text, options);
  const settledText = useDebouncedText(state.text);
  const isBusy = state.kind !== "choosing";
  const { endsOn } = promoOf(options, systemClock());
  const showsProblem =
    parsed.problem !== null &&
    (settledText === state.text || /invalid|above/.test(parsed.problem.kind));
  const better =
    isPicked && parsed.amount !== null
      ? betterPick(picks, summaryOf(parsed.amount, options))
      : undefined;

  return (
    <section
      className="stack own-amount"
      aria-labelledby={`${id}-open`}
      data-picked={isPicked || undefined}
    >
      <h3 id={`${id}-open`}>{picks.length ? copy.open.legend : copy.open.legendAlone}</h3>
      <Presets
        label={copy.open.presets}
        presets={options.openAmountPresets.map((amount) => ({
          value: presetText(amount),
          text: preset(amount),
        }))}
        value={isPicked ? state.text : ""}
        disabled={isBusy}
        onChange={onType}
      />
      <MoneyField
        label={copy.open.amount}
        value={state.text}
        readOnly={isBusy}
        onChange={onType}
        error={
          showsProblem && parsed.problem
            ? amountMessage(parsed.problem, copy.amount, preset)
            : undefined
        }
      />
      {better && (
        <p className="better" role="status">
          <span>
            {copy.open.better({
              pay: preset(better.tier.payAmount),
              get: preset(better.tier.getAmount),
            })}
          </span>
          <Button onClick={() => onTake(better.key)}>
            {copy.open.takeBetter({ get: preset(better.tier.getAmount) })}
          </Button>
        </p>
      )}
      {endsOn && <p className="muted small">{copy.open.ends({ date: longDate(endsOn, lang) })}</p>}
    </section>
  );
}

function betterPick(
  picks: readonly Pick[],
  summary: ReturnType<typeof summaryOf>,
): Pick | undefined {
  const tier = betterTier(
    picks.map((pick) => pick.tier),
    summary,
  );
  return picks.find((pick) => pick.tier === tier);
}

/** Returns the text once it has not changed for `settleMs`. */
function useDebouncedText(text: string): string {
  const [settledText, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(setSettled, debounceMs, text);
    return () => clearTimeout(timer);
  }, [text]);
  return settledText;
}
