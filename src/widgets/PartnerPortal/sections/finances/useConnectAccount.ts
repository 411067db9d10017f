import { useEffect, useState } from "react";
import { createOauthLink } from "../../../../shared/contracts/partnerFinances.ts";
import { onPageRestored } from "../../../../shared/host/navigation.ts";
import { safeHref } from "../../../../shared/host/safeHref.ts";
import { useTexts } from "../../../../shared/widget/useTexts.ts";
import { useProblemText } from "../../problemText.ts";
import type { PortalStore } from "../../storeType.ts";
import { texts } from "./texts.ts";

export type Scope = { readonly location_id: string } | { readonly all_locations: true };

/**
 * Opens the provider's page in this tab (P14). Stays busy until the page unloads or is restored.
 */
export function useConnectAccount(portal: PortalStore) {
  const copy = useTexts(texts);
  const problemText = useProblemText();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  useEffect(() => {
    const unmounting = new AbortController();
    onPageRestored(unmounting.signal, () => setBusy(false));
    return () => unmounting.abort();
  }, []);

  async function connect(body: Scope): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setError(null);
    const outcome = await portal
      .client()
      .call(createOauthLink, { path: { slug: portal.slug() }, body });
    const url = outcome.ok ? webLink(outcome.value.url) : null;
    if (url) return portal.environment().navigate(url, "connect-account");
    setBusy(false);
    setError(outcome.ok ? copy.connect.unsafe : problemText(outcome.problem, copy.connect.failed));
  }

  return { isBusy, formError: error, connect };
}

/** Accepts only a web address, because it replaces this page (fault A2). */
function webLink(text: string): string | null {
  const href = safeHref(text);
  return href && /^https?:/.test(href) ? href : null;
}
