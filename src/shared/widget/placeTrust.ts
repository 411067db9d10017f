import type { PageConfig } from "../config/pageConfig.ts";
import type { AttributeTrust } from "../options/attributeTrust.ts";
import { pageHref, pageOrigin } from "../host/navigation.ts";
import { OptionsError } from "../options/readOptions.ts";
import type { Place } from "./contract.ts";

/** How far the attributes of this page count. */
export function attributeTrust(config: PageConfig): AttributeTrust {
  const { trustAttributes, apiOrigin, appOrigin, returnUrlOrigins, contentOrigins, links } = config;
  const linked = Object.values(links).flatMap((link) =>
    URL.canParse(link) ? new URL(link).origin : [],
  );
  return {
    isFull: trustAttributes,
    page: pageHref(),
    origins: [
      pageOrigin(),
      apiOrigin,
      appOrigin,
      ...returnUrlOrigins,
      ...contentOrigins,
      ...linked,
    ],
  };
}

/** Throws an OptionsError where the page's configuration keeps markup from starting this widget here. */
export function assertMayStart(
  { element, widget, written, isScripted }: Place,
  { widgets, userContent }: PageConfig,
): void {
  if (isScripted) return;
  if (widgets && !widgets.includes(widget) && !widgets.includes(written))
    throw new OptionsError(
      `DW109 ${widget}: the page configuration's "widgets" does not name it, so markup may not start it`,
    );
  if (userContent && element.closest(userContent))
    throw new OptionsError(
      `DW109 ${widget}: the element is inside "${userContent}", the page configuration's "userContent"`,
    );
}
