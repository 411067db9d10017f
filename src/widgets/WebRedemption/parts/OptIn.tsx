import { useMoney } from "../../../shared/ui/useMoney.ts";
import { LinkButton } from "../../../shared/ui/LinkButton.tsx";
import { Money } from "../../../shared/ui/Money.tsx";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import type { Receipt } from "../../../shared/payment/core/receipt.ts";
import { billTexts } from "../billTexts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

/** Shown after a payment with which the diner has joined (W7). */
export function OptIn({
  receipt: { optIn, creditBack },
  locations,
}: {
  receipt: Receipt;
  locations: number;
}) {
  const { success: words } = useTexts(billTexts);
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
      {locations > 0 && <p className="muted">{words.spend({ count: Math.trunc(locations) })}</p>}
      <LinkButton href={optIn?.downloadUrl ?? links.app}>{words.download}</LinkButton>
    </section>
  );
}
