import { linkWith } from "../../shared/host/linkWith.ts";
import { LinkButton } from "../../shared/ui/LinkButton.tsx";

/** A link with the chosen amount; the host may cancel the navigation. */
export function CallToAction({ url, label, spend }: { url: string; label: string; spend: number }) {
  return (
    <LinkButton kind="primary" wide href={linkWith(url, { spend })} reason="cta">
      {label}
    </LinkButton>
  );
}
