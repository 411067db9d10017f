import { textLink } from "../ui/textLink.tsx";
import { safeHref } from "../host/safeHref.ts";
import { useEnvironment } from "../widget/environment.ts";
import { texts } from "./texts.ts";
import { useTexts } from "../widget/useTexts.ts";

/** The terms that people accept with the button, with the links that the host has configured. */
export function Agreement() {
  const { create: words } = useTexts(texts);
  const { terms, privacy } = useEnvironment().config.links;
  if (!safeHref(terms) && !safeHref(privacy))
    return <p className="muted small">{words.agreePlain}</p>;
  return (
    <p className="muted small">
      {words.agree({
        terms: textLink("terms", terms),
        privacy: textLink("privacy", privacy),
      })}
    </p>
  );
}
