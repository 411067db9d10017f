import { Button } from "../../ui/Button.tsx";
import { useSheet } from "../../widget/useSheet.ts";
import { useLongWait } from "../../ui/useLongWait.ts";
import { waitTexts } from "../../ui/waitTexts.ts";
import css from "./PayButton.css?inline";
import { texts } from "./texts.ts";
import { useTexts } from "../../widget/useTexts.ts";

/** The stages of a payment after the press. */
export type Stage = keyof typeof texts.messages.stages | "paying";

interface PayButtonProps {
  stage: Stage | null;
  amount: string;
  /** The text while the payment is in flight. */
  paying: string;
  /** The id of the form, if the button stands outside of it. */
  form?: string | undefined;
}

/** The button that moves money. It names the amount, and the line below it shows the progress. */
export function PayButton({ stage, amount, paying, form }: PayButtonProps) {
  const { stages, pay } = useTexts(texts);
  const { still } = useTexts(waitTexts);
  useSheet(css, "shared");
  // The bank's window may take any time.
  const isLong = useLongWait(stage === "authenticating" ? null : stage);
  return (
    <div className="purchase-pay">
      <Button type="submit" form={form} kind="primary" wide busy={stage !== null}>
        <span translate="no">{pay({ amount })}</span>
      </Button>
      <p className="muted small" role="status">
        {stage && (isLong ? still : stage === "paying" ? paying : stages[stage])}
      </p>
    </div>
  );
}
