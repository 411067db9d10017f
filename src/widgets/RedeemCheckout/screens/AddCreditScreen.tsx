import { useId } from "react";
import { balanceOf } from "../../../shared/bill/balance.ts";
import { billOf } from "../../../shared/bill/ticket.ts";
import { OfferPicker } from "../../../shared/payment/OfferPicker.tsx";
import { PaymentMethod } from "../../../shared/payment/PaymentMethod.tsx";
import { useMoney } from "../../../shared/ui/useMoney.ts";
import { LiveRegion } from "../../../shared/ui/LiveRegion.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { CreditBar } from "../parts/CreditBar.tsx";
import { NoticeAlert } from "../parts/NoticeAlert.tsx";
import { useFormErrorText } from "../parts/useFormErrorText.ts";
import { PackagePicker } from "../parts/PackagePicker.tsx";
import { StageProgress } from "../parts/StageProgress.tsx";
import type { In } from "../state.ts";
import type { Draft, RedeemStore } from "../store.ts";
import { ConfirmPurchase } from "./ConfirmPurchase.tsx";
import { texts as paymentTexts } from "../../../shared/payment/texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";
import { orderTexts } from "../orderTexts.ts";

interface AddCreditScreenProps {
  state: In<"addCredit"> | In<"storingCard"> | In<"confirmingPurchase"> | In<"purchasing">;
  store: RedeemStore;
  draft: Draft;
}

/** Pays the bill by card, or buys more credit first (B2.06). */
export function AddCreditScreen({ state, store, draft }: AddCreditScreenProps) {
  const { credit: words } = useTexts(orderTexts);
  const { card } = useTexts(paymentTexts);
  const { money } = useMoney();
  const { order, kind } = state;
  const { send } = store;
  const errorText = useFormErrorText(kind === "addCredit" ? state.formError : null);
  const isBusy = kind === "storingCard";
  const formId = useId();
  return (
    <>
      <Screen
        screenKey="addCredit"
        before={<StageProgress stage="addCredit" order={order} />}
        heading={words.heading}
        lead={words.lead({
          bill: money(billOf(order.ticket)),
          credit: money(balanceOf(order.project)),
        })}
      >
        <NoticeAlert notice={kind === "addCredit" ? state.notice : null} order={order} />
        <div className="pay-flow">
          <form
            id={formId}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              if (kind === "addCredit") send({ type: "creditSubmitted" });
            }}
          >
            <PackagePicker
              order={order}
              onChoose={(packageId) => send({ type: "packageChosen", packageId })}
            />
            <OfferPicker order={order} onChoose={(key) => send({ type: "offerChosen", key })} />
            <PaymentMethod
              order={order}
              provider={store.provider}
              port={store.port}
              postalCode={draft.postalCode}
              keep={store.keep}
              onChoose={(cardId) => send({ type: "cardChosen", cardId })}
              error={errorText}
              isBusy={isBusy}
              isSpare={false}
            />
          </form>
          <CreditBar order={order}>
            <Button
              type="submit"
              form={formId}
              kind={order.packageId === null ? "accent" : "primary"}
              wide
              busy={isBusy}
              busyText={card.running}
            >
              {order.packageId === null ? words.next : words.purchase}
            </Button>
          </CreditBar>
          <LiveRegion>{isBusy ? card.running : ""}</LiveRegion>
        </div>
      </Screen>
      {(kind === "confirmingPurchase" || kind === "purchasing") && (
        <ConfirmPurchase
          state={state}
          onBuy={() => send({ type: "purchaseConfirmed" })}
          onCancel={() => send({ type: "purchaseCancelled" })}
        />
      )}
    </>
  );
}
