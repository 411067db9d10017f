import { useEffect, useState } from "react";
import { createOauthLink } from "../../../../shared/contracts/partnerFinances.ts";
import { onPageRestored } from "../../../../shared/host/navigation.ts";
import { safeHref } from "../../../../shared/host/safeHref.ts";
import { problemText } from "../../problemText.ts";
import type { PortalStore } from "../../store.ts";
import { copy } from "./copy.ts";

export type Scope = { readonly location_id: string } | { readonly all_locations: true };

/** The way to the provider's page, in this tab (P14). Stays busy until the page is gone, or comes back. */
export function useConnecting(portal: PortalStore) {
  const [isBusy, setBusy] = useState(false);
  const [complaint, setComplaint] = useState<string | null>(null);

  useEffect(() => {
    const gone = new AbortController();
    onPageRestored(gone.signal, () => setBusy(false));
    return () => gone.abort();
  }, []);

  async function connect(body: Scope): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setComplaint(null);
    const outcome = await portal
      .client()
      .call(createOauthLink, { path: { slug: portal.slug() }, body });
    const url = outcome.ok ? webLink(outcome.value.url) : null;
    if (url) return portal.environment().navigate(url, "connect-account");
    setBusy(false);
    setComplaint(
      outcome.ok ? copy.connect.unsafe : problemText(outcome.problem, copy.connect.failed),
    );
  }

  return { isBusy, complaint, connect };
}

/** Only a web page may be opened in place of this one (fault A2). */
function webLink(given: string): string | null {
  const href = safeHref(given);
  return href && /^https?:/.test(href) ? href : null;
}
