import type { AmbassadorPage } from "../../shared/contracts/ambassadors.ts";
import { pageHref } from "../../shared/host/navigation.ts";
import { pictureSrc } from "../../shared/map/links.ts";
import { Picture } from "../../shared/ui/Picture.tsx";
import { Screen } from "../../shared/ui/Screen.tsx";
import { useEnvironment } from "../../shared/widget/environment.ts";
import { OfferCard } from "./OfferCard.tsx";
import { SharePage } from "./SharePage.tsx";
import { texts } from "./texts.ts";
import { useTexts } from "../../shared/widget/useTexts.ts";

/** The ambassador, the offer, and a button that shares the page. */
export function Hero({
  page: { ambassador, offer },
  offerUrl,
}: {
  page: AmbassadorPage;
  offerUrl: string;
}) {
  const copy = useTexts(texts);
  const { product } = useEnvironment().config;
  return (
    <Screen
      width="full"
      level={1}
      eyebrow={copy.eyebrow({ product: product.name })}
      heading={<span translate="no">{ambassador.name}</span>}
      before={
        <Picture
          className="portrait"
          src={pictureSrc(ambassador.profilePicture)}
          name={ambassador.name}
          alt={ambassador.name}
          ratio={1}
        />
      }
    >
      <div className="pitch">
        {ambassador.bio && <p className="bio">{ambassador.bio}</p>}
        {offer && <OfferCard offer={offer} offerUrl={offerUrl} />}
        <SharePage url={pageHref()} title={ambassador.name} />
      </div>
    </Screen>
  );
}
