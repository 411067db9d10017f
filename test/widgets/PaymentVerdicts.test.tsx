import "../../demo/fakes/stripe.ts";
import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import type { OpenAnswer, Verdict } from "../../src/shared/payment/core/verdict.ts";
import { verdicts } from "../../src/shared/payment/core/verdict.ts";
import { overrideBackend, requests, type MountedWidget } from "../support/mountWidget.ts";
import * as managers from "./managersSupport.ts";
import * as redeem from "./redeemCheckoutSupport.ts";
import * as redemption from "./webRedemptionSupport.ts";

/** The table of docs/payments.md, cell by cell, as the person before each widget reads it. */

const paths = /\/(current_user\/credits|managers\/payments)$/;
const isPaid = () => requests.some(({ method, path }) => method === "POST" && paths.test(path));

const said = "Card expired at the terminal.";

const answers: readonly {
  readonly name: string;
  readonly row: OpenAnswer["kind"];
  readonly answer: () => Response;
}[] = [
  {
    name: "200 with an error",
    row: "refused",
    answer: () => HttpResponse.json({ pos_success: false, error: said }),
  },
  {
    name: "500 with words",
    row: "refused",
    answer: () => HttpResponse.json({ error: said }, { status: 500 }),
  },
  {
    name: "500 without words",
    row: "refused-wordless",
    answer: () => new HttpResponse(null, { status: 500 }),
  },
  {
    name: "502",
    row: "unknown",
    answer: () => new HttpResponse(null, { status: 502 }),
  },
];

function bill(due: number) {
  return () =>
    HttpResponse.json({
      ticket: {
        id: 1,
        ticket_code: "1001",
        bill_amount: due,
        bill_amount_due: due,
        bill_total: 84.5,
        sub_total: 78,
      },
    });
}

const findings = {
  paid: bill(0),
  unchanged: bill(84.5),
  less: bill(60),
  unread: () => HttpResponse.json({}, { status: 404 }),
} as const;
type Finding = keyof typeof findings;

type Words = Readonly<
  Record<Exclude<Verdict, "failed" | "not-charged" | "paid" | "not-confirmed">, RegExp>
> & {
  readonly wordless: RegExp;
  /** The calls after a refusal. */
  readonly looked: Readonly<Partial<Record<Finding, RegExp>>>;
};

const dinersLooked = {
  unchanged: /We checked your bill: \$84\.50 is still to pay/,
  unread: /couldn’t load your bill just now/,
} as const;

const widgets: readonly {
  readonly name: string;
  pay(): Promise<MountedWidget>;
  readonly words: Words;
}[] = [
  {
    name: "RedeemCheckout",
    async pay() {
      const widget = await redeem.open();
      await redeem.toReview(widget);
      return widget;
    },
    words: {
      found: /Payment Success!/,
      unconfirmed: /We could not confirm your payment/,
      wordless: /An unknown error has occurred\./,
      looked: dinersLooked,
    },
  },
  {
    name: "WebRedemption",
    async pay() {
      const widget = await redemption.open();
      await redemption.until(widget, "checkout");
      return widget;
    },
    words: {
      found: /Payment Successful/,
      unconfirmed: /We could not confirm your payment/,
      wordless: /The restaurant’s system gave no reason\./,
      looked: dinersLooked,
    },
  },
  {
    name: "ManagersWebApp",
    pay: () => managers.atCheckout(),
    words: {
      found: /The connection was interrupted, but the payment went through\./,
      unconfirmed: /We couldn’t confirm the payment/,
      wordless: /No reason was given\./,
      looked: {
        unchanged: /doesn’t show on the check or in the transactions, and \$84\.50 is still due/,
        unread: /We couldn’t read the check/,
      },
    },
  },
];

describe.each(widgets)("$name", ({ pay, words }) => {
  const cells = answers.flatMap((one) =>
    // SAFETY: the keys of the object above.
    (Object.keys(findings) as Finding[]).map((finding) => ({ ...one, finding })),
  );

  it.each(cells)(
    "after $name and a bill that is $finding says what is known (fault D3)",
    async ({ row, answer, finding }) => {
      const widget = await pay();
      overrideBackend(
        http.post(paths, answer),
        http.get(/\/tickets\//, () => (isPaid() ? findings[finding]() : undefined)),
      );
      await widget.guest.press(/^Pay \$/);
      const verdict = verdicts[row][finding];
      if (verdict === "failed") {
        await widget.guest.see(row === "refused" ? said : words.wordless);
        await widget.guest.see(words.looked[finding] ?? /never/);
      } else await widget.guest.see(words[verdict === "found" ? "found" : "unconfirmed"]);
      expect(
        widget.events
          .filter(({ type }) => type === "widget:done")
          .map(({ detail }) => detail.outcome),
      ).toEqual(verdict === "found" ? ["paid"] : []);
    },
  );
});
