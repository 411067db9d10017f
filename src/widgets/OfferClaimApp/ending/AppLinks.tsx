import type { Enterprise } from "../../../shared/contracts/offers.ts";
import { LinkButton } from "../../../shared/ui/LinkButton.tsx";
import { StoreBadges } from "../../../shared/ui/StoreBadges.tsx";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import { deferredCopy } from "../deferredCopy.ts";

/** Links to the app and its stores: the partner's, else the page's. Missing addresses are hidden (G19). */
export function AppLinks({ enterprise }: { enterprise: Enterprise | null }) {
  const { links } = useEnvironment().config;
  return (
    <>
      <LinkButton href={links["app"]} kind="primary" wide>
        {deferredCopy.success.openApp}
      </LinkButton>
      <StoreBadges
        appStore={enterprise?.appStoreUrl ?? links["appStore"]}
        playStore={enterprise?.playStoreUrl ?? links["playStore"]}
      />
    </>
  );
}
