import {
  giftStatuses,
  type GiftRecipient,
} from "../../../shared/contracts/bulkGiftingRedemptions.ts";
import { Button } from "../../../shared/ui/Button.tsx";
import { Select } from "../../../shared/ui/Select.tsx";
import { TextField } from "../../../shared/ui/TextField.tsx";
import { useTexts } from "../../../shared/widget/useTexts.ts";
import { texts as widgetTexts } from "../texts.ts";
import { canRemind } from "./figures.ts";
import type { Gifts } from "./gifts.ts";
import type { GiftsState } from "./giftsState.ts";
import { statusText } from "./statusText.ts";
import { texts } from "./texts.ts";
import type { GiftActions } from "./useGiftActions.ts";

interface GiftToolsProps {
  gifts: Gifts;
  state: GiftsState;
  actions: GiftActions;
}

/** The search, the status filter, the export and the reminder above the table. */
export function GiftTools({ gifts, state, actions }: GiftToolsProps) {
  const copy = useTexts(texts);
  const { detail: words } = copy;
  const { isExporting, exportAll, askToRemind } = actions;
  return (
    <div className="gifts-tools">
      <TextField
        label={words.search}
        type="search"
        autoComplete="off"
        value={state.query}
        onChange={(query) => gifts.filter({ query })}
      />
      <Select
        label={words.status}
        value={state.status}
        onChange={(status) => gifts.filter({ status })}
        options={[
          { value: "", label: copy.orders.all },
          ...giftStatuses.map((value) => ({ value, label: statusText(value, copy) })),
        ]}
      />
      <Button busy={isExporting} busyText={words.exporting} onClick={() => void exportAll()}>
        {words.export}
      </Button>
      {state.gifts.some(canRemind) && (
        <Button disabled={isExporting} onClick={() => void askToRemind()}>
          {words.remind}
        </Button>
      )}
    </div>
  );
}

interface TickedGiftsProps extends GiftToolsProps {
  ticked: readonly GiftRecipient[];
}

/** The actions for all ticked gifts at once. */
export function TickedGifts({ gifts, state, actions, ticked }: TickedGiftsProps) {
  const { detail: words } = useTexts(texts);
  const { people } = useTexts(widgetTexts);
  const isBusy = ticked.some(({ id }) => state.busy.has(id));
  const count = ticked.length;
  return (
    <div className="gifts-ticked" role="group" aria-label={words.selected({ count })}>
      <span>{words.selected({ count })}</span>
      <Button
        busy={isBusy}
        onClick={() =>
          void actions.act(ticked, gifts.resend, words.resent({ people: people({ count }) }))
        }
      >
        {words.resend}
      </Button>
      <Button
        danger
        disabled={isBusy}
        onClick={() => actions.setAsking({ kind: "cancel", of: ticked })}
      >
        {words.cancel}
      </Button>
    </div>
  );
}
