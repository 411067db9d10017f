import { ExternalLink } from "../ui/ExternalLink.tsx";
import { safeHref } from "../ui/safeHref.ts";
import { useEnvironment } from "../widget/environment.ts";
import { copy } from "./copy.ts";

/** What the button agrees to, with the links that the host has configured. */
export function Agreement() {
  const { terms, privacy } = useEnvironment().config.links;
  const words = copy.create;
  if (!safeHref(terms) && !safeHref(privacy))
    return <p className="muted small">{words.agreePlain}</p>;
  return (
    <p className="muted small">
      {words.agree} <ExternalLink href={terms}>{words.terms}</ExternalLink> {words.and}{" "}
      <ExternalLink href={privacy}>{words.privacy}</ExternalLink>.
    </p>
  );
}
