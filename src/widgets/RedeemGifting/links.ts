import { linkWith } from "../../shared/host/linkWith.ts";
import { pageAddress, pageHref, pageOrigin } from "../../shared/host/navigation.ts";

type Links = Readonly<Record<string, string>>;

/** Characters; longer links make the QR code too dense for cameras. */
const maxScannedLength = 600;

/** Opens the gift in the app, with its code if it has one; null when no app link is configured. */
export function appLink(links: Links, code: string | null): string | null {
  const link = links["appSmart"] || links["app"];
  return link ? linkWith(link, code ? { code } : {}) : null;
}

/**
 * The QR code's link: the smart link with the code, else this page, which links a phone to the app
 * (GC4).
 */
export function scannedLink(links: Links, code: string | null): string {
  const smart = links["appSmart"] ? linkWith(links["appSmart"], code ? { code } : {}) : null;
  return (
    [smart, pageHref(), pageAddress()].find((link) => link && link.length <= maxScannedLength) ??
    pageOrigin()
  );
}
