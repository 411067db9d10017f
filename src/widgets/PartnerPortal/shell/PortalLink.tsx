import type { ComponentProps, MouseEvent } from "react";
import type { Place } from "../place.ts";
import type { PortalStore } from "../store.ts";

interface PortalLinkProps extends Omit<ComponentProps<"a">, "href" | "onClick"> {
  portal: PortalStore;
  to: Place;
}

/** A link within the portal: a real address for a new tab, and the guard of unsaved work for a plain press. */
export function PortalLink({ portal, to, children, ...rest }: PortalLinkProps) {
  function press(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button > 0)
      return;
    event.preventDefault();
    portal.navigation.open(to);
  }
  return (
    <a {...rest} href={portal.navigation.href(to)} onClick={press}>
      {children}
    </a>
  );
}
