import { pageOrigin } from "../../shared/host/navigation.ts";
import { CheckIcon } from "../../shared/ui/icons/Check.ts";
import { useTexts } from "../../shared/widget/useTexts.ts";
import { texts } from "./texts.ts";

/** Where the offer opens, if it has a page, and what this page never asks for. */
export function TrustNotes({ url }: { url: string | null }) {
  const copy = useTexts(texts);
  const host = url === null ? null : hostOf(url);
  return (
    <ul className="trust">
      {host && (
        <li>
          <CheckIcon size={18} />
          <span>
            {copy.opensOn} <strong translate="no">{host}</strong>
          </span>
        </li>
      )}
      <li>
        <CheckIcon size={18} />
        <span>{copy.noCardNumber}</span>
      </li>
    </ul>
  );
}

function hostOf(url: string): string | null {
  const base = `${pageOrigin()}/`;
  return URL.canParse(url, base) ? new URL(url, base).host : null;
}
