import { pageOrigin } from "../../shared/host/navigation.ts";
import { CheckIcon } from "../../shared/ui/icons/Check.ts";
import { useTexts } from "../../shared/widget/useTexts.ts";
import { texts } from "./texts.ts";

/** Where the offer opens. Nothing if it has no page. */
export function TrustNotes({ url }: { url: string | null }) {
  const copy = useTexts(texts);
  const host = url === null ? null : hostOf(url);
  if (!host) return null;
  return (
    <p className="trust">
      <CheckIcon size={18} />
      <span>
        {copy.opensOn} <strong translate="no">{host}</strong>
      </span>
    </p>
  );
}

function hostOf(url: string): string | null {
  const base = `${pageOrigin()}/`;
  return URL.canParse(url, base) ? new URL(url, base).host : null;
}
