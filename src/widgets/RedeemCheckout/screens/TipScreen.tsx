import { useId } from "react";
import { paymentCopy } from "../../../shared/payment/copy.ts";
import { PayBar } from "../../../shared/payment/PayBar.tsx";
import { TipField } from "../../../shared/payment/TipField.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { copy } from "../copy.ts";
import { needsCredit } from "../order.ts";
import { NoticeAlert } from "../parts/NoticeAlert.tsx";
import { StageProgress } from "../parts/StageProgress.tsx";
import type { In, RedeemEvent } from "../state.ts";

interface TipScreenProps {
  state: In<"redeemCredit">;
  send: (event: RedeemEvent) => void;
}

/** Tip entry (B2.07): presets fill the field, and what stands in the field counts. */
export function TipScreen({ state: { order, isChecked, notice }, send }: TipScreenProps) {
  const formId = useId();
  return (
    <Screen
      screenKey="redeemCredit"
      before={<StageProgress stage="redeemCredit" order={order} />}
      heading={copy.tip.heading}
    >
      <NoticeAlert notice={notice} order={order} />
      <div className="pay-flow">
        <form
          id={formId}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            send({ type: "tipSubmitted" });
          }}
        >
          <TipField
            order={order}
            isChecked={isChecked}
            onChoose={(tip) => send({ type: "tipChosen", tip })}
            note={paymentCopy.tip.onCard}
          />
        </form>
        <PayBar order={order}>
          <Button type="submit" form={formId} kind="primary" wide>
            {copy.tip.next}
          </Button>
        </PayBar>
        {needsCredit(order) && (
          <Button kind="quiet" wide onClick={() => send({ type: "wentBack" })}>
            {copy.tip.back}
          </Button>
        )}
      </div>
    </Screen>
  );
}
