import { useState } from "react";
import {
  deleteStripeAccount,
  type StripeAccount,
} from "../../../../shared/contracts/partnerFinances.ts";
import { Button } from "../../../../shared/ui/Button.tsx";
import { RemovalDialog } from "../../removal/RemovalDialog.tsx";
import type { PortalStore } from "../../store.ts";
import { assigned } from "./assignment.ts";
import { copy } from "./copy.ts";

const words = copy.remove;

/** Takes an account away after a question that says what it is for. */
export function RemoveAccount({
  portal,
  account,
}: {
  portal: PortalStore;
  account: StripeAccount;
}) {
  const [isAsking, setAsking] = useState(false);
  const name = account.name ?? copy.unnamed;

  function gone(): void {
    setAsking(false);
    portal.say(words.done);
    assigned(portal, account.id, []);
    portal.changeProject((now) => ({
      ...now,
      finance: now.finance.filter(({ id }) => id !== account.id),
    }));
    portal.resources.accounts.change((list) => list.filter(({ id }) => id !== account.id));
  }

  return (
    <>
      <Button kind="quiet" danger onClick={() => setAsking(true)}>
        {words.button}
        <span className="visually-hidden"> {name}</span>
      </Button>
      {isAsking && (
        <RemovalDialog
          title={words.title(name)}
          text={words.text(account.partnerLocationIds.length)}
          words={words}
          remove={() =>
            portal
              .client()
              .call(deleteStripeAccount, { path: { slug: portal.slug(), id: account.id } })
          }
          onGone={gone}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
