import { useState } from "react";
import type { GiftRecipient } from "../../../shared/contracts/bulkGiftingRedemptions.ts";
import { copyText } from "../../../shared/host/clipboard.ts";
import { downloadText } from "../../../shared/host/output.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";
import { canRemind, giftsCsv } from "./figures.ts";
import type { Gifts, WriteResult } from "./gifts.ts";
import type { TypedAddress } from "./addressDraft.ts";
import { texts } from "./texts.ts";

type Asking =
  | { readonly kind: "cancel"; readonly of: readonly GiftRecipient[] }
  | { readonly kind: "correct"; readonly gift: GiftRecipient; readonly formError: string | null }
  | { readonly kind: "remind"; readonly of: readonly GiftRecipient[] }
  | { readonly kind: "link"; readonly url: string }
  | null;

export type GiftActions = ReturnType<typeof useGiftActions>;

/**
 * What a buyer can do with the gifts of an order, the open dialog, and the error of the last
 * action.
 */
export function useGiftActions(gifts: Gifts, announce: (text: string) => void) {
  const copy = useTexts(texts);
  const { detail: words } = copy;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [asking, setAsking] = useState<Asking>(null);
  const [formError, setFormError] = useState<string | null>(null);
  const [isExporting, setExporting] = useState(false);

  async function act(
    of: readonly GiftRecipient[],
    run: (ids: readonly string[]) => Promise<WriteResult>,
    done: string,
  ): Promise<void> {
    setFormError(null);
    setAsking(null);
    const ending = await run(of.map(({ id }) => id));
    if (ending === "busy" || ending === "signed-out") return;
    if (ending !== "done") return setFormError(formErrorOf(ending, words));
    setChosen(new Set());
    announce(done);
  }

  /**
   * The dialog closes while the address is sent. It opens again with the typed values unless they
   * were saved.
   */
  async function correct(
    gift: GiftRecipient,
    address: { email?: string; phone?: string },
    typed: TypedAddress,
  ): Promise<void> {
    setFormError(null);
    setAsking(null);
    const ending = await sendAddress(gifts, gift, address, typed);
    if (ending === "signed-out") return;
    if (ending === "done") return announce(words.corrected);
    const latest = latestOf(gifts, gift);
    const formError =
      ending === "busy" || ending === "unknown" ? words.addressUnknown : formErrorOf(ending, words);
    setAsking({ kind: "correct", gift: latest, formError });
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
    if (all)
      downloadText(words.file({ id: gifts.id }), giftsCsv(all, copy), "text/csv;charset=utf-8");
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

  return {
    chosen,
    setChosen,
    asking,
    setAsking,
    formError,
    isExporting,
    act,
    correct,
    copyLink,
    exportAll,
    askToRemind,
  };
}

const latestOf = (gifts: Gifts, gift: GiftRecipient): GiftRecipient =>
  gifts.store.getState().gifts.find(({ id }) => id === gift.id) ?? gift;

/**
 * If the answer was lost, the gifts have been read again and may show that the address is saved.
 */
async function sendAddress(
  gifts: Gifts,
  gift: GiftRecipient,
  address: { readonly email?: string; readonly phone?: string },
  typed: TypedAddress,
): Promise<WriteResult> {
  gifts.addressDraft.write(gift.id, typed);
  const ending = await gifts.correct(gift.id, address);
  const isSaved =
    ending === "done" || (ending === "unknown" && hasAddress(latestOf(gifts, gift), address));
  if (isSaved) gifts.addressDraft.forget();
  return isSaved ? "done" : ending;
}

function hasAddress(
  { email, phone }: GiftRecipient,
  address: { readonly email?: string; readonly phone?: string },
): boolean {
  const isEmail = address.email === undefined || address.email === email;
  const isPhone = address.phone === undefined || address.phone === phone?.replace(/^\+/, "");
  return isEmail && isPhone;
}

function formErrorOf(
  ending: Exclude<WriteResult, "done" | "busy" | "signed-out">,
  words: (typeof texts)["messages"]["detail"],
): string {
  if (ending === "offline") return words.offline;
  return ending === "unknown" ? words.unknown : (ending.refused ?? words.refused);
}
