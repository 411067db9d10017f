import type { Rest } from "../bill/rest.ts";
import { Alert } from "../ui/Alert.tsx";
import { Button } from "../ui/Button.tsx";
import { timeOfDay } from "../time/calendar.ts";
import type { Receipt } from "./core/receipt.ts";
import { useEnvironment } from "../widget/environment.ts";
import { useMoney } from "../ui/useMoney.ts";
import { texts } from "./texts.ts";
import { useTexts } from "../widget/useTexts.ts";

interface RestOfferProps {
  rest: Rest;
  /**
   * The payment of an earlier visit, if the bill owes money again. Its payer is asked before paying
   * more.
   */
  earlier?: Pick<Receipt, "sums" | "atMs" | "timeZone"> | undefined;
  onPay: () => void;
  onCheck: () => void;
}

/**
 * Offers to pay what a payment left open. If the bill does not show that payment yet, it can only
 * be looked up, never paid again.
 */
export function RestOffer({ rest: { kind, amount }, earlier, onPay, onCheck }: RestOfferProps) {
  const { rest: words, unconfirmed } = useTexts(texts);
  const { money } = useMoney();
  const { lang } = useEnvironment();
  if (kind === "left") {
    const rest = money(amount);
    const { sums = null, atMs = null, timeZone } = earlier ?? {};
    const question =
      sums &&
      atMs !== null &&
      words.again({
        paid: money(sums.total),
        time: timeOfDay(timeZone, atMs, lang),
        amount: rest,
      });
    return (
      <div className="pay-rest">
        <p>{question || words.left({ amount: rest })}</p>
        <Button wide onClick={onPay}>
          {question ? words.payAgain({ amount: rest }) : words.pay}
        </Button>
      </div>
    );
  }
  return (
    <div className="pay-rest">
      <Alert kind="info">{words.unseen({ amount: money(amount) })}</Alert>
      <Button wide onClick={onCheck}>
        {unconfirmed.check}
      </Button>
    </div>
  );
}
