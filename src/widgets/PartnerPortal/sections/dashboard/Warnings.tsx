import type { ProjectWarning } from "../../../../shared/contracts/partnerProject.ts";
import { useTexts } from "../../../../shared/widget/useTexts.ts";
import type { PortalRoute } from "../../route.ts";
import { PortalLink } from "../../shell/PortalLink.tsx";
import type { PortalStore } from "../../storeType.ts";
import { texts } from "./texts.ts";

/** What the team asks the partner to change. A warning that names a page is a link. */
export function Warnings({
  portal,
  warnings,
}: {
  portal: PortalStore;
  warnings: readonly ProjectWarning[];
}) {
  const copy = useTexts(texts);
  return (
    <section className="dash-block" aria-labelledby="dash-warnings">
      <h3 id="dash-warnings">{copy.missing.server}</h3>
      <ul className="dash-warnings">
        {warnings.map((warning) => {
          const to = warningRoute(warning);
          return (
            <li key={warning.message}>
              {to ? (
                <PortalLink portal={portal} to={to}>
                  {warning.message}
                </PortalLink>
              ) : (
                warning.message
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function warningRoute({ section, id, step, field }: ProjectWarning): PortalRoute | null {
  const page = (["locations", "brands", "finances", "integrations", "team"] as const).find(
    (page) => page === section,
  );
  return page ? { page, id, query: { ...(step && { step }), ...(field && { field }) } } : null;
}
