import { useState } from "react";
import { Button } from "../../../shared/ui/Button.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { SuccessMark } from "../../../shared/ui/SuccessMark.tsx";
import { ProofCard } from "../../../shared/payment/ProofCard.tsx";
import { ReceiptScreen } from "../../../shared/payment/ReceiptScreen.tsx";
import { RedirectBar } from "../../../shared/payment/RedirectBar.tsx";
import { RestOffer } from "../../../shared/payment/RestOffer.tsx";
import { useMoney } from "../../../shared/ui/useMoney.ts";
import type { In } from "../state.ts";
import type { RedeemStore } from "../store.ts";
import { texts as paymentTexts } from "../../../shared/payment/texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";
import { receiptTexts } from "../../../shared/payment/receiptTexts.ts";
import { orderTexts } from "../orderTexts.ts";

/**
 * 'Payment Success!' (B2.26): the proof first, then the rest of the bill and the way back. No later
 * event hides it.
 */
export function SuccessScreen({
  state: { how, receipt },
  store,
}: {
  state: In<"success">;
  store: RedeemStore;
}) {
  const { view } = useTexts(receiptTexts);
  const { paid } = useTexts(paymentTexts);
  const { success: words } = useTexts(orderTexts);
  const { money } = useMoney();
  const { send, redirect } = store;
  const { creditBack } = receipt;
  const rest = receipt.rest?.kind === "others" ? null : receipt.rest;
  const [isReceiptOpen, setReceiptOpen] = useState(false);
  if (isReceiptOpen)
    return <ReceiptScreen receipt={receipt} onBack={() => setReceiptOpen(false)} />;
  const lead = [how !== "paid" && paid[how], !rest && words.close].filter(Boolean).join(" ");
  return (
    <Screen
      screenKey="success"
      eyebrow={<SuccessMark />}
      heading={words.heading}
      lead={lead || undefined}
      actions={
        how !== "already" && (
          <Button
            wide
            onClick={() => {
              redirect.stay();
              setReceiptOpen(true);
            }}
          >
            {view}
          </Button>
        )
      }
    >
      <ProofCard receipt={receipt} />
      {creditBack !== null && creditBack > 0 && (
        <p className="pay-earned">{words.earned({ amount: money(creditBack) })}</p>
      )}
      {rest && (
        <RestOffer
          rest={rest}
          earlier={how === "before" ? receipt : undefined}
          onPay={() => send({ type: "restWanted" })}
          onCheck={() => send({ type: "retried" })}
        />
      )}
      <RedirectBar redirect={redirect} />
    </Screen>
  );
}
