import { humanized } from "../../../../shared/contracts/humanized.ts";
import type { StripeAccount } from "../../../../shared/contracts/partnerFinances.ts";
import { Alert } from "../../../../shared/ui/Alert.tsx";
import { Button } from "../../../../shared/ui/Button.tsx";
import type { PortalStore } from "../../store.ts";
import { useConnectAccount } from "./useConnectAccount.ts";
import { copy } from "./copy.ts";

interface RequirementsProps {
  portal: PortalStore;
  account: StripeAccount;
  isReadOnly: boolean;
}

/** The provider's open requirements for payouts. */
export function Requirements({
  portal,
  account: { name, requirementsDue, partnerLocationIds },
  isReadOnly,
}: RequirementsProps) {
  const { isBusy, formError: error, connect } = useConnectAccount(portal);
  const [first] = partnerLocationIds;
  return (
    <Alert
      title={copy.requirements.title(name ?? copy.unnamed)}
      actions={
        !isReadOnly && (
          <Button
            busy={isBusy}
            onClick={() =>
              void connect(first === undefined ? { all_locations: true } : { location_id: first })
            }
          >
            {copy.requirements.action}
          </Button>
        )
      }
    >
      <p>{copy.requirements.text}</p>
      <ul className="requirements">
        {requirementsDue.map((requirement) => (
          <li key={requirement}>{requirementText(requirement)}</li>
        ))}
      </ul>
      {error && <p>{error}</p>}
    </Alert>
  );
}

/**
 * `individual.verification.document` as 'Individual: verification document'; a sentence stays
 * unchanged.
 */
function requirementText(requirement: string): string {
  if (/\s/.test(requirement)) return requirement;
  const [subject = "", ...parts] = requirement.split(".");
  return parts.length
    ? `${humanized(subject)}: ${parts.map((part) => part.replaceAll("_", " ")).join(" ")}`
    : humanized(subject);
}
