import type { Rest } from "../bill/rest.ts";
import { Alert } from "../ui/Alert.tsx";
import { Button } from "../ui/Button.tsx";
import { useMoney } from "../ui/useMoney.ts";
import { texts } from "./texts.ts";
import { useTexts } from "../widget/useTexts.ts";

interface RestOfferProps {
  rest: Rest;
  onPay: () => void;
  onCheck: () => void;
}

/** Offers to pay what a payment left open. A payment that the bill does not show yet is only looked up, never paid again. */
export function RestOffer({ rest: { kind, amount }, onPay, onCheck }: RestOfferProps) {
  const { rest: words, unconfirmed } = useTexts(texts);
  const { money } = useMoney();
  if (kind === "left")
    return (
      <div className="pay-rest">
        <p>{words.left({ amount: money(amount) })}</p>
        <Button wide onClick={onPay}>
          {words.pay}
        </Button>
      </div>
    );
  return (
    <div className="pay-rest">
      <Alert kind="info">{words.unseen({ amount: money(amount) })}</Alert>
      <Button wide onClick={onCheck}>
        {unconfirmed.check}
      </Button>
    </div>
  );
}
