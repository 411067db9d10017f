import type { ReactNode } from "react";
import { useSheet } from "../widget/useSheet.ts";
import { safeHref } from "../host/safeHref.ts";
import { useTexts } from "../widget/useTexts.ts";
import css from "./StoreBadges.css?inline";
import { storeTexts } from "./storeTexts.ts";

export interface StoreBadgesProps {
  appStore: string | null | undefined;
  playStore: string | null | undefined;
}

/** Links to the app in the stores. A store without an address has no badge (G19). */
export function StoreBadges({ appStore, playStore }: StoreBadgesProps) {
  const copy = useTexts(storeTexts);
  useSheet(css, "ui");
  const apple = safeHref(appStore);
  const google = safeHref(playStore);
  if (!apple && !google) return null;
  return (
    <div className="store-badges" translate="no">
      {apple && (
        <Badge href={apple} above={copy.appStore} store="App Store">
          <path
            fill="#fff"
            d="M12.2 8.2C10.8 7.4 9.6 6.8 8 6.8c-3.6 0-6.4 3.1-6.4 7.8 0 5.6 3.6 11.6 7 11.6 1.4 0 2.2-.9 4-.9s2.5.9 4 .9c2.6 0 5-3.6 6-6.6-2.4-1-3.7-3-3.7-5.3 0-2.2 1.1-4 3-5.2a6.2 6.2 0 0 0-4.9-2.3c-1.8 0-3.1.8-4.8 1.4ZM16.6 1c.2 2.6-2 5.2-4.5 5.1C11.8 3.6 14 1.2 16.6 1Z"
          />
        </Badge>
      )}
      {google && (
        <Badge href={google} above={copy.googlePlay} store="Google Play">
          <path
            fill="#4285f4"
            d="M1.7 3.2 12.1 14 1.7 24.8a3 3 0 0 1-.3-1.3v-19c0-.5.1-.9.3-1.3Z"
          />
          <path fill="#34a853" d="M1.7 3.2C2.3 2 3.7 1.8 4.9 2.4l11.5 6.7-4.3 4.9Z" />
          <path fill="#fbbc04" d="m16.4 9.1 4.6 2.7c1.7 1 1.7 3.4 0 4.4l-4.6 2.7-4.3-4.9Z" />
          <path fill="#ea4335" d="M1.7 24.8c.6 1.2 2 1.4 3.2.8l11.5-6.7-4.3-4.9Z" />
        </Badge>
      )}
    </div>
  );
}

interface BadgeProps {
  href: string;
  above: string;
  store: string;
  /** The store's logo. */
  children: ReactNode;
}

function Badge({ href, above, store, children }: BadgeProps) {
  return (
    <a className="store-badge" dir="ltr" href={href} target="_blank" rel="noopener noreferrer">
      <svg viewBox="0 0 24 28" width="21" height="25" aria-hidden="true">
        {children}
      </svg>
      <span>
        <small>{above} </small>
        <strong>{store}</strong>
      </span>
    </a>
  );
}
