import type { Enterprise } from "../../../shared/contracts/offers.ts";
import { linkWith } from "../../../shared/host/linkWith.ts";
import { matchesMedia } from "../../../shared/host/media.ts";
import { QrCode } from "../../../shared/ui/QrCode.tsx";
import { LinkButton } from "../../../shared/ui/LinkButton.tsx";
import { StoreBadges } from "../../../shared/ui/StoreBadges.tsx";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import { deferredTexts } from "../deferredTexts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

/**
 * Links to the app and its stores: the partner's, else the page's. Missing addresses are hidden
 * (G19). On a desktop a QR code opens the app on the guest's phone.
 */
export function AppLinks({ enterprise }: { enterprise: Enterprise | null }) {
  const deferredCopy = useTexts(deferredTexts);
  const { links } = useEnvironment().config;
  const { success: words } = deferredCopy;
  const isDesktop = matchesMedia("desktop");
  const app = links["appSmart"] || links["app"];
  const scannedLink = app ? linkWith(app, {}) : null;
  return (
    <>
      {isDesktop && scannedLink ? (
        <div className="offer-scan">
          <QrCode value={scannedLink} label={words.qr} />
          <p className="muted small">{words.scan}</p>
        </div>
      ) : (
        <LinkButton href={links["app"]} kind="primary" wide>
          {words.openApp}
        </LinkButton>
      )}
      <StoreBadges
        appStore={enterprise?.appStoreUrl ?? links["appStore"]}
        playStore={enterprise?.playStoreUrl ?? links["playStore"]}
      />
    </>
  );
}
