import { useId } from "react";
import { BillLines } from "../../../shared/payment/BillLines.tsx";
import { planFor } from "../../../shared/payment/order.ts";
import { PayBar } from "../../../shared/payment/PayBar.tsx";
import { TipField } from "../../../shared/payment/TipField.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { needsCredit } from "../order.ts";
import { NoticeAlert } from "../parts/NoticeAlert.tsx";
import { StageProgress } from "../parts/StageProgress.tsx";
import type { In, RedeemEvent } from "../state.ts";
import { texts as paymentTexts } from "../../../shared/payment/texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";
import { orderTexts } from "../orderTexts.ts";

interface TipScreenProps {
  state: In<"redeemCredit">;
  send: (event: RedeemEvent) => void;
}

/** Tip entry (B2.07). Presets fill the field, and the value of the field is the tip. */
export function TipScreen({ state: { order, isChecked, notice }, send }: TipScreenProps) {
  const { tip: words } = useTexts(orderTexts);
  const { tip } = useTexts(paymentTexts);
  const formId = useId();
  return (
    <Screen
      screenKey="redeemCredit"
      before={<StageProgress stage="redeemCredit" order={order} />}
      heading={words.heading}
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
            note={tip.onCard}
          />
        </form>
        <PayBar
          order={order}
          sums={
            <div className="pay-wide">
              <BillLines plan={planFor(order)} ticket={order.ticket} />
            </div>
          }
        >
          <Button type="submit" form={formId} kind="primary" wide>
            {words.next}
          </Button>
        </PayBar>
        {needsCredit(order) && (
          <Button kind="quiet" wide onClick={() => send({ type: "wentBack" })}>
            {words.back}
          </Button>
        )}
      </div>
    </Screen>
  );
}
