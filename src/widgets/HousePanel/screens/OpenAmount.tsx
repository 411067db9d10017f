import { useEffect, useState, type FormEvent } from "react";
import { formatPreset } from "../../../shared/money/format.ts";
import { longDate } from "../../../shared/time/calendar.ts";
import { Alert } from "../../../shared/ui/Alert.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { MoneyField } from "../../../shared/ui/MoneyField.tsx";
import { Presets } from "../../../shared/ui/Presets.tsx";
import { systemClock } from "../../../shared/host/clock.ts";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import { amountFrom } from "../amount.ts";
import { amountMessage, copy } from "../copy.ts";
import type { Event } from "../flow.ts";
import { summaryOf } from "../incentive.ts";
import { presetText } from "../presets.ts";
import { promoOf } from "../promo.ts";
import type { PurchaseState } from "./PurchasePanel.tsx";
import { SummaryLines } from "./SummaryLines.tsx";

/** How long after the last keystroke an amount that is still too small is called so, in milliseconds (A:L250). */
const settleMs = 400;

/** An amount of the guest's own, with what it costs and brings. */
export function OpenAmount({
  state,
  send,
}: {
  state: PurchaseState;
  send: (event: Event) => void;
}) {
  const { country, id } = useEnvironment();
  const { options } = state.page;
  const typed = amountFrom(state.text, options);
  const settled = useSettled(state.text);
  const isBusy = state.kind !== "choosing";
  const { endsOn } = promoOf(options, systemClock());
  const isTold =
    typed.problem !== null && (settled === state.text || /invalid|above/.test(typed.problem.kind));

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (typed.amount !== null && !isBusy) send({ type: "submitted", amount: typed.amount });
  }

  return (
    <form className="stack" noValidate onSubmit={submit} aria-labelledby={`${id}-open`}>
      <h3 id={`${id}-open`}>{copy.open.legend}</h3>
      <Presets
        label={copy.open.presets}
        presets={options.openAmountPresets.map((preset) => ({
          value: presetText(preset),
          text: formatPreset(preset, country),
        }))}
        value={state.text}
        disabled={isBusy}
        onChange={(text) => send({ type: "amount-typed", text })}
      />
      <MoneyField
        label={copy.open.amount}
        value={state.text}
        readOnly={isBusy}
        onChange={(text) => send({ type: "amount-typed", text })}
        error={
          isTold && typed.problem
            ? amountMessage(typed.problem, (cents) => formatPreset(cents, country))
            : undefined
        }
      />
      {typed.amount !== null && (
        <SummaryLines amount={typed.amount} summary={summaryOf(typed.amount, options)} />
      )}
      {endsOn && <p className="muted small">{copy.open.ends(longDate(endsOn))}</p>}
      {state.kind === "choosing" && state.alert && <Alert>{state.alert}</Alert>}
      <Button
        type="submit"
        kind="primary"
        wide
        busy={isBusy}
        busyText={copy.open.submitting}
        disabled={typed.amount === null}
      >
        {copy.open.submit}
      </Button>
    </form>
  );
}

/** The text once it has stood unchanged for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(setSettled, settleMs, text);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
