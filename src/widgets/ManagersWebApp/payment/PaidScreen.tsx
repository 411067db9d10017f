import { useRef } from "react";
import { printDocument } from "../../../shared/host/printDocument.ts";
import { PaidMark } from "../../../shared/payment/PaidMark.tsx";
import { ProofCard } from "../../../shared/payment/ProofCard.tsx";
import { useMoney } from "../../../shared/payment/useMoney.ts";
import { Alert } from "../../../shared/ui/Alert.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { checkoutCopy as copy } from "./checkoutCopy.ts";
import type { CheckoutIn } from "./checkoutState.ts";
import { workspaceCopy } from "../workspace/workspaceCopy.ts";
import { guestName } from "../guests/guest.ts";
import printCss from "./receipt.print.css?inline";
import type { Workspace } from "../workspace/workspace.ts";

/** The managers' checkout knows no number of restaurants (C9.19), so the line about them is left out. */
const locationsCount: number = 0;

/** The proof first, then what is left to do at the till. Nothing that comes later hides it (faults D5). */
export function PaidScreen({
  state,
  workspace,
}: {
  state: CheckoutIn<"success"> | CheckoutIn<"posUnconfirmed"> | CheckoutIn<"confirming">;
  workspace: Workspace;
}) {
  const { success: words, pos } = copy;
  const { money } = useMoney();
  const { how, order, receipt } = state;
  const isConfirmed = state.kind === "success";
  const { creditBack } = receipt;
  const receiptRef = useRef<HTMLDivElement>(null);

  function print(): void {
    if (receiptRef.current) printDocument(words.receipt, [receiptRef.current], printCss);
  }

  return (
    <Screen
      screenKey={`checkout-${state.kind}`}
      eyebrow={isConfirmed && <PaidMark />}
      heading={isConfirmed ? words.heading : pos.heading}
      lead={isConfirmed ? words[how] : undefined}
      width="manager"
      actions={
        <>
          <Button kind="primary" wide onClick={() => workspace.leaveCheckout("/diner-profile")}>
            {words.done}
          </Button>
          <Button wide onClick={() => workspace.leaveCheckout("/")}>
            {workspaceCopy.home}
          </Button>
        </>
      }
    >
      {!isConfirmed && <Alert kind="info">{pos.text}</Alert>}
      {isConfirmed && receipt.number === null && how !== "already" && (
        <Alert kind="info">{words.till}</Alert>
      )}
      <div ref={receiptRef}>
        <ProofCard
          receipt={receipt}
          guest={order ? guestName(order.guest) : ""}
          isPaid={how !== "already"}
        />
      </div>
      <Button wide onClick={print}>
        {words.print}
      </Button>
      {creditBack !== null && creditBack > 0 && (
        <p className="managers-earned">{words.earned(money(creditBack))}</p>
      )}
      {locationsCount > 0 && <p className="muted">{words.spend(locationsCount)}</p>}
    </Screen>
  );
}
