import { useMoney } from "../../../../shared/ui/useMoney.ts";
import type { Country } from "../../../../shared/config/pageConfig.ts";
import { longDate } from "../../../../shared/time/calendar.ts";
import { parseDay } from "../../../../shared/time/parse.ts";
import { Button } from "../../../../shared/ui/Button.tsx";
import { ExternalLink } from "../../../../shared/ui/ExternalLink.tsx";
import { Money } from "../../../../shared/ui/Money.tsx";
import { Screen } from "../../../../shared/ui/Screen.tsx";
import { SuccessMark } from "../../../../shared/ui/SuccessMark.tsx";
import { useLazy } from "../../Loading.tsx";
import type { BulkStore } from "../../storeType.ts";
import type { SentOrder } from "../state.ts";
import { texts } from "../texts.ts";
import { useEnvironment } from "../../../../shared/widget/environment.ts";
import { useTexts } from "../../../../shared/widget/useTexts.ts";

interface SentScreenProps {
  placed: SentOrder;
  store: BulkStore;
  country: Country;
}

/** The order went through. Shows the server's figures first, then the next steps. */
export function SentScreen({ placed, store, country }: SentScreenProps) {
  const { money } = useMoney(country);
  const copy = useTexts(texts);
  const { order, navigation } = store;
  const { sent: words } = copy;
  const { lang } = useEnvironment();
  const day = parseDay(placed.deliverAt);
  const isOfLinks = order.placedMethod() === "links";
  const isLater = !isOfLinks && (placed.status === "scheduled" || day !== null);
  return (
    <Screen
      screenKey="sent"
      eyebrow={<SuccessMark />}
      heading={words.heading[isOfLinks ? "links" : isLater ? "later" : "now"]}
      actions={
        <>
          <Button
            kind="primary"
            wide
            onClick={() => navigation.go({ name: "redemption", id: placed.id })}
          >
            {words.dashboard}
          </Button>
          <Button wide onClick={order.another}>
            {words.another}
          </Button>
        </>
      }
    >
      {isOfLinks && <Links store={store} placed={placed} country={country} />}
      {placed.total !== null && (
        <p className="bulk-figure">
          <Money amount={money(placed.total)} size="hero" />
          <span className="muted">{words.to({ count: placed.recipientCount })}</span>
        </p>
      )}
      <dl className="bulk-facts">
        <div>
          <dt>{words.number}</dt>
          <dd translate="no">{placed.id}</dd>
        </div>
        {isLater && day && (
          <div>
            <dt>{words.sendOn}</dt>
            <dd>{longDate(day, lang)}</dd>
          </div>
        )}
      </dl>
      {placed.receiptUrl && (
        <p>
          <ExternalLink href={placed.receiptUrl}>{words.receipt}</ExternalLink>
        </p>
      )}
    </Screen>
  );
}

function Links({ store, placed, country }: SentScreenProps) {
  const { value: GiftLinks, fallback } = useLazy(store.lazyParts.links);
  return GiftLinks ? (
    <GiftLinks store={store} id={placed.id} ordered={placed.recipientCount} country={country} />
  ) : (
    fallback
  );
}
