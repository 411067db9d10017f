import type { ReactNode } from "react";
import { LinkButton } from "../../../shared/ui/LinkButton.tsx";
import { QrCode } from "../../../shared/ui/QrCode.tsx";
import { safeHref } from "../../../shared/ui/safeHref.ts";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { StoreBadges } from "../../../shared/ui/StoreBadges.tsx";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import { signUpCopy } from "../signUpCopy.ts";

/** Links to the app, on this device and as a QR code. */
export function AppLinksScreen({ eyebrow }: { eyebrow: ReactNode }) {
  const { links: words } = signUpCopy;
  const { links, product } = useEnvironment().config;
  const { app, appStore, playStore } = links;
  const address = safeHref(app);
  return (
    <Screen
      screenKey="links"
      eyebrow={eyebrow}
      heading={words.heading}
      lead={words.lead(product.name)}
      actions={
        <LinkButton href={app} kind="primary" wide>
          {words.open}
        </LinkButton>
      }
    >
      <StoreBadges appStore={appStore} playStore={playStore} />
      {address && (
        <div className="lead-qr">
          <QrCode value={address} label={words.qr} text={address} />
        </div>
      )}
    </Screen>
  );
}
