import type { PageConfig } from "../config/pageConfig.ts";
import type { AttributeTrust } from "../options/attributeTrust.ts";
import { pageHref, pageOrigin } from "../host/navigation.ts";
import { OptionsError } from "../options/readOptions.ts";
import type { Place } from "./contract.ts";

/** Which attributes this page's widgets may trust. */
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

/**
 * Throws an OptionsError if the page's configuration does not allow markup to start this widget
 * here.
 */
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
