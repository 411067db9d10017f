import { useState } from "react";
import { gratuityDueOf } from "../../../shared/bill/ticket.ts";
import { tipOf, typedTip, type TipMenu, type TipPreset } from "../../../shared/bill/tip.ts";
import { FormFrame } from "../../../shared/forms/FormFrame.tsx";
import { useForm } from "../../../shared/forms/useForm.ts";
import { paymentCopy } from "../../../shared/payment/copy.ts";
import { plain } from "../../../shared/payment/order.ts";
import { TipPresets, TipSuggestions } from "../../../shared/payment/TipPresets.tsx";
import { useMoney } from "../../../shared/payment/useMoney.ts";
import { Button } from "../../../shared/ui/Button.tsx";
import { MoneyField } from "../../../shared/ui/MoneyField.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { copy } from "../copy.ts";
import { needsCredit, tipMenuOf, type Order, type TipChoice } from "../order.ts";
import { NoticeAlert } from "../parts/NoticeAlert.tsx";
import { StageProgress } from "../parts/StageProgress.tsx";
import type { In } from "../state.ts";
import type { Draft } from "../store.ts";

interface TipScreenProps {
  state: In<"redeemCredit">;
  draft: Draft;
  keep: (typed: Partial<Draft>) => void;
  onSubmit: (tip: TipChoice) => void;
  onBack: () => void;
}

/** Tip entry (B2.07): presets fill the field, and what stands in the field counts. */
export function TipScreen({
  state: { order, notice },
  draft,
  keep,
  onSubmit,
  onBack,
}: TipScreenProps) {
  const { tip: words } = paymentCopy;
  const { money } = useMoney();
  const menu = tipMenuOf(order);
  const gratuity = gratuityDueOf(order.ticket);
  const [preset, setPreset] = useState<TipPreset | null>(
    draft.tip === null && order.tip.kind === "preset" ? order.tip.preset : null,
  );
  const form = useForm({
    initial: { tip: draft.tip ?? startText(order, menu) },
    validate: ({ tip }) => ({
      tip: preset ? presetError(preset, menu, gratuity) : tipError(tip, gratuity),
    }),
    onSubmit({ tip }) {
      const typed = typedTip(tip, gratuity);
      if (preset) onSubmit({ kind: "preset", preset });
      else if (typed.ok) onSubmit({ kind: "typed", amount: typed.amount });
    },
  });
  const field = form.field("tip");
  const choose = (chosen: TipPreset): void => {
    setPreset(chosen);
    form.set("tip", plain(tipOf(chosen, menu.base)));
    keep({ tip: null });
  };
  const type = (text: string): void => {
    setPreset(null);
    field.onChange(text);
    keep({ tip: text });
  };
  return (
    <Screen
      screenKey="redeemCredit"
      before={<StageProgress stage="redeemCredit" />}
      heading={copy.tip.heading}
      lead={menu.mode === "fixed" ? undefined : words.basis(money(menu.base), menu.isBeforeTax)}
    >
      <NoticeAlert notice={notice} order={order} />
      <FormFrame form={form}>
        {gratuity > 0 && <p>{words.gratuity(money(gratuity))}</p>}
        <TipPresets menu={menu} chosen={preset} onChoose={choose} />
        <TipSuggestions ticket={order.ticket} />
        <MoneyField
          {...field}
          onChange={type}
          label={words.field}
          hint={words.onCard}
          dir="ltr"
          maxLength={20}
        />
        <div className="screen-actions">
          <Button type="submit" kind="primary" wide>
            {copy.tip.next}
          </Button>
          {needsCredit(order) && (
            <Button kind="quiet" wide onClick={onBack}>
              {copy.tip.back}
            </Button>
          )}
        </div>
      </FormFrame>
    </Screen>
  );
}

function startText({ tip }: Order, menu: TipMenu): string {
  return plain(tip.kind === "typed" ? tip.amount : tipOf(tip.preset, menu.base));
}

function tipError(text: string, gratuity: ReturnType<typeof gratuityDueOf>): string | undefined {
  const typed = typedTip(text, gratuity);
  return typed.ok
    ? undefined
    : typed.problem === "invalid"
      ? paymentCopy.tip.invalid
      : paymentCopy.tip.tooSmall;
}

function presetError(
  preset: TipPreset,
  menu: TipMenu,
  gratuity: ReturnType<typeof gratuityDueOf>,
): string | undefined {
  return tipError(plain(tipOf(preset, menu.base)), gratuity);
}
