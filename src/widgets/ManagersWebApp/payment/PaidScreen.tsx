import { useEffect, useRef } from "react";
import { SuccessMark } from "../../../shared/ui/SuccessMark.tsx";
import { ProofCard, proofLines } from "../../../shared/payment/ProofCard.tsx";
import { useMoney } from "../../../shared/ui/useMoney.ts";
import { Alert } from "../../../shared/ui/Alert.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { texts as paymentTexts } from "../../../shared/payment/texts.ts";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";
import { texts } from "./texts.ts";
import type { CheckoutIn } from "./checkoutState.ts";
import { guestName } from "../guests/guest.ts";
import { ReceiptActions } from "../receipt/ReceiptActions.tsx";
import { texts as receiptTexts } from "../receipt/texts.ts";
import { momentOn } from "../transactions/moment.ts";
import { texts as workspaceTexts } from "../workspace/texts.ts";
import type { Workspace } from "../workspace/workspaceType.ts";

/** The managers' checkout knows no number of restaurants (C9.19), so the line about them is left out. */
const locationsCount: number = 0;

/** The receipt first, then what is left to do in the POS. Nothing that comes later hides it (fault D5). */
export function PaidScreen({
  state,
  workspace,
}: {
  state: CheckoutIn<"success"> | CheckoutIn<"posUnconfirmed"> | CheckoutIn<"confirming">;
  workspace: Workspace;
}) {
  const { proof: proofWords } = useTexts(paymentTexts);
  const { success: words, pos } = useTexts(texts);
  const { home, guests, transactions } = useTexts(workspaceTexts);
  const receiptWords = useTexts(receiptTexts);
  const { lang } = useEnvironment();
  const { money } = useMoney();
  const { how, order, receipt } = state;
  const isConfirmed = state.kind === "success";
  const { creditBack } = receipt;
  useEffect(() => workspace.checkout.noteShown(order), [workspace, order]);
  const receiptRef = useRef<HTMLDivElement>(null);
  const isPaid = how !== "already";
  const proof = {
    receipt,
    guest: order ? guestName(order.guest, guests.unnamed) : "",
    isPaid,
    time:
      isPaid && receipt.atMs !== null
        ? momentOn(receipt.atMs, receipt.timeZone, { transactions, lang })
        : null,
  };

  return (
    <Screen
      screenKey={`checkout-${state.kind}`}
      eyebrow={isConfirmed && <SuccessMark />}
      heading={isConfirmed ? words.heading : pos.heading}
      lead={isConfirmed ? words[how] : undefined}
      width="manager"
      actions={
        <>
          <Button kind="primary" wide onClick={() => workspace.leaveCheckout("/diner-profile")}>
            {words.done}
          </Button>
          <Button wide onClick={() => workspace.leaveCheckout("/")}>
            {home}
          </Button>
        </>
      }
    >
      {!isConfirmed && <Alert kind="info">{pos.text}</Alert>}
      {isConfirmed && receipt.number === null && how !== "already" && (
        <Alert kind="info">{words.till}</Alert>
      )}
      <div ref={receiptRef}>
        <ProofCard {...proof} />
      </div>
      <ReceiptActions
        title={receiptWords.payment}
        restaurant={receipt.restaurant}
        lines={proofLines(proofWords, proof, money)}
        receipt={receiptRef}
      />
      {creditBack !== null && creditBack > 0 && (
        <p className="managers-earned">{words.earned({ amount: money(creditBack) })}</p>
      )}
      {locationsCount > 0 && <p className="muted">{words.spend({ count: locationsCount })}</p>}
    </Screen>
  );
}
