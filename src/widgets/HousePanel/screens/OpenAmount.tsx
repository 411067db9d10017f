import { useEffect, useRef, useState } from "react";
import { longDate } from "../../../shared/time/calendar.ts";
import { useMoney } from "../../../shared/ui/useMoney.ts";
import { MoneyField } from "../../../shared/ui/MoneyField.tsx";
import { Presets } from "../../../shared/ui/Presets.tsx";
import { systemClock } from "../../../shared/host/clock.ts";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import { amountFrom } from "../amount.ts";
import { amountMessage } from "../amountMessage.ts";
import { presetText } from "../presets.ts";
import { promoOf } from "../promo.ts";
import type { PurchaseState } from "./PurchasePanel.tsx";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

/** Milliseconds after the last key before an amount below the minimum is reported (A9.21). */
const debounceMs = 400;

interface OpenAmountProps {
  state: PurchaseState;
  /** Whether fixed offers stand above it. */
  hasTiers: boolean;
  /** Whether the open amount is selected. */
  isPicked: boolean;
  onType: (text: string) => void;
  /** The button was pressed without an amount that can be bought. A new object is another press. */
  asked: object | null;
}

/** The open amount. */
export function OpenAmount({ state, hasTiers, isPicked, onType, asked }: OpenAmountProps) {
  const { preset } = useMoney();
  const copy = useTexts(texts);
  const { id, lang } = useEnvironment();
  const { options } = state.page;
  const parsed = amountFrom(state.text, options);
  const settledText = useDebouncedText(state.text);
  const isBusy = state.kind !== "choosing";
  const isAsked = asked !== null;
  const { endsOn } = promoOf(options, systemClock());
  const showsProblem =
    parsed.problem !== null &&
    (settledText === state.text || /invalid|above/.test(parsed.problem.kind));
  const error =
    parsed.problem && (showsProblem || isAsked)
      ? amountMessage(parsed.problem, copy.amount, preset)
      : isAsked && parsed.amount === null
        ? copy.amount.empty
        : undefined;
  const field = useShownError(error, asked);

  return (
    <section
      ref={field}
      className="stack own-amount"
      aria-labelledby={`${id}-open`}
      data-picked={isPicked || undefined}
    >
      <h3 id={`${id}-open`}>{hasTiers ? copy.open.legend : copy.open.legendAlone}</h3>
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
        error={error}
      />
      {endsOn && <p className="muted small">{copy.open.ends({ date: longDate(endsOn, lang) })}</p>}
    </section>
  );
}

/**
 * Keeps an error in view, above the bar with the button. `asked` moves the focus to the field, too.
 */
function useShownError(error: string | undefined, asked: object | null) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    if (asked) ref.current?.querySelector<HTMLElement>("input[aria-invalid=true]")?.focus();
  }, [asked]);
  useEffect(() => {
    if (error) ref.current?.scrollIntoView?.({ block: "nearest" });
  }, [error, asked]);
  return ref;
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
