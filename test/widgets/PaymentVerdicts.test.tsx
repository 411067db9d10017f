import { readFileSync } from "node:fs";
import "../../demo/fakes/stripe.ts";
import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { lockKey } from "../../src/shared/payment/intent/names.ts";
import { overrideBackend, requests, type MountedWidget } from "../support/mountWidget.ts";
import { otherTab } from "../support/otherTab.ts";
import { recordKey, signIn } from "./billSupport.ts";
import { dinerWidgets, doneEvents, openToPay } from "./billWidgets.ts";
import * as managers from "./managersSupport.ts";

/** The table of docs/payments.md, cell by cell, as the person using each widget sees it. */

const paths = /\/(current_user\/credits|managers\/payments)$/;
const sentCount = () =>
  requests.filter(({ method, path }) => method === "POST" && paths.test(path)).length;
const isPaid = () => sentCount() > 0;

const serverMessage = "Card expired at the terminal.";

const answers: readonly {
  readonly name: string;
  readonly row: string;
  readonly answer: () => Response;
}[] = [
  {
    name: "200 with an error",
    row: "refused",
    answer: () => HttpResponse.json({ pos_success: false, error: serverMessage }),
  },
  {
    name: "500 with words",
    row: "unknown",
    answer: () => HttpResponse.json({ error: serverMessage }, { status: 500 }),
  },
  {
    name: "422 without words",
    row: "refused-wordless",
    answer: () => new HttpResponse(null, { status: 422 }),
  },
  {
    name: "502",
    row: "unknown",
    answer: () => new HttpResponse(null, { status: 502 }),
  },
];

/** `listed`: the restaurant's POS lists the payer's own payment. */
function bill(due: number, { listed = false } = {}) {
  return () =>
    HttpResponse.json({
      ticket: {
        id: 1001,
        ticket_code: "1001",
        ...(listed && { payments: [{ id: "P-1", type: "card", amount: 84.5, tip: 15.6 }] }),
        bill_amount: due,
        bill_amount_due: due,
        bill_total: 84.5,
        sub_total: 78,
      },
    });
}

const findings = {
  paid: bill(0, { listed: true }),
  cleared: bill(0),
  unchanged: bill(84.5),
  less: bill(60),
  unread: () => HttpResponse.json({}, { status: 404 }),
} as const;
type Finding = keyof typeof findings;
// SAFETY: these are the keys of the object above.
const allFindings = Object.keys(findings) as Finding[];

const verdictKinds = [
  "paid",
  "found",
  "already",
  "bill-paid",
  "not-confirmed",
  "failed",
  "not-charged",
  "unconfirmed",
] as const;
type Verdict = (typeof verdictKinds)[number];

