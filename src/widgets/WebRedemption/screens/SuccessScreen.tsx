import { Suspense, useState } from "react";
import { lazyComponent } from "../../../shared/ui/lazyComponent.ts";
import { matchesMedia } from "../../../shared/host/media.ts";
import { add } from "../../../shared/money/arithmetic.ts";
import { cash, type CashCents } from "../../../shared/money/cents.ts";
import { SuccessMark } from "../../../shared/ui/SuccessMark.tsx";
import { ProofCard } from "../../../shared/payment/ProofCard.tsx";
import { RestOffer } from "../../../shared/payment/RestOffer.tsx";
import { useMoney } from "../../../shared/ui/useMoney.ts";
import { Button } from "../../../shared/ui/Button.tsx";
import { LinkButton } from "../../../shared/ui/LinkButton.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import { OptIn } from "../parts/OptIn.tsx";
import { tendersOf, type Receipt } from "../../../shared/payment/core/receipt.ts";
import type { In } from "../state.ts";
import type { RedemptionStore } from "../store.ts";
import { texts as paymentTexts } from "../../../shared/payment/texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";
import { receiptTexts } from "../../../shared/payment/receiptTexts.ts";
import { billTexts } from "../billTexts.ts";

interface ConfettiProps {
  onStart: () => void;
}

/** If its chunk does not load, there is no confetti. */
const Confetti = lazyComponent<ConfettiProps>(
  async () => (await import("../parts/Confetti.tsx")).Confetti,
);

/** 'Payment Successful': the proof first, then the earned credit. No later event hides it. */
export function SuccessScreen({
  state: { how, receipt },
  store,
  locations,
}: {
  state: In<"success">;
  store: RedemptionStore;
  locations: number;
}) {
  const { success: words } = useTexts(billTexts);
  const { paid } = useTexts(paymentTexts);
  const { money } = useMoney();
  const { product } = useEnvironment().config;
  const [celebrates] = useState(
    () => how === "paid" && store.mayCelebrate() && !matchesMedia("reducedMotion"),
  );
  const server = words.server({ product: product.name });
  const lead = {
    paid: server,
    before: server,
    found: `${paid.found} ${server}`,
    already: paid.already,
  }[how];
  const saved = savedBy(receipt);
  const { creditBack, rest } = receipt;
  const onAnother = () => store.send({ type: "anotherWanted" });
  return (
    <Screen
      screenKey="success"
      eyebrow={<SuccessMark />}
      heading={words.heading}
      lead={lead}
      actions={<ReceiptActions how={how} receipt={receipt} store={store} />}
    >
      {celebrates && (
        <Suspense fallback={null}>
          <Confetti onStart={store.celebrated} />
        </Suspense>
      )}
      <ProofCard receipt={receipt} />
      {(saved > 0 || (creditBack ?? 0) > 0) && (
        <div className="redemption-gains">
          {saved > 0 && <p>{words.saved({ amount: money(saved) })}</p>}
          {creditBack !== null && creditBack > 0 && (
            <p>{words.earned({ amount: money(creditBack) })}</p>
          )}
        </div>
      )}
      {receipt.optIn && <OptIn receipt={receipt} locations={locations} />}
      {rest?.kind === "others" && (
        <Button wide onClick={onAnother}>
          {words.others}
        </Button>
      )}
      {rest && rest.kind !== "others" && (
        <RestOffer
          rest={rest}
          earlier={how === "before" ? receipt : undefined}
          onPay={onAnother}
          onCheck={() => store.send({ type: "retried" })}
        />
      )}
    </Screen>
  );
}

function ReceiptActions({
  how,
  receipt,
  store,
}: {
  how: In<"success">["how"];
  receipt: Receipt;
  store: RedemptionStore;
}) {
  const { success: words } = useTexts(billTexts);
  const { view } = useTexts(receiptTexts);
  return (
    <>
      {how !== "already" && (
        <Button wide onClick={() => store.send({ type: "receiptOpened" })}>
          {view}
        </Button>
      )}
      <LinkButton
        href={store.returnTarget(receipt.returnUrl)}
        kind="quiet"
        wide
        onClick={(event) => {
          event.preventDefault();
          store.leave(receipt.returnUrl);
        }}
      >
        {words.return}
      </LinkButton>
    </>
  );
}

/** Counts offers only, not the restaurant's own discounts (W5). */
function savedBy(receipt: Receipt): CashCents {
  const amounts = tendersOf(receipt).flatMap(({ type, amount }) =>
    amount && /^((item_)?offer|discount)$/.test(type ?? "") ? [amount] : [],
  );
  return add(cash(0), ...amounts);
}
