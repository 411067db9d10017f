import { queryParameters } from "../../shared/host/address.ts";
import { phoneSystem } from "../../shared/host/device.ts";
import { linkWith } from "../../shared/host/linkWith.ts";
import { pageAddress } from "../../shared/host/navigation.ts";

type Links = Readonly<Record<string, string>>;

/**
 * Parameters passed on to the app, so that an installation is attributed to this page's campaign.
 */
function isForwarded(name: string): boolean {
  return name === "code" || name.startsWith("utm_");
}

/**
 * The smart link, which opens the app or the right store, with the page's campaign (U6); null when
 * none is configured.
 */
export function smartLink(links: Links): string | null {
  return links["appSmart"] ? linkWith(links["appSmart"], queryParameters(isForwarded)) : null;
}

/** The first button on a phone: the smart link, else that phone's store, else the app. */
export function firstLink(links: Links): string | null {
  const system = phoneSystem();
  const store =
    system === "ios" ? links["appStore"] : system === "android" ? links["playStore"] : null;
  return smartLink(links) ?? (store || links["app"] || null);
}

/**
 * The QR code's link: the smart link, else this page, which shows the scanning phone its own
 * button.
 */
export function scannedLink(links: Links): string {
  return smartLink(links) ?? pageAddress();
}
