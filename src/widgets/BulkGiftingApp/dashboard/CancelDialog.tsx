import { useMoney } from "../../../shared/ui/useMoney.ts";
import type { Country } from "../../../shared/config/pageConfig.ts";
import type { GiftRecipient } from "../../../shared/contracts/bulkGiftingRedemptions.ts";
import { add } from "../../../shared/money/arithmetic.ts";
import { cash } from "../../../shared/money/cents.ts";
import { ConfirmDialog } from "../../../shared/ui/ConfirmDialog.tsx";
import { texts as widgetTexts } from "../texts.ts";
import { giftName } from "./figures.ts";
import { texts } from "./texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

interface CancelDialogProps {
  /** Null while the dialog is closed. */
  of: readonly GiftRecipient[] | null;
  country: Country;
  onClose: () => void;
  onCancel: (of: readonly GiftRecipient[]) => void;
}

/**
 * Asks before gifts are canceled. Because this cannot be undone, it names the recipients and the
 * amount.
 */
export function CancelDialog({ of, country, onClose, onCancel }: CancelDialogProps) {
  const { money } = useMoney(country);
  const copy = useTexts(texts);
  const { people } = useTexts(widgetTexts);
  const { detail: words } = copy;
  const [first] = of ?? [];
  if (!of || !first) return null;
  const worth = add(cash(0), ...of.map(({ amount }) => amount ?? cash(0)));
  return (
    <ConfirmDialog
      danger
      title={words.cancelTitle({
        people: of.length === 1 ? giftName(first, copy) : people({ count: of.length }),
      })}
      cancel={words.keep}
      confirm={words.cancel}
      onCancel={onClose}
      onConfirm={() => onCancel(of)}
    >
      <p>
        {worth > 0 && words.cancelAmount({ amount: money(worth) })} {words.cancelText}
      </p>
      <p>{words.cancelMoney}</p>
    </ConfirmDialog>
  );
}
