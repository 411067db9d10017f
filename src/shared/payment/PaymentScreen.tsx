import type { PaymentIn, PaymentKind } from "./core/state.ts";
import { ElsewhereScreen } from "./intent/ElsewhereScreen.tsx";
import { planFor, type BillOrder } from "./order.ts";
import { PosScreen } from "./PosScreen.tsx";
import { ProcessingScreen } from "./ProcessingScreen.tsx";
import { UnconfirmedScreen } from "./UnconfirmedScreen.tsx";

interface PaymentScreenProps {
  state: PaymentIn<Exclude<PaymentKind, "success">, BillOrder>;
  send: (event: { type: "retried" } | { type: "payAgainChosen" }) => void;
  /** Only a card can pay. */
  onlyCard?: boolean | undefined;
}

/**
 * The screens of a payment that all diners share. The widget adds the screens before and after
 * them.
 */
export function PaymentScreen({ state, send, onlyCard }: PaymentScreenProps) {
  const onCheck = () => send({ type: "retried" });
  if (state.kind === "unconfirmed")
    return (
      <UnconfirmedScreen
        evidence={state.evidence}
        receipt={state.receipt}
        onCheck={onCheck}
        onPay={() => send({ type: "payAgainChosen" })}
      />
    );
  if (state.kind === "posUnconfirmed" || state.kind === "confirming")
    return (
      <PosScreen
        receipt={state.receipt}
        owed={state.owed}
        isChecking={state.kind === "confirming"}
        onCheck={state.sent ? onCheck : undefined}
      />
    );
  const { progress } = state;
  if (progress.phase === "elsewhere")
    return <ElsewhereScreen kind="bill" isHere={progress.isHere} />;
  return (
    <ProcessingScreen
      phase={progress.phase}
      byCard={planFor(state.order).card > 0}
      onlyCard={onlyCard}
    />
  );
}
