import { useState } from "react";
import {
  deleteStripeAccount,
  type StripeAccount,
} from "../../../../shared/contracts/partnerFinances.ts";
import { Button } from "../../../../shared/ui/Button.tsx";
import { useTexts } from "../../../../shared/widget/useTexts.ts";
import { RemovalDialog } from "../../removal/RemovalDialog.tsx";
import type { PortalStore } from "../../storeType.ts";
import { applyAssignment } from "./assignment.ts";
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
          remove={() =>
            portal
              .client()
              .call(deleteStripeAccount, { path: { slug: portal.slug(), id: account.id } })
          }
          onRemoved={handleRemoved}
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  );
}
