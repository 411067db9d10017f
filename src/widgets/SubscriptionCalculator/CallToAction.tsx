import { linkWith } from "../../shared/host/linkWith.ts";
import { LinkButton } from "../../shared/ui/LinkButton.tsx";

/** A link that takes the chosen amount along; the host may take the navigation over. */
export function CallToAction({ url, label, spend }: { url: string; label: string; spend: number }) {
  return (
    <LinkButton kind="primary" wide href={linkWith(url, { spend })} reason="cta">
      {label}
    </LinkButton>
  );
}
