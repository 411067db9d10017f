import { cardName } from "../../../shared/card/savedCards.ts";
import { Button } from "../../../shared/ui/Button.tsx";
import { Dialog } from "../../../shared/ui/Dialog.tsx";
import { ExternalLink } from "../../../shared/ui/ExternalLink.tsx";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import { copy } from "../copy.ts";
import { paymentCopy } from "../../../shared/payment/copy.ts";
import { FramingWarning } from "../../../shared/payment/FramingWarning.tsx";
import { useMoney } from "../../../shared/payment/useMoney.ts";
import type { In } from "../state.ts";

interface ConfirmPurchaseProps {
  state: In<"confirmingPurchase"> | In<"purchasing">;
  onBuy: () => void;
  onCancel: () => void;
}

/** Nothing is charged before a button that names amount and card was pressed (X8). */
export function ConfirmPurchase({ state, onBuy, onCancel }: ConfirmPurchaseProps) {
  const { confirm: words } = copy;
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
            {words.buy(money(amount), card)}
          </Button>
        </>
      }
    >
      <FramingWarning />
      <p>{words.text(money(creditToGive), money(amount), card)}</p>
      <p className="muted small">
        {words.agree} <ExternalLink href={links["terms"]}>{words.terms}</ExternalLink> {words.and}{" "}
        <ExternalLink href={links["privacy"]}>{words.privacy}</ExternalLink>.
      </p>
    </Dialog>
  );
}
