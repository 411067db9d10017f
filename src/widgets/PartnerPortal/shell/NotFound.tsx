import { useTexts } from "../../../shared/widget/useTexts.ts";
import { dashboardRoute } from "../route.ts";
import type { PortalStore } from "../storeType.ts";
import { texts } from "../texts.ts";
import { Page } from "./Page.tsx";
import { PortalLink } from "./PortalLink.tsx";

export function NotFound({ portal }: { portal: PortalStore }) {
  const copy = useTexts(texts);
  return (
    <>
      <Page screenKey="lost" heading={copy.notFound.heading} lead={copy.notFound.text} />
      <p>
        <PortalLink portal={portal} to={dashboardRoute}>
          {copy.notFound.home}
        </PortalLink>
      </p>
    </>
  );
}
