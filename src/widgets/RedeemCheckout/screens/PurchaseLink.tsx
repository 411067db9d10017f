import { LinkButton } from "../../../shared/ui/LinkButton.tsx";
import { copy } from "../copy.ts";

/** Where credit is sold; nothing without a safe address (G19). */
export function PurchaseLink({ href }: { href: string | null | undefined }) {
  return (
    <LinkButton href={href} kind="quiet">
      {copy.login.purchase}
    </LinkButton>
  );
}
