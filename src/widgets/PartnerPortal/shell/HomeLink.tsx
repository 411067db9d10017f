import type { ComponentProps } from "react";
import { ChevronLeftIcon } from "../../../shared/ui/icons/ChevronLeft.ts";
import { PortalLink } from "./PortalLink.tsx";

/** The way back from an item to its list, above the item's page. */
export function HomeLink({ children, ...props }: ComponentProps<typeof PortalLink>) {
  return (
    <PortalLink {...props} className="frame-home">
      <ChevronLeftIcon />
      {children}
    </PortalLink>
  );
}
