import { useMoney } from "../../../shared/payment/useMoney.ts";
import { LinkButton } from "../../../shared/ui/LinkButton.tsx";
import { Money } from "../../../shared/ui/Money.tsx";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import { copy } from "../copy.ts";
import type { Receipt } from "../../../shared/payment/core/receipt.ts";

const { success: words } = copy;

/** For a payment with which the diner has joined (W7). */
export function OptIn({
  receipt: { optIn, creditBack },
  locations,
}: {
  receipt: Receipt;
  locations: number;
}) {
  const { money } = useMoney();
  const { links } = useEnvironment().config;
  const balance = optIn?.balance ?? optIn?.creditBalance ?? creditBack;
  return (
    <section className="redemption-joined" aria-label={words.balance}>
      {balance !== null && (
        <>
          <p>{words.balance}</p>
          <Money amount={money(balance)} size="large" />
        </>
      )}
      {locations > 0 && (
        <p className="muted">{words.spend(Math.trunc(locations).toLocaleString("en-US"))}</p>
      )}
      <LinkButton href={optIn?.downloadUrl ?? links.app}>{words.download}</LinkButton>
    </section>
  );
}
