import { Suspense } from "react";
import { lazyComponent } from "../../shared/ui/lazyComponent.ts";
import { useStore } from "zustand";
import { LinkButton } from "../../shared/ui/LinkButton.tsx";
import { QrCode } from "../../shared/ui/QrCode.tsx";
import { Screen } from "../../shared/ui/Screen.tsx";
import { StoreBadges } from "../../shared/ui/StoreBadges.tsx";
import { useEnvironment } from "../../shared/widget/environment.ts";
import { useSheet } from "../../shared/widget/useSheet.ts";
import { firstLink, scannedLink } from "./appLink.ts";
import css from "./MobileLink.css?inline";
import type { Options } from "./options.ts";
import { Reasons } from "./Reasons.tsx";
import type { MobileLinkStore } from "./store.ts";
import { texts } from "./texts.ts";
import { useTexts } from "../../shared/widget/useTexts.ts";

/** Loads only if the host offers the form. If it does not load, the rest of the page stays. */
const TextMe = lazyComponent<{ store: MobileLinkStore }>(
  async () => (await import("./TextMe.tsx")).TextMe,
);

/** Promotes the app to visitors without an offer (C1.15). */
export function Root({ options, store }: { options: Options; store: MobileLinkStore }) {
  const copy = useTexts(texts);
  useSheet(css);
  const { isDesktop } = useStore(store.device);
  const { config } = useEnvironment();
  const product = config.product.name;
  const offer = options.offer ?? copy.offer;
  return (
    <div className="promotion">
      <Screen width="full" heading={copy.heading({ product })} before={<AppIcon name={product} />}>
        <div className="columns">
          <div className="pitch">
            {offer && <p className="offer">{offer}</p>}
            <Reasons {...options} />
            {!isDesktop && <AppButton product={product} />}
            <StoreBadges
              appStore={config.links["appStore"]}
              playStore={config.links["playStore"]}
            />
            {options.enableTextLink && (
              <Suspense>
                <TextMe store={store} />
              </Suspense>
            )}
          </div>
          {isDesktop && (
            <div className="phone">
              <div className="phone-screen">
                <p className="phone-app" translate="no">
                  <AppIcon name={product} />
                  <bdi>{product}</bdi>
                </p>
                <QrCode value={scannedLink(config.links)} label={copy.qr({ product })} />
                <p className="muted small">{copy.scan}</p>
              </div>
            </div>
          )}
        </div>
      </Screen>
    </div>
  );
}

/** The app as a phone shows it: a tile with the first letter of its name. */
function AppIcon({ name }: { name: string }) {
  return (
    <span className="app-icon" aria-hidden="true" translate="no">
      {[...name.trim()][0]}
    </span>
  );
}

function AppButton({ product }: { product: string }) {
  const copy = useTexts(texts);
  const { config } = useEnvironment();
  return (
    <LinkButton kind="primary" wide href={firstLink(config.links)} reason="app">
      {copy.get({ product })}
    </LinkButton>
  );
}
