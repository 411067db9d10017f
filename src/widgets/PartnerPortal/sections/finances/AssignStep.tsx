import { useState } from "react";
import type { StripeAccount } from "../../../../shared/contracts/partnerFinances.ts";
import type { PartnerProject } from "../../../../shared/contracts/partnerProject.ts";
import { Select } from "../../../../shared/ui/Select.tsx";
import { useTexts } from "../../../../shared/widget/useTexts.ts";
import { PortalLink } from "../../shell/PortalLink.tsx";
import type { PortalStore } from "../../storeType.ts";
import { Assignment } from "./Assignment.tsx";
import { texts } from "./texts.ts";

interface AssignStepProps {
  portal: PortalStore;
  project: PartnerProject;
  accounts: readonly StripeAccount[];
  isReadOnly: boolean;
}

/** Assigns locations to an account. */
export function AssignStep({ portal, project, accounts, isReadOnly }: AssignStepProps) {
  const copy = useTexts(texts);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const account = accounts.find(({ id }) => id === chosenId) ?? accounts[0];
  if (!account)
    return (
      <p>
        {copy.assign.first}{" "}
        <PortalLink portal={portal} to={{ page: "finances", id: null, query: { step: "connect" } }}>
          {copy.steps.connect}
        </PortalLink>
      </p>
    );
  if (!project.projectLocations.length) return <p>{copy.assign.noLocations}</p>;
  const options = accounts.map(({ id, name, lastFour }) => ({
    value: id,
    label: [name ?? copy.unnamed, lastFour && copy.ending({ digits: lastFour })]
      .filter(Boolean)
      .join(" "),
  }));
  return (
    <>
      <Select
        label={copy.assign.account}
        value={account.id}
        options={options}
        onChange={(id) => void portal.unsavedGuard.leave(() => setChosenId(id))}
      />
      <Assignment
        key={account.id}
        portal={portal}
        project={project}
        accounts={accounts}
        account={account}
        isReadOnly={isReadOnly}
      />
    </>
  );
}
