import { copy } from "../copy.ts";
import { dashboard } from "../place.ts";
import type { PortalStore } from "../store.ts";
import { PageHead } from "./PageHead.tsx";
import { PortalLink } from "./PortalLink.tsx";

export function Lost({ portal }: { portal: PortalStore }) {
  return (
    <>
      <PageHead screenKey="lost" heading={copy.lost.heading} lead={copy.lost.text} />
      <p>
        <PortalLink portal={portal} to={dashboard}>
          {copy.lost.home}
        </PortalLink>
      </p>
    </>
  );
}
