import { queryParameters } from "../../shared/host/address.ts";
import { phoneSystem } from "../../shared/host/device.ts";
import { linkWith } from "../../shared/host/linkWith.ts";
import { pageAddress } from "../../shared/host/navigation.ts";

type Links = Readonly<Record<string, string>>;

/** What travels on to the app, so that an installation is known to come from this page's campaign. */
function isCarried(name: string): boolean {
  return name === "code" || name.startsWith("utm_");
}

/** The link that opens the app or the right store by itself (U6), with the page's campaign; null where none is configured. */
export function smartLink(links: Links): string | null {
  return links["appSmart"] ? linkWith(links["appSmart"], queryParameters(isCarried)) : null;
}

/** The first button on a phone: the smart link, else the store of that phone, else the app itself. */
export function firstLink(links: Links): string | null {
  const system = phoneSystem();
  const store =
    system === "ios" ? links["appStore"] : system === "android" ? links["playStore"] : null;
  return smartLink(links) ?? (store || links["app"] || null);
}

/** What a phone's camera should open: the smart link, else this page, where that phone finds its own button. */
export function scannedLink(links: Links): string {
  return smartLink(links) ?? pageAddress();
}
