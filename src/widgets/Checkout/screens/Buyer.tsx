import { Button } from "../../../shared/ui/Button.tsx";
import type { Draft } from "../draft.ts";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

/** The buyer's name, with a way back to the first page. */
export function Buyer({
  draft: { email, firstName, lastName },
  isBusy,
  onChange,
}: {
  draft: Draft;
  isBusy: boolean;
  onChange: () => void;
}) {
  const { payment: words } = useTexts(texts);
  return (
    <div className="checkout-buyer">
      <div>
        <span className="who">{words.buyer}</span>
        <span>
          {firstName} {lastName}
        </span>
        <span className="who" translate="no">
          {email}
        </span>
      </div>
      <Button kind="quiet" disabled={isBusy} aria-label={words.changeLabel} onClick={onChange}>
        {words.change}
      </Button>
    </div>
  );
}
