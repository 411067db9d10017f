import { humanized } from "../../../../shared/contracts/humanized.ts";
import type { StripeAccount } from "../../../../shared/contracts/partnerFinances.ts";
import { Alert } from "../../../../shared/ui/Alert.tsx";
import { Button } from "../../../../shared/ui/Button.tsx";
import type { PortalStore } from "../../store.ts";
import { useConnecting } from "./connecting.ts";
import { copy } from "./copy.ts";

interface RequirementsProps {
  portal: PortalStore;
  account: StripeAccount;
  isReadOnly: boolean;
}

/** What the provider still asks for, before it pays out. */
export function Requirements({
  portal,
  account: { name, requirementsDue, partnerLocationIds },
  isReadOnly,
}: RequirementsProps) {
  const { isBusy, complaint, connect } = useConnecting(portal);
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
          <li key={requirement}>{inWords(requirement)}</li>
        ))}
      </ul>
      {complaint && <p>{complaint}</p>}
    </Alert>
  );
}

/** `individual.verification.document` as 'Individual: verification document'; a sentence of the server's stays one. */
function inWords(requirement: string): string {
  if (/\s/.test(requirement)) return requirement;
  const [whose = "", ...what] = requirement.split(".");
  return what.length
    ? `${humanized(whose)}: ${what.map((part) => part.replaceAll("_", " ")).join(" ")}`
    : humanized(whose);
}
