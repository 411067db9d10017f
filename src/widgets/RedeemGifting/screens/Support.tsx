import { pageOrigin } from "../../../shared/host/navigation.ts";
import { LinkButton } from "../../../shared/ui/LinkButton.tsx";
import { safeHref } from "../../../shared/host/safeHref.ts";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

/**
 * The next step without a gift: support, or the site's home page if no support link is configured.
 */
export function Support() {
  const copy = useTexts(texts);
  const support = safeHref(useEnvironment().config.links["support"]);
  return support ? (
    <LinkButton wide href={support}>
      {copy.support}
    </LinkButton>
  ) : (
    <LinkButton wide href={`${pageOrigin()}/`} reason="home">
      {copy.home}
    </LinkButton>
  );
}
