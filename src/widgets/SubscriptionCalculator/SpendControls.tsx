import type { ClipboardEvent } from "react";
import { cash } from "../../shared/money/cents.ts";
import { useMoney } from "../../shared/ui/useMoney.ts";
import { Range } from "../../shared/ui/Range.tsx";
import { TextField } from "../../shared/ui/TextField.tsx";
import { texts } from "./texts.ts";
import { useTexts } from "../../shared/widget/useTexts.ts";
import type { Options } from "./options.ts";
import { rangeOf, spendFrom } from "./spend.ts";
import { positionOf, type CalculatorStore } from "./store.ts";

interface Props {
  readonly spend: number;
  readonly typing: string | null;
  readonly options: Options;
  readonly store: CalculatorStore;
}

/** A slider over the steps, and a field for any amount between them. */
export function SpendControls({ spend, typing, options, store }: Props) {
  const copy = useTexts(texts);
  const { preset } = useMoney();
  const inDollars = (dollars: number): string => preset(cash(dollars * 100));
  const { min, max } = rangeOf(options.steps);

  /** A number field rejects `$1,250`, so pasted text is parsed here. */
  function paste(event: ClipboardEvent): void {
    const pasted = spendFrom(event.clipboardData.getData("text"));
    if (pasted === null) return;
    event.preventDefault();
    store.type(String(pasted));
  }

  return (
    <>
      <Range
        label={copy.slider}
        valueText={copy.perMonth({ amount: inDollars(spend) })}
        ends={[inDollars(min), inDollars(max)]}
        min={0}
        max={options.steps.length - 1}
        value={positionOf(spend, options)}
        onChange={store.slide}
      />
      <TextField
        label={copy.field}
        hint={copy.range({ least: inDollars(min), most: inDollars(max) })}
        prefix={<span aria-hidden="true">$</span>}
        type="number"
        inputMode="numeric"
        autoComplete="off"
        min={min}
        max={max}
        step="any"
        value={typing ?? String(spend)}
        onChange={store.type}
        onPaste={paste}
        onBlur={store.finishTyping}
        onKeyDown={(event) => event.key === "Enter" && store.finishTyping()}
      />
    </>
  );
}
