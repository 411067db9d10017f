import { useMoney } from "../../shared/ui/useMoney.ts";
import type { AmbassadorOffer } from "../../shared/contracts/ambassadors.ts";
import { expiryOf, expiryText } from "../../shared/time/expiry.ts";
import { LinkButton } from "../../shared/ui/LinkButton.tsx";
import { Money } from "../../shared/ui/Money.tsx";
import { useEnvironment } from "../../shared/widget/environment.ts";
import { texts } from "./texts.ts";
import { useTexts } from "../../shared/widget/useTexts.ts";

/** The ambassador's offer with a link to claim it. */
export function OfferCard({
  offer: { code, amount, minimumSpendAmount, expiration },
  offerUrl,
}: {
  offer: AmbassadorOffer;
  offerUrl: string;
}) {
  const { preset } = useMoney();
  const copy = useTexts(texts);
  const environment = useEnvironment();
  const { emit } = environment;
  const url = offerUrl.replace("{code}", () => encodeURIComponent(code));
  const minimum = minimumSpendAmount ? copy.minimum({ amount: preset(minimumSpendAmount) }) : null;
  return (
    <section
      className="offer-card"
      aria-label={amount ? copy.offer({ amount: preset(amount) }) : copy.offerPlain}
    >
      <div>
        {amount ? (
          <>
            <Money amount={preset(amount)} size="huge" />
            <p className="offer-what">{copy.offer({ amount: "" }).trim()}</p>
          </>
        ) : (
          <p className="offer-what">{copy.offerPlain}</p>
        )}
        <p className="small">
          {[minimum, expiration && expiryText(expiryOf(expiration), environment)]
            .filter(Boolean)
            .join(" · ")}
        </p>
      </div>
      <LinkButton
        kind="accent"
        wide
        href={url}
        onClick={(event) =>
          emit("widget:navigate", { url, reason: "offer" }, true) || event.preventDefault()
        }
      >
        {copy.claim}
      </LinkButton>
    </section>
  );
}
