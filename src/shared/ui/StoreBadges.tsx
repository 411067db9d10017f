import { useSheet } from "../widget/useSheet.ts";
import { safeHref } from "./safeHref.ts";
import css from "./StoreBadges.css?inline";

export interface StoreBadgesProps {
  appStore: string | null | undefined;
  playStore: string | null | undefined;
}

/** Links to the app in the stores; a store without an address has no badge (G19). */
export function StoreBadges({ appStore, playStore }: StoreBadgesProps) {
  useSheet(css, "kit");
  const apple = safeHref(appStore);
  const google = safeHref(playStore);
  if (!apple && !google) return null;
  return (
    <div className="store-badges" translate="no">
      {apple && <Badge href={apple} above="Download on the" store="App Store" />}
      {google && <Badge href={google} above="Get it on" store="Google Play" />}
    </div>
  );
}

function Badge({ href, above, store }: { href: string; above: string; store: string }) {
  return (
    <a className="store-badge" href={href} target="_blank" rel="noopener noreferrer">
      <span>{above} </span>
      <strong>{store}</strong>
    </a>
  );
}
