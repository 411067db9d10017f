import { Dialog } from "../../../shared/ui/Dialog.tsx";
import { TextField } from "../../../shared/ui/TextField.tsx";
import { useTexts } from "../../../shared/widget/useTexts.ts";
import type { Terms } from "../account/terms.ts";
import { texts as widgetTexts } from "../texts.ts";
import { AddressDialog } from "./AddressDialog.tsx";
import { CancelDialog } from "./CancelDialog.tsx";
import { giftName } from "./figures.ts";
import type { Gifts } from "./gifts.ts";
import { ReminderDialog } from "./ReminderDialog.tsx";
import { texts } from "./texts.ts";
import type { GiftActions } from "./useGiftActions.ts";

interface GiftDialogsProps {
  gifts: Gifts;
  terms: Terms;
  actions: GiftActions;
}

/** The dialogs of the gift table: cancel, remind, correct an address, and copy a link by hand. */
export function GiftDialogs({ gifts, terms, actions }: GiftDialogsProps) {
  const copy = useTexts(texts);
  const { detail: words } = copy;
  const { people } = useTexts(widgetTexts);
  const { asking, setAsking, act } = actions;
  return (
    <>
      <CancelDialog
        of={asking?.kind === "cancel" ? asking.of : null}
        country={terms.country}
        onClose={() => setAsking(null)}
        onCancel={(of) =>
          void act(
            of,
            gifts.cancel,
            words.canceled({
              people:
                of.length === 1 && of[0] ? giftName(of[0], copy) : people({ count: of.length }),
            }),
          )
        }
      />
      {asking?.kind === "remind" && (
        <ReminderDialog
          count={asking.of.length}
          onClose={() => setAsking(null)}
          onSend={() =>
            void act(asking.of, gifts.resend, words.reminded({ count: asking.of.length }))
          }
        />
      )}
      {asking?.kind === "correct" && (
        <AddressDialog
          gift={asking.gift}
          country={terms.country}
          typed={gifts.addressDraft.read(asking.gift.id)}
          formError={asking.formError}
          onClose={() => {
            gifts.addressDraft.forget();
            setAsking(null);
          }}
          onSave={(address, typed) => void actions.correct(asking.gift, address, typed)}
        />
      )}
      {asking?.kind === "link" && (
        <Dialog open title={words.linkTitle} onClose={() => setAsking(null)}>
          <TextField
            label={words.copyLink}
            readOnly
            value={asking.url}
            onChange={() => {}}
            onFocus={(event) => event.currentTarget.select()}
          />
        </Dialog>
      )}
    </>
  );
}
