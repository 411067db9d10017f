import { useState } from "react";
import {
  deleteStripeAccount,
  type StripeAccount,
} from "../../../../shared/contracts/partnerFinances.ts";
import { Button } from "../../../../shared/ui/Button.tsx";
import { useTexts } from "../../../../shared/widget/useTexts.ts";
import { RemovalDialog } from "../../removal/RemovalDialog.tsx";
import { changedMeanwhile, notFound } from "../../notFound.ts";
import type { PortalStore } from "../../storeType.ts";
import type { Outcome } from "../../../../shared/api/outcome.ts";
import { applyAccounts, applyAssignment } from "./applyAssignment.ts";
import { isSameSet, readAccounts } from "./assignment.ts";
import { texts } from "./texts.ts";

/** Removes an account after a confirmation that says how many locations use it. */
export function RemoveAccount({
  portal,
  account,
}: {
  portal: PortalStore;
  account: StripeAccount;
}) {
  const copy = useTexts(texts);
  const removeCopy = useTexts(texts).remove;
  const [isConfirming, setConfirming] = useState(false);
  const name = account.name ?? copy.unnamed;

  /** Removes the account as the user saw it; where it is for other locations by now, these are shown first. */
  async function remove(): Promise<Outcome<unknown>> {
    const [client, slug] = [portal.client(), portal.slug()];
    const current = await readAccounts(client, slug);
    if (!current.ok) return current;
    const now = current.value.find(({ id }) => id === account.id);
    if (!now) return notFound;
    if (!isSameSet(now.partnerLocationIds, account.partnerLocationIds)) {
      applyAccounts(portal, current.value);
      return changedMeanwhile(removeCopy.changed);
    }
    return client.call(deleteStripeAccount, {
      path: { slug, id: account.id },
      query: { ...(now.lockVersion !== null && { lock_version: now.lockVersion }) },
    });
  }

  function handleRemoved(): void {
    setConfirming(false);
    portal.showToast(removeCopy.done);
    applyAssignment(portal, account.id, []);
    portal.changeProject((project) => ({
      ...project,
      finance: project.finance.filter(({ id }) => id !== account.id),
    }));
    portal.resources.accounts.change((list) => list.filter(({ id }) => id !== account.id));
  }

  return (
    <>
      <Button kind="quiet" danger onClick={() => setConfirming(true)}>
        {removeCopy.button}
        <span className="visually-hidden"> {name}</span>
      </Button>
      {isConfirming && (
        <RemovalDialog
          title={removeCopy.title({ name })}
          text={removeCopy.text({ rows: account.partnerLocationIds.length })}
          words={removeCopy}
          remove={remove}
          onRemoved={handleRemoved}
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  );
}
