import type { StripeAccount } from "../../../../shared/contracts/partnerFinances.ts";
import type { PartnerProject } from "../../../../shared/contracts/partnerProject.ts";
import { humanized } from "../../../../shared/contracts/humanized.ts";
import { useTexts } from "../../../../shared/widget/useTexts.ts";
import { PortalLink } from "../../shell/PortalLink.tsx";
import type { PortalStore } from "../../storeType.ts";
import { ConnectForm } from "./ConnectForm.tsx";
import { dashboardRoute } from "../../route.ts";
import { RemoveAccount } from "./RemoveAccount.tsx";
import { Requirements } from "./Requirements.tsx";
import { texts } from "./texts.ts";

interface AccountListProps {
  portal: PortalStore;
  project: PartnerProject;
  accounts: readonly StripeAccount[];
  /** The number of locations without an account. */
  unassigned: number;
  isReadOnly: boolean;
}

/** The connected accounts with their open requirements, the next step, and the form to connect another. */
export function AccountList({
  portal,
  project,
  accounts,
  unassigned,
  isReadOnly,
}: AccountListProps) {
  const copy = useTexts(texts);
  return (
    <>
      {accounts
        .filter(({ requirementsDue }) => requirementsDue.length > 0)
        .map((account) => (
          <Requirements
            key={account.id}
            portal={portal}
            account={account}
            isReadOnly={isReadOnly}
          />
        ))}
      {accounts.length ? (
        <ul className="rows">
          {accounts.map((account) => (
            <li key={account.id} className="account">
              <Account account={account} />
              {!isReadOnly && <RemoveAccount portal={portal} account={account} />}
            </li>
          ))}
        </ul>
      ) : (
        <p>{copy.none}</p>
      )}
      {accounts.length > 0 && !isReadOnly && <NextStep portal={portal} unassigned={unassigned} />}
      {!isReadOnly && (
        <ConnectForm portal={portal} project={project} isFirst={accounts.length === 0} />
      )}
    </>
  );
}

/**
 * Continues from a connected account: to its locations, or back if every location has an account.
 */
function NextStep({ portal, unassigned }: { portal: PortalStore; unassigned: number }) {
  const copy = useTexts(texts);
  const route = unassigned
    ? ({ page: "finances", id: null, query: { step: "assign" } } as const)
    : dashboardRoute;
  return (
    <div className="finances-next">
      <p>{unassigned ? copy.next.unassigned({ rows: unassigned }) : copy.next.assigned}</p>
      <PortalLink portal={portal} to={route} className="button primary">
        {unassigned ? copy.next.assign : copy.next.done}
      </PortalLink>
    </div>
  );
}

function Account({
  account: { name, lastFour, status, partnerLocationIds },
}: {
  account: StripeAccount;
}) {
  const copy = useTexts(texts);
  const statuses: Readonly<Record<string, string>> = copy.status;
  return (
    <span className="row-words">
      <strong>{name ?? copy.unnamed}</strong>
      <span className="muted small">
        {lastFour && <span translate="no">{copy.ending({ digits: lastFour })} · </span>}
        {copy.forLocations({ rows: partnerLocationIds.length })}
      </span>
      {status && (
        <span>
          <span className={status === "active" ? "pill good" : "pill warn"}>
            {statuses[status] ?? humanized(status)}
          </span>
        </span>
      )}
    </span>
  );
}
