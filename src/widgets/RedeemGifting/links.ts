import { linkWith } from "../../shared/host/linkWith.ts";
import { pageAddress, pageHref, pageOrigin } from "../../shared/host/navigation.ts";

type Links = Readonly<Record<string, string>>;

/** More would make a code too dense for cameras, in characters. */
const longestScanned = 600;

/** Opens the gift in the app, with its code where there is one; null where no app link is configured. */
export function appLink(links: Links, code: string | null): string | null {
  const link = links["appSmart"] || links["app"];
  return link ? linkWith(link, code ? { code } : {}) : null;
}

/** GC4: the smart link with the code, else this page, which a phone shows with its own way into the app. */
export function scannedLink(links: Links, code: string | null): string {
  const smart = links["appSmart"] ? linkWith(links["appSmart"], code ? { code } : {}) : null;
  return (
    [smart, pageHref(), pageAddress()].find((link) => link && link.length <= longestScanned) ??
    pageOrigin()
  );
}
