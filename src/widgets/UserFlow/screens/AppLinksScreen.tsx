import { linkWith } from "../../../shared/host/linkWith.ts";
import { matchesMedia } from "../../../shared/host/media.ts";
import { pageOrigin } from "../../../shared/host/navigation.ts";
import { LinkButton } from "../../../shared/ui/LinkButton.tsx";
import { QrCode } from "../../../shared/ui/QrCode.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { StoreBadges } from "../../../shared/ui/StoreBadges.tsx";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import { SuccessMark } from "../../../shared/ui/SuccessMark.tsx";
import { signUpTexts } from "../signUpTexts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

/**
 * Links to the app: a QR code on a desktop, a button on a phone, and the stores. If the page
 * configures no app, links to the site's home page.
 */
export function AppLinksScreen() {
  const signUpCopy = useTexts(signUpTexts);
  const { links: words } = signUpCopy;
  const { links, product } = useEnvironment().config;
  const { app, appSmart, appStore, playStore } = links;
  const address = appSmart || app;
  const scannedLink = matchesMedia("desktop") && address ? linkWith(address, {}) : null;
  return (
    <Screen
      screenKey="links"
      before={<SuccessMark />}
      heading={words.heading}
      lead={words.lead({ product: product.name })}
    >
      {scannedLink ? (
        <div className="lead-qr">
          <QrCode value={scannedLink} label={words.qr} />
          <p className="muted small">{words.scan}</p>
        </div>
      ) : (
        <LinkButton
          href={address || `${pageOrigin()}/`}
          kind="primary"
          wide
          reason={address ? "app" : "home"}
        >
          {address ? words.open : signUpCopy.continue}
        </LinkButton>
      )}
      <StoreBadges appStore={appStore} playStore={playStore} />
    </Screen>
  );
}