/** The verdict of a row of the table in `docs/payments.md`, for one finding. */
function verdictOf(answer: string, finding: Finding): Verdict {
  const row = table.find(([name]) => name === answer);
  const verdict = verdictKinds.find((kind) => kind === row?.[allFindings.indexOf(finding) + 1]);
  if (!verdict) throw new Error(`docs/payments.md has no verdict for ${answer}, ${finding}`);
  return verdict;
}
const table = [...readFileSync("docs/payments.md", "utf8").matchAll(/^\| `.*$/gm)]
  .map(([row]) => [...row.matchAll(/`([a-zA-Z-]+)`/g)].map(([, word]) => word))
  .filter(({ length }) => length === 1 + allFindings.length);

type Words = Readonly<Record<Exclude<Verdict, "failed" | "not-charged">, RegExp>> & {
  readonly wordless: RegExp;
  readonly notCharged: RegExp;
  /** The calls after a refusal. */
  readonly looked: Readonly<Record<Finding, RegExp>>;
};

const dinersWords = {
  already: /already paid/,
  "bill-paid": /Your bill is paid\s*We couldn’t confirm your own payment/,
  unconfirmed: /We could not confirm your payment/,
  notCharged: /Your payment didn’t go through\. Your bill is still open\./,
  "not-confirmed": /Please don’t pay again\./,
} as const;

const dinersLooked = {
  unchanged: /We checked your bill: \$84\.50 is still to pay/,
  unread: /couldn’t load your bill just now/,
  paid: /Your bill is paid\. We couldn’t confirm a payment of yours/,
  cleared: /Your bill is paid\. We couldn’t confirm a payment of yours/,
  less: /We checked your bill: \$60\.00 is still to pay/,
} as const;

const widgets: readonly {
  readonly name: string;
  pay(): Promise<MountedWidget>;
  signIn(widget: MountedWidget): Promise<void>;
  /** The storage key of the payment's record, which all tabs read. */
  readonly key: string;
  /** The button that opens the bank's challenge, if it does not open automatically. */
  readonly confirm?: string;
  readonly words: Words;
}[] = [
  ...dinerWidgets.map((bill) => ({
    name: bill.name,
    pay: () => openToPay(bill),
    signIn,
    key: recordKey(),
    words: {
      ...dinersWords,
      paid: new RegExp(bill.success),
      found: new RegExp(bill.success),
      wordless:
        bill.name === "RedeemCheckout"
          ? /An unknown error has occurred\./
          : /The restaurant’s system gave no reason\./,
      looked: dinersLooked,
    },
  })),
  {
    name: "ManagersWebApp",
    pay: () => managers.atCheckout(),
    signIn: managers.signIn,
    key: lockKey({ kind: "bill", ids: ["managers", "7", "1001", "1001", ""] }),
    confirm: "Confirm on this device",
    words: {
      paid: /The payment went through\. Let the guest know\./,
      already: /already paid/,
      "bill-paid": /The check is paid\s*We couldn’t confirm this payment/,
      "not-confirmed": /Paid, not confirmed by the POS/,
      notCharged: /Your session had ended\. Nothing was charged\./,
      found: /The connection was interrupted, but the payment went through\./,
      unconfirmed: /We couldn’t confirm the payment/,
      wordless: /No reason was given\./,
      looked: {
        unchanged: /doesn’t show on the check or in the transactions, and \$84\.50 is still due/,
        unread: /We couldn’t read the check/,
        paid: /The check is paid\. We couldn’t confirm this payment/,
        cleared: /The check is paid\. We couldn’t confirm this payment/,
        less: /doesn’t show on the check or in the transactions, and \$60\.00 is still due/,
      },
    },
  },
];

const outcomes = (widget: MountedWidget) => doneEvents(widget).map(({ detail }) => detail.outcome);

const cells = answers.flatMap((one) => allFindings.map((finding) => ({ ...one, finding })));
type Cell = (typeof cells)[number];

/** `npm test` meets each cell in one widget, and each widget in a third of the cells. */
const tiers = (widget: number) =>
  [
    { tags: [], some: cells.filter((_, cell) => cell % widgets.length === widget) },
    { tags: ["thorough"], some: cells.filter((_, cell) => cell % widgets.length !== widget) },
  ] as const;

const numbered = widgets.map((widget, place) => ({ ...widget, place }));

describe.each(numbered)("$name", ({ place, pay, signIn: signInAgain, key, confirm, words }) => {
  const wordsOf = (verdict: Verdict): RegExp =>
    words[verdict === "not-charged" || verdict === "failed" ? "notCharged" : verdict];

  async function meet({ row, answer, finding }: Cell): Promise<void> {
    const widget = await pay();
    overrideBackend(
      http.post(paths, answer),
      http.get(/\/tickets\//, () => (isPaid() ? findings[finding]() : undefined)),
    );
    await widget.guest.press(/^Pay \$/);
    const verdict = verdictOf(row, finding);
    if (verdict === "failed") {
      await widget.guest.see(row === "refused" ? serverMessage : words.wordless);
      await widget.guest.see(words.looked[finding]);
    } else await widget.guest.see(wordsOf(verdict));
    expect(outcomes(widget)).toEqual(verdict === "found" ? ["paid"] : []);
  }

  for (const { tags, some } of tiers(place))
    it.each(some)(
      "after $name and a bill that is $finding says what is known (fault D3)",
      { tags: [...tags] },
      meet,
    );

  it.each(allFindings)(
    "after a session that ended while it paid, a new sign-in and a bill that is %s says what is known (fault D3)",
    async (finding) => {
      const widget = await pay();
      overrideBackend(
        http.post(paths, () => HttpResponse.json({}, { status: 401 })),
        http.get(/\/tickets\//, () => (isPaid() ? findings[finding]() : undefined)),
      );
      await widget.guest.press(/^Pay \$/);
      await signInAgain(widget);
      const verdict = verdictOf("signedOut", finding);
      await widget.guest.see(wordsOf(verdict));
      expect(outcomes(widget)).toEqual(verdict === "found" ? ["paid"] : []);
      expect(sentCount()).toBe(1);
    },
  );

  it.each(allFindings)(
    "after another tab’s payment and a bill that is %s says what is known, and sends nothing (fault D1) (fault D3)",
    async (finding) => {
      const other = await otherTab(key);
      let isOver = false;
      const widget = await pay();
      overrideBackend(http.get(/\/tickets\//, () => (isOver ? findings[finding]() : undefined)));
      await widget.guest.press(/^Pay \$/);
      await widget.guest.see("This bill is being paid in another tab");
      isOver = true;
      other.ends();
      const verdict = verdictOf("elsewhere", finding);
      await widget.guest.see(
        verdict === "not-charged" ? "The other payment didn’t go through" : wordsOf(verdict),
      );
      expect(isPaid()).toBe(false);
      expect(outcomes(widget)).toEqual(verdict === "found" ? ["paid"] : []);
    },
  );

  it.each(allFindings)(
    "after the bank’s yes and a bill that is %s says what is known (fault D3)",
    async (finding) => {
      const widget = await pay();
      overrideBackend(
        http.post(paths, () =>
          HttpResponse.json({
            pos_success: false,
            requires_action: true,
            payment_intent_client_secret: "pi_bill1_secret_agreed",
          }),
        ),
        http.get(/\/tickets\//, () => (isPaid() ? findings[finding]() : undefined)),
      );
      await widget.guest.press(/^Pay \$/);
      if (confirm) await widget.guest.press(confirm);
      await widget.guest.see(wordsOf(verdictOf("agreed", finding)));
      expect(outcomes(widget)).toEqual(["paid"]);
    },
  );
});
