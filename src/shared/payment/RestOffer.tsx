import type { Rest } from "../bill/rest.ts";
import { Alert } from "../ui/Alert.tsx";
import { Button } from "../ui/Button.tsx";
import { paymentCopy } from "./copy.ts";
import { useMoney } from "./useMoney.ts";

interface RestOfferProps {
  rest: Rest;
  onPay: () => void;
  onCheck: () => void;
}

/** After a payment: what it left open can be paid; what the bill has not heard of is only looked up, never paid again. */
export function RestOffer({ rest: { kind, amount }, onPay, onCheck }: RestOfferProps) {
  const { rest: words, unconfirmed } = paymentCopy;
  const { money } = useMoney();
  if (kind === "left")
    return (
      <div className="pay-rest">
        <p>{words.left(money(amount))}</p>
        <Button wide onClick={onPay}>
          {words.pay}
        </Button>
      </div>
    );
  return (
    <div className="pay-rest">
      <Alert kind="info">{words.unseen(money(amount))}</Alert>
      <Button wide onClick={onCheck}>
        {unconfirmed.check}
      </Button>
    </div>
  );
}
