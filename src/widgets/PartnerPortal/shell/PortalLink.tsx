import type { ComponentProps, MouseEvent } from "react";
import type { PortalRoute } from "../route.ts";
import type { PortalStore } from "../storeType.ts";

interface PortalLinkProps extends Omit<ComponentProps<"a">, "href" | "onClick"> {
  portal: PortalStore;
  to: PortalRoute;
}

/**
 * A link within the portal. It has a real address for new tabs, and a plain click asks before
 * unsaved input is lost.
 */
export function PortalLink({ portal, to, children, ...linkProps }: PortalLinkProps) {
  function handleClick(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button > 0)
      return;
    event.preventDefault();
    portal.navigation.open(to);
  }
  return (
    <a {...linkProps} href={portal.navigation.href(to)} onClick={handleClick}>
      {children}
    </a>
  );
}
