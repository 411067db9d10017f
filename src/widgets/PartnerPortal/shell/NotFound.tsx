import { copy } from "../copy.ts";
import { dashboardRoute } from "../route.ts";
import type { PortalStore } from "../store.ts";
import { Page } from "./Page.tsx";
import { PortalLink } from "./PortalLink.tsx";

export function NotFound({ portal }: { portal: PortalStore }) {
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
