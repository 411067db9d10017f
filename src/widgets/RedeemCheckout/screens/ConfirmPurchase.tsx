import { cardName, shortCardName } from "../../../shared/card/savedCards.ts";
import { Button } from "../../../shared/ui/Button.tsx";
import { Dialog } from "../../../shared/ui/Dialog.tsx";
import { textLink } from "../../../shared/ui/textLink.tsx";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import { FramingWarning } from "../../../shared/payment/FramingWarning.tsx";
import { useMoney } from "../../../shared/ui/useMoney.ts";
import type { In } from "../state.ts";
import { texts as paymentTexts } from "../../../shared/payment/texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";
import { orderTexts } from "../orderTexts.ts";

interface ConfirmPurchaseProps {
  state: In<"confirmingPurchase"> | In<"purchasing">;
  onBuy: () => void;
  onCancel: () => void;
}

/** Names amount and card on its button. Nothing is charged before that is pressed (X8). */
export function ConfirmPurchase({ state, onBuy, onCancel }: ConfirmPurchaseProps) {
  const paymentCopy = useTexts(paymentTexts);
  const { confirm: words } = useTexts(orderTexts);
  const { links } = useEnvironment().config;
  const { money } = useMoney();
  const isBusy = state.kind === "purchasing";
  const card = cardName(state.card);
  const { amount, creditToGive } = state.package;
  return (
    <Dialog
      open
      title={words.heading}
      closeLabel={null}
      onClose={() => !isBusy && onCancel()}
      actions={
        <>
          <Button kind="quiet" onClick={onCancel} disabled={isBusy}>
            {words.cancel}
          </Button>
          <Button
            kind="primary"
            onClick={onBuy}
            busy={isBusy}
            busyText={paymentCopy.card.running}
            translate="no"
          >
            {words.buy({ pay: money(amount), card: shortCardName(state.card) })}
          </Button>
        </>
      }
    >
      <FramingWarning />
      <p>{words.text({ get: money(creditToGive), pay: money(amount), card })}</p>
      <p className="muted small">
        {words.agree({
          terms: textLink("terms", links["terms"]),
          privacy: textLink("privacy", links["privacy"]),
        })}
      </p>
    </Dialog>
  );
}
