import { useMemo } from "react";
import type { GiftRecipient } from "../../../shared/contracts/bulkGiftingRedemptions.ts";
import { WindowedTable } from "../../../shared/list/WindowedTable.tsx";
import { Alert } from "../../../shared/ui/Alert.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import type { Terms } from "../account/terms.ts";
import { giftName, isOpen } from "./figures.ts";
import { giftColumns } from "./giftColumns.tsx";
import { GiftDialogs } from "./GiftDialogs.tsx";
import { GiftTools, TickedGifts } from "./GiftTools.tsx";
import type { Gifts } from "./gifts.ts";
import type { GiftsState } from "./giftsState.ts";
import { texts } from "./texts.ts";
import { useGiftActions } from "./useGiftActions.ts";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

interface GiftTableProps {
  gifts: Gifts;
  state: GiftsState;
  terms: Terms;
  announce: (text: string) => void;
}

/**
 * Every gift of an order, with the actions that are still possible for one gift or for the ticked
 * ones.
 */
export function GiftTable({ gifts, state, terms, announce }: GiftTableProps) {
  const copy = useTexts(texts);
  const { detail: words } = copy;
  const { lang } = useEnvironment();
  const actions = useGiftActions(gifts, announce);
  const { chosen, setChosen, setAsking, formError, act, copyLink } = actions;
  const rows = useMemo(() => (gifts.isWhole() ? matching(state) : state.gifts), [gifts, state]);
  const ticked = state.gifts.filter((gift) => chosen.has(gift.id) && isOpen(gift));
  const columns = giftColumns({
    copy,
    lang,
    terms,
    chosen,
    busy: state.busy,
    choose: (id, isChosen) =>
      setChosen(new Set(isChosen ? [...chosen, id] : [...chosen].filter((one) => one !== id))),
    resend: (gift) =>
      void act([gift], gifts.resend, words.resent({ people: giftName(gift, copy) })),
    cancel: (gift) => setAsking({ kind: "cancel", of: [gift] }),
    correct: (gift) => setAsking({ kind: "correct", gift, formError: null }),
    copyLink: (url) => void copyLink(url),
  });
  return (
    <section className="gifts gift-list" aria-label={words.list}>
      <GiftTools gifts={gifts} state={state} actions={actions} />
      {formError && <Alert>{formError}</Alert>}
      {ticked.length > 0 && (
        <TickedGifts gifts={gifts} state={state} actions={actions} ticked={ticked} />
      )}
      {rows.length ? (
        <WindowedTable
          label={words.list}
          rows={rows}
          keyOf={({ id }) => id}
          columns={columns}
          estimatePx={84}
          heightPx={680}
        />
      ) : (
        <p className="muted">{words.none}</p>
      )}
      <More state={state} shown={rows.length} onMore={gifts.more} />
      <GiftDialogs gifts={gifts} terms={terms} actions={actions} />
    </section>
  );
}

function More({ state, shown, onMore }: { state: GiftsState; shown: number; onMore: () => void }) {
  const { detail: words } = useTexts(texts);
  if (state.isCut) return <Alert>{words.cut}</Alert>;
  if (state.next === null) return null;
  return (
    <div className="gifts-more">
      <span className="muted small">
        {words.shown({
          shown,
          total: state.total,
        })}
      </span>
      <Button busy={state.isLoadingMore} onClick={onMore}>
        {words.more}
      </Button>
    </div>
  );
}

/** If all gifts are loaded, the search runs here instead of on the server. */
function matching({ gifts, query, status }: GiftsState): readonly GiftRecipient[] {
  const queryWords = query.trim().toLowerCase().split(/\s+/).filter(Boolean);
  return gifts.filter((gift) => {
    const text = `${gift.name ?? ""} ${gift.email ?? ""} ${gift.phone ?? ""}`.toLowerCase();
    return (!status || gift.status === status) && queryWords.every((word) => text.includes(word));
  });
}
