import { useMemo, useState } from "react";
import type { GiftRecipient } from "../../../shared/contracts/bulkGiftingRedemptions.ts";
import { giftStatuses } from "../../../shared/contracts/bulkGiftingRedemptions.ts";
import { copyText } from "../../../shared/host/clipboard.ts";
import { downloadText } from "../../../shared/host/output.ts";
import { WindowedTable } from "../../../shared/list/WindowedTable.tsx";
import { Alert } from "../../../shared/ui/Alert.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { Dialog } from "../../../shared/ui/Dialog.tsx";
import { Select } from "../../../shared/ui/Select.tsx";
import { TextField } from "../../../shared/ui/TextField.tsx";
import type { Terms } from "../account/terms.ts";
import { peopleText } from "../copy.ts";
import { AddressDialog } from "./AddressDialog.tsx";
import { CancelDialog } from "./CancelDialog.tsx";
import { copy, statusText } from "./copy.ts";
import { canRemind, giftName, giftsCsv, isOpen } from "./figures.ts";
import { giftColumns } from "./giftColumns.tsx";
import { ReminderDialog } from "./ReminderDialog.tsx";
import type { WriteResult, Gifts, GiftsState } from "./gifts.ts";

const { detail: words } = copy;

interface GiftTableProps {
  gifts: Gifts;
  state: GiftsState;
  terms: Terms;
  announce: (text: string) => void;
}

type Asking =
  | { readonly kind: "cancel"; readonly of: readonly GiftRecipient[] }
  | { readonly kind: "correct"; readonly gift: GiftRecipient }
  | { readonly kind: "remind"; readonly of: readonly GiftRecipient[] }
  | { readonly kind: "link"; readonly url: string }
  | null;

/** Every gift of an order, with what can still be done about it: for one, or for those that are ticked. */
export function GiftTable({ gifts, state, terms, announce }: GiftTableProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [asking, setAsking] = useState<Asking>(null);
  const [formError, setFormError] = useState<string | null>(null);
  const [isExporting, setExporting] = useState(false);
  const rows = useMemo(() => (gifts.isWhole() ? matching(state) : state.gifts), [gifts, state]);
  const ticked = state.gifts.filter((gift) => chosen.has(gift.id) && isOpen(gift));
  const isBusy = (of: readonly GiftRecipient[]) => of.some(({ id }) => state.busy.has(id));

  async function act(
    of: readonly GiftRecipient[],
    run: (ids: readonly string[]) => Promise<WriteResult>,
    done: string,
  ): Promise<void> {
    setFormError(null);
    setAsking(null);
    const ending = await run(of.map(({ id }) => id));
    if (ending === "busy" || ending === "signed-out") return;
    if (ending !== "done") return setFormError(formErrorOf(ending));
    setChosen(new Set());
    announce(done);
  }

  async function copyLink(url: string): Promise<void> {
    if (await copyText(url)) announce(words.linkCopied);
    else setAsking({ kind: "link", url });
  }

  async function exportAll(): Promise<void> {
    setFormError(null);
    setExporting(true);
    const all = await gifts.everyGift();
    setExporting(false);
    if (all) downloadText(words.file(gifts.id), giftsCsv(all), "text/csv;charset=utf-8");
    else setFormError(words.noExport);
  }

  async function askToRemind(): Promise<void> {
    setFormError(null);
    setExporting(true);
    const of = (await gifts.everyGift())?.filter(canRemind);
    setExporting(false);
    if (of?.length) setAsking({ kind: "remind", of });
    else setFormError(of ? words.noneToRemind : words.noReminder);
  }

  const columns = giftColumns({
    terms,
    chosen,
    busy: state.busy,
    choose: (id, isChosen) =>
      setChosen(new Set(isChosen ? [...chosen, id] : [...chosen].filter((one) => one !== id))),
    resend: (gift) => void act([gift], gifts.resend, words.resent(giftName(gift))),
    cancel: (gift) => setAsking({ kind: "cancel", of: [gift] }),
    correct: (gift) => setAsking({ kind: "correct", gift }),
    copyLink: (url) => void copyLink(url),
  });
  return (
    <section className="gifts gift-list" aria-label={words.list}>
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
            ...giftStatuses.map((value) => ({ value, label: statusText(value) })),
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
      {formError && <Alert>{formError}</Alert>}
      {ticked.length > 0 && (
        <div className="gifts-ticked" role="group" aria-label={words.selected(ticked.length)}>
          <span>{words.selected(ticked.length)}</span>
          <Button
            busy={isBusy(ticked)}
            onClick={() => void act(ticked, gifts.resend, words.resent(peopleText(ticked.length)))}
          >
            {words.resend}
          </Button>
          <Button
            danger
            disabled={isBusy(ticked)}
            onClick={() => setAsking({ kind: "cancel", of: ticked })}
          >
            {words.cancel}
          </Button>
        </div>
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
      <CancelDialog
        of={asking?.kind === "cancel" ? asking.of : null}
        country={terms.country}
        onClose={() => setAsking(null)}
        onCancel={(of) =>
          void act(
            of,
            gifts.cancel,
            words.canceled(of.length === 1 && of[0] ? giftName(of[0]) : peopleText(of.length)),
          )
        }
      />
      {asking?.kind === "remind" && (
        <ReminderDialog
          count={asking.of.length}
          onClose={() => setAsking(null)}
          onSend={() =>
            void act(asking.of, gifts.resend, words.reminded(peopleText(asking.of.length)))
          }
        />
      )}
      {asking?.kind === "correct" && (
        <AddressDialog
          gift={asking.gift}
          country={terms.country}
          onClose={() => setAsking(null)}
          onSave={(address) =>
            void act([asking.gift], ([id = ""]) => gifts.correct(id, address), words.corrected)
          }
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
    </section>
  );
}

function More({ state, shown, onMore }: { state: GiftsState; shown: number; onMore: () => void }) {
  if (state.isCut) return <Alert>{words.cut}</Alert>;
  if (state.next === null) return null;
  return (
    <div className="gifts-more">
      <span className="muted small">
        {words.shown(shown.toLocaleString("en-US"), state.total.toLocaleString("en-US"))}
      </span>
      <Button busy={state.isLoadingMore} onClick={onMore}>
        {words.more}
      </Button>
    </div>
  );
}

function formErrorOf(ending: Exclude<WriteResult, "done" | "busy" | "signed-out">): string {
  if (ending === "offline") return words.offline;
  return ending === "unknown" ? words.unknown : (ending.refused ?? words.refused);
}

/** Where all gifts are here already, they are searched here. */
function matching({ gifts, query, status }: GiftsState): readonly GiftRecipient[] {
  const wanted = query.trim().toLowerCase().split(/\s+/).filter(Boolean);
  return gifts.filter((gift) => {
    const text = `${gift.name ?? ""} ${gift.email ?? ""} ${gift.phone ?? ""}`.toLowerCase();
    return (!status || gift.status === status) && wanted.every((word) => text.includes(word));
  });
}
