import type { Gift } from "../../../shared/contracts/gifts.ts";
import { Alert } from "../../../shared/ui/Alert.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { StoreBadges } from "../../../shared/ui/StoreBadges.tsx";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import { expiryDate } from "../giftStatus.ts";
import type { GiftingStore } from "../store.ts";
import { AppButton } from "./AppButton.tsx";
import { Claim } from "./Claim.tsx";
import { CodePanel } from "./CodePanel.tsx";
import { GiftHeading } from "./GiftHeading.tsx";
import { KeepActions } from "./KeepActions.tsx";
import { Locations } from "./Locations.tsx";
import { Message } from "./Message.tsx";
import { Scan } from "./Scan.tsx";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

interface Props {
  readonly gift: Gift;
  readonly isClaimed: boolean;
  /** The QR code and the map are shown on a desktop only (GC3). */
  readonly isDesktop: boolean;
  readonly mapUrl: string;
  readonly store: GiftingStore;
}

/** The gift: its amount first, then its code and the link to the app. */
export function GiftScreen({ gift, isClaimed, isDesktop, mapUrl, store }: Props) {
  const copy = useTexts(texts);
  const { config, lang } = useEnvironment();
  const { product, links } = config;
  const date = expiryDate(gift, lang);
  return (
    <div className="gift">
      <Screen
        screenKey={isClaimed ? "claimed" : "open"}
        width="full"
        heading={<GiftHeading gift={gift} />}
      >
        <div className="gift-columns">
          <div className="gift-main">
            {isClaimed ? (
              <Alert kind="info" title={copy.claimed}>
                {copy.claimedNext({ product: product.name })}
              </Alert>
            ) : (
              <Claim amount={gift.amount} />
            )}
            {gift.message?.trim() && <Message text={gift.message.trim()} />}
            {gift.code && <CodePanel code={gift.code} store={store} />}
            {!isClaimed && (
              <p className="muted">
                {gift.code
                  ? copy.how({ product: product.name })
                  : copy.howPlain({ product: product.name })}
              </p>
            )}
            {!isClaimed && date && <p className="gift-expiry">{copy.expires({ date })}</p>}
            <div className="gift-ways">
              <AppButton code={gift.code} isFirst={!isDesktop} />
              <StoreBadges appStore={links["appStore"]} playStore={links["playStore"]} />
            </div>
            <KeepActions />
          </div>
          {isDesktop && <Scan code={gift.code} isClaimed={isClaimed} />}
        </div>
        {isDesktop && <Locations url={mapUrl} />}
      </Screen>
    </div>
  );
}
