import { LinkButton } from "../../../shared/ui/LinkButton.tsx";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import { appLink } from "../links.ts";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

/** Opens the gift in the app; the primary action on a phone. */
export function AppButton({ code, isFirst }: { code: string | null; isFirst: boolean }) {
  const copy = useTexts(texts);
  const { config } = useEnvironment();
  return (
    <LinkButton
      kind={isFirst ? "primary" : "secondary"}
      wide={isFirst}
      href={appLink(config.links, code)}
      reason="app"
    >
      {copy.openApp({ product: config.product.name })}
    </LinkButton>
  );
}
