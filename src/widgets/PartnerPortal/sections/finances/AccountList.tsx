import type { StripeAccount } from "../../../../shared/contracts/partnerFinances.ts";
import type { PartnerProject } from "../../../../shared/contracts/partnerProject.ts";
import { humanized } from "../../../../shared/contracts/humanized.ts";
import type { PortalStore } from "../../store.ts";
import { ConnectForm } from "./ConnectForm.tsx";
import { copy } from "./copy.ts";
import { RemoveAccount } from "./RemoveAccount.tsx";
import { Requirements } from "./Requirements.tsx";

interface AccountListProps {
  portal: PortalStore;
  project: PartnerProject;
  accounts: readonly StripeAccount[];
  isReadOnly: boolean;
}

/** The connected accounts with their open requirements, and the form to connect another. */
export function AccountList({ portal, project, accounts, isReadOnly }: AccountListProps) {
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
      {!isReadOnly && <ConnectForm portal={portal} project={project} />}
    </>
  );
}

function Account({
  account: { name, lastFour, status, partnerLocationIds },
}: {
  account: StripeAccount;
}) {
  return (
    <span className="row-words">
      <strong>{name ?? copy.unnamed}</strong>
      <span className="muted small">
        {lastFour && <span translate="no">{copy.ending(lastFour)} · </span>}
        {copy.forLocations(partnerLocationIds.length)}
      </span>
      {status && (
        <span>
          <span className={status === "active" ? "pill good" : "pill warn"}>
            {humanized(status)}
          </span>
        </span>
      )}
    </span>
  );
}
