import { LinkButton } from "../../../shared/ui/LinkButton.tsx";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import { copy } from "../copy.ts";
import { appLink } from "../links.ts";

/** Opens the gift in the app; the primary action on a phone. */
export function AppButton({ code, isFirst }: { code: string | null; isFirst: boolean }) {
  const { config } = useEnvironment();
  return (
    <LinkButton
      kind={isFirst ? "primary" : "secondary"}
      wide={isFirst}
      href={appLink(config.links, code)}
      reason="app"
    >
      {copy.openApp(config.product.name)}
    </LinkButton>
  );
}
