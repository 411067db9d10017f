import { useMoney } from "../../../shared/ui/useMoney.ts";
import { useEffect, useState, type FormEvent } from "react";
import { longDate } from "../../../shared/time/calendar.ts";
import { Alert } from "../../../shared/ui/Alert.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { MoneyField } from "../../../shared/ui/MoneyField.tsx";
import { Presets } from "../../../shared/ui/Presets.tsx";
import { systemClock } from "../../../shared/host/clock.ts";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import { amountFrom } from "../amount.ts";
import { amountMessage } from "../amountMessage.ts";
import type { Event } from "../flow.ts";
import { summaryOf } from "../incentive.ts";
import { presetText } from "../presets.ts";
import { promoOf } from "../promo.ts";
import type { PurchaseState } from "./PurchasePanel.tsx";
import { SummaryLines } from "./SummaryLines.tsx";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

/** Milliseconds after the last key before an amount below the minimum is reported (A:L250). */
const debounceMs = 400;

/** The form for an open amount, with its price and credit. */
export function OpenAmount({
  state,
  send,
}: {
  state: PurchaseState;
  send: (event: Event) => void;
}) {
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

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (parsed.amount !== null && !isBusy) send({ type: "submitted", amount: parsed.amount });
  }

  return (
    <form className="stack" noValidate onSubmit={submit} aria-labelledby={`${id}-open`}>
      <h3 id={`${id}-open`}>{copy.open.legend}</h3>
      <Presets
        label={copy.open.presets}
        presets={options.openAmountPresets.map((amount) => ({
          value: presetText(amount),
          text: preset(amount),
        }))}
        value={state.text}
        disabled={isBusy}
        onChange={(text) => send({ type: "amountTyped", text })}
      />
      <MoneyField
        label={copy.open.amount}
        value={state.text}
        readOnly={isBusy}
        onChange={(text) => send({ type: "amountTyped", text })}
        error={
          showsProblem && parsed.problem
            ? amountMessage(parsed.problem, copy.amount, preset)
            : undefined
        }
      />
      {parsed.amount !== null && (
        <SummaryLines amount={parsed.amount} summary={summaryOf(parsed.amount, options)} />
      )}
      {endsOn && <p className="muted small">{copy.open.ends({ date: longDate(endsOn, lang) })}</p>}
      {state.kind === "choosing" && state.alert && <Alert>{state.alert}</Alert>}
      <Button
        type="submit"
        kind="primary"
        wide
        busy={isBusy}
        busyText={copy.open.submitting}
        disabled={parsed.amount === null}
      >
        {copy.open.submit}
      </Button>
    </form>
  );
}

/** The text, once it has not changed for `settleMs`. */
function useDebouncedText(text: string): string {
  const [settledText, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(setSettled, debounceMs, text);
    return () => clearTimeout(timer);
  }, [text]);
  return settledText;
}
