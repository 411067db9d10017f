import { useStore } from "zustand";
import { continueTexts } from "../../../shared/signin/continueTexts.ts";
import { Button } from "../../../shared/ui/Button.tsx";
import { Dialog } from "../../../shared/ui/Dialog.tsx";
import { useTexts } from "../../../shared/widget/useTexts.ts";
import type { RedeemStore } from "../store.ts";

/** Asks whose account it is, in a dialog over the bill, so that typed card data stays. */
export function ConfirmAccount({ store }: { store: RedeemStore }) {
  const copy = useTexts(continueTexts);
  const { isAsked, initials } = useStore(store.account.store);
  return (
    <Dialog
      open={isAsked}
      title={initials ? copy.heading({ linked: initials }) : copy.headingLink}
      onClose={store.account.close}
      closeLabel={null}
      actions={
        <>
          <Button kind="primary" wide onClick={store.account.confirm}>
            {initials ? copy.use({ linked: initials }) : copy.useLink}
          </Button>
          <Button kind="quiet" onClick={store.logOut}>
            {copy.other}
          </Button>
        </>
      }
    >
      <p>{copy.confirm}</p>
    </Dialog>
  );
}
