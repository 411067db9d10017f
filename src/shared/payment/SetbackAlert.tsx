import { asSent } from "../texts/serverTexts.tsx";
import { Alert } from "../ui/Alert.tsx";
import { ConnectionAlert } from "../ui/ConnectionAlert.tsx";
import { BillChanges, ChangeList } from "./BillChanges.tsx";
import type { Setback } from "./core/state.ts";
import type { Evidence } from "./core/finding.ts";
import { NotChargedAlert } from "./intent/NotChargedAlert.tsx";
import { useMoney } from "../ui/useMoney.ts";
import { texts } from "./texts.ts";
import { useTexts } from "../widget/useTexts.ts";

export interface SetbackWords {
  readonly title: string;
  readonly notSentTitle: string;
  readonly notSent: string;
  readonly notCharged: string;
  readonly offerEnded: string;
  readonly declined: string;
  readonly needsPayer?: string;
  readonly refused: string;
  readonly wordless: string;
  readonly unread: string;
  /** Shown if the bill owes nothing after a refusal, so somebody has paid it. */
  readonly paidByNow: string;
  readonly owed: (args: { amount: string }) => string;
  /** Shown if the restaurant's system does not know the bill and the transactions list nothing. */
  readonly notShown?: string;
  readonly fundsChanged: string;
  readonly stillOpen?: string;
}

/** Why a payment led back to the review, and what that means for the payer's money. */
export function SetbackAlert({
  why,
  words: ownWords,
}: {
  why: Setback;
  words?: SetbackWords | undefined;
}) {
  const copy = useTexts(texts);
  const words: SetbackWords = ownWords ?? copy.setback;
  switch (why.kind) {
    case "bill-changed":
      return <BillChanges changes={why.changes} />;
    case "offer-ended":
    case "funds-changed":
      return (
        <Alert kind="info">
          {why.kind === "offer-ended" ? words.offerEnded : words.fundsChanged}
          <ChangeList changes={why.changes} />
        </Alert>
      );
    case "not-charged":
      return why.elsewhere ? (
        <NotChargedAlert kind="bill" />
      ) : (
        <Alert kind="info">{words.notCharged}</Alert>
      );
    case "still-open":
      return words.stillOpen && <Alert kind="info">{words.stillOpen}</Alert>;
    case "not-sent":
      return <ConnectionAlert title={words.notSentTitle}>{words.notSent}</ConnectionAlert>;
    case "declined":
      return (
        <Alert title={words.title}>
          {(why.needsPayer && words.needsPayer) || (why.message ?? words.declined)}
        </Alert>
      );
    case "refused":
      return (
        <Alert title={words.refused}>
          <p>{asSent(why.message) ?? words.wordless}</p>
          <p>
            <EvidenceText evidence={why.evidence} words={words} />
          </p>
        </Alert>
      );
  }
}

/**
 * Says what the bill owed after a refusal, because a refusal alone does not prove that nothing was
 * charged.
 */
export function EvidenceText({
  evidence: { finding, owed },
  words: ownWords,
}: {
  evidence: Evidence;
  words?: SetbackWords | undefined;
}) {
  const copy = useTexts(texts);
  const words: SetbackWords = ownWords ?? copy.setback;
  const { money } = useMoney();
  if (finding === "unread") return words.unread;
  if (finding === "paid" || finding === "cleared") return words.paidByNow;
  return owed === null ? words.notShown : words.owed({ amount: money(owed) });
}
