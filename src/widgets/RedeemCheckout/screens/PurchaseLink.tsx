import { LinkButton } from "../../../shared/ui/LinkButton.tsx";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

/** A link to the page that sells credit. Renders nothing without a safe address (G19). */
export function PurchaseLink({ href }: { href: string | null | undefined }) {
  const { login } = useTexts(texts);
  return (
    <LinkButton href={href} kind="quiet">
      {login.purchase}
    </LinkButton>
  );
}
