import { humanized } from "../../../../shared/contracts/humanized.ts";
import type { StripeAccount } from "../../../../shared/contracts/partnerFinances.ts";
import { Alert } from "../../../../shared/ui/Alert.tsx";
import { Button } from "../../../../shared/ui/Button.tsx";
import { useTexts } from "../../../../shared/widget/useTexts.ts";
import type { PortalStore } from "../../storeType.ts";
import { requirementsOf } from "./requirements.ts";
import { texts } from "./texts.ts";
import { useConnectAccount } from "./useConnectAccount.ts";

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
  const copy = useTexts(texts);
  const { isBusy, formError: error, connect } = useConnectAccount(portal);
  const [first] = partnerLocationIds;
  return (
    <Alert
      title={copy.requirements.title({ name: name ?? copy.unnamed })}
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
        {requirementsOf(requirementsDue).map((one) =>
          "text" in one ? (
            <li key={one.text}>{copy.requirements.due[one.text]}</li>
          ) : (
            <li key={one.given} lang={isCode(one.given) ? "en" : undefined}>
              {isCode(one.given) ? codeText(one.given) : one.given}
            </li>
          ),
        )}
      </ul>
      {error && <p>{error}</p>}
    </Alert>
  );
}

/** The text of a requirement, which the provider sends as a code or as a sentence. */
function isCode(requirement: string): boolean {
  return !/\s/.test(requirement);
}

/**
 * Makes a code without a text readable: `directors.verification.document` becomes 'Directors:
 * verification document'.
 */
function codeText(code: string): string {
  const [subject = "", ...parts] = code.split(".");
  return parts.length
    ? `${humanized(subject)}: ${parts.map((part) => part.replaceAll("_", " ")).join(" ")}`
    : humanized(subject);
}
