import { useCallback, useSyncExternalStore } from "react";
import type { CheckoutPage } from "../../../shared/contracts/checkout.ts";
import { matchesMedia, onMediaChange } from "../../../shared/host/media.ts";
import { QrCode } from "../../../shared/ui/QrCode.tsx";
import { safeHref } from "../../../shared/host/safeHref.ts";
import { StoreBadges } from "../../../shared/ui/StoreBadges.tsx";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

/**
 * Where to spend the credit: on a wide screen a QR code for the phone, on the phone the app stores
 * (K9).
 */
export function AppPart({
  enterprise,
  isGivenAway,
}: Pick<CheckoutPage, "enterprise"> & { isGivenAway: boolean }) {
  const { links, product } = useEnvironment().config;
  const isWide = useIsWide();
  const appStore = enterprise?.appStoreUrl ?? links["appStore"];
  const playStore = enterprise?.playStoreUrl ?? links["playStore"];
  const app = safeHref(links["app"]) ?? safeHref(appStore) ?? safeHref(playStore);
  const { confirmation: words } = useTexts(texts);
  const heading = (isGivenAway ? words.appAfterGift : words.app)({ product: product.name });
  if (!app) return null;
  return (
    <section className="checkout-part checkout-app" aria-label={heading}>
      {isWide && <QrCode value={app} label={words.qr} />}
      <div className="words">
        <h3>{heading}</h3>
        <p className="muted">{isWide ? words.appQr : words.appPhone}</p>
        {!isWide && <StoreBadges appStore={appStore} playStore={playStore} />}
      </div>
    </section>
  );
}

function useIsWide(): boolean {
  const subscribe = useCallback((run: () => void) => {
    const ending = new AbortController();
    onMediaChange("wide", ending.signal, run);
    return () => ending.abort();
  }, []);
  return useSyncExternalStore(subscribe, () => matchesMedia("wide"));
}
