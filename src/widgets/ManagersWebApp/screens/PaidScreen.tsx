import { Alert } from "../../../shared/ui/Alert.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { CheckIcon } from "../../../shared/ui/icons/Check.ts";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { checkoutCopy as copy } from "../checkoutCopy.ts";
import type { CheckoutIn } from "../checkoutState.ts";
import { counterCopy } from "../counterCopy.ts";
import type { Counter } from "../counter.ts";
import { Proof } from "../parts/Proof.tsx";
import { useMoney } from "../parts/useMoney.ts";

/** The managers' checkout knows no number of restaurants (C9.19), so the line about them is left out. */
const locationsCount: number = 0;

/** The proof first, then what is left to do at the till. Nothing that comes later hides it (faults D5). */
export function PaidScreen({
  state,
  counter,
}: {
  state: CheckoutIn<"success"> | CheckoutIn<"posUnconfirmed">;
  counter: Counter;
}) {
  const { success: words, pos } = copy;
  const money = useMoney();
  const { how, order, result, atMs } = state;
  const isConfirmed = state.kind === "success";
  const earned = result?.creditBack ?? 0;
  return (
    <Screen
      screenKey={`checkout-${state.kind}`}
      eyebrow={isConfirmed && <Paid />}
      heading={isConfirmed ? words.heading : pos.heading}
      lead={isConfirmed ? words[how] : undefined}
      width="manager"
      actions={
        <>
          <Button kind="primary" wide onClick={() => counter.leaveCheckout("/diner-profile")}>
            {words.done}
          </Button>
          <Button wide onClick={() => counter.leaveCheckout("/")}>
            {counterCopy.home}
          </Button>
        </>
      }
    >
      {!isConfirmed && <Alert kind="info">{pos.text}</Alert>}
      {isConfirmed && order.number === null && how !== "already" && (
        <Alert kind="info">{words.till}</Alert>
      )}
      <Proof
        order={order}
        reference={result?.reference ?? null}
        atMs={atMs}
        isPaid={how !== "already"}
      />
      {earned > 0 && result?.creditBack && (
        <p className="managers-earned">{words.earned(money(result.creditBack))}</p>
      )}
      {locationsCount > 0 && <p className="muted">{words.spend(locationsCount)}</p>}
    </Screen>
  );
}

function Paid() {
  return (
    <span className="managers-paid">
      <CheckIcon size={28} />
    </span>
  );
}
