import { Button } from "../../../../shared/ui/Button.tsx";
import { safeHref } from "../../../../shared/host/safeHref.ts";
import { useTexts } from "../../../../shared/widget/useTexts.ts";
import type { PortalStore } from "../../storeType.ts";
import { texts } from "./texts.ts";

interface HelpCardProps {
  portal: PortalStore;
  specialist: { readonly name: string | null; readonly email: string | null } | null;
}

/** Ways to contact the onboarding specialist: by e-mail or through the portal. */
export function HelpCard({ portal, specialist }: HelpCardProps) {
  const copy = useTexts(texts);
  const email = specialist?.email;
  const href =
    email && email.includes("@")
      ? safeHref(`mailto:${encodeURIComponent(email).replace("%40", "@")}`)
      : undefined;
  return (
    <section className="card dash-block" aria-labelledby="dash-help">
      <h3 id="dash-help">{copy.help.heading}</h3>
      <p className="muted">{copy.help.text}</p>
      {email && href && (
        <p className="dash-mail">
          <a href={href}>{specialist.name ?? email}</a>
        </p>
      )}
      <Button onClick={() => portal.askForHelp()}>{copy.help.ask}</Button>
    </section>
  );
}
