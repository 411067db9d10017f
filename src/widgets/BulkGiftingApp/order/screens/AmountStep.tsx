import { type FormEvent, useRef, useState } from "react";
import { useStore } from "zustand";
import { useMissing } from "../../../../shared/ui/useMissing.ts";
import { budgetOf, maxBudget, withRecipients } from "../../../../shared/gifting/budget.ts";
import { nextTier } from "../../../../shared/gifting/nextTier.ts";
import { NextTierNote } from "../../../../shared/gifting/NextTierNote.tsx";
import { TierTable } from "../../../../shared/gifting/TierTable.tsx";
import { OrderFields } from "../../../../shared/gifting/OrderFields.tsx";
import { texts as giftingTexts } from "../../../../shared/gifting/texts.ts";
import { cash } from "../../../../shared/money/cents.ts";
import { Button } from "../../../../shared/ui/Button.tsx";
import { Screen } from "../../../../shared/ui/Screen.tsx";
import type { Terms } from "../../account/terms.ts";
import type { Order } from "../order.ts";
import { QuoteLines } from "./QuoteLines.tsx";
import { Stepper } from "./Stepper.tsx";
import { texts } from "../../texts.ts";
import { useTexts } from "../../../../shared/widget/useTexts.ts";

/**
 * The number of people, the amount per person and the total (BG3). Changing one field changes the
 * others (BG10).
 */
export function AmountStep({ order, terms }: { order: Order; terms: Terms }) {
  const copy = useTexts(texts);
  const gifting = useTexts(giftingTexts);
  const form = useRef<HTMLFormElement>(null);
  const { askForMissing } = useMissing(form);
  const [isRefused, setRefused] = useState(false);
  const draft = useStore(order.draft);
  const recipientList = useStore(order.recipientList.store);
  const { amount: words } = copy;
  const budgeted = budgetOf(draft);
  const listed = draft.method === "addresses" ? recipientList.rows.length : 0;
  const isTooMuch = budgeted.budget > maxBudget;
  const isTooMany = budgeted.recipients > terms.mostRecipients;
  const isWhole = budgeted.recipients > 0 && budgeted.perPerson > 0;

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isWhole && !isTooMuch && !isTooMany) order.choose("recipients");
    else setRefused(true);
  }

  const tooMany = isTooMany && words.tooMany({ most: terms.mostRecipients });
  return (
    <Screen
      screenKey="amount"
      eyebrow={<Stepper step={1} />}
      heading={terms.isVoucher ? gifting.voucherHeading : words.heading}
      lead={gifting.lead[terms.isVoucher ? "voucher" : "credit"]}
    >
      <form ref={form} className="amount-form" noValidate onSubmit={submit}>
        <div className="stack">
          <OrderFields
            fields={draft}
            onChange={({ recipients, perPerson, budget }) =>
              order.keep({ recipients, perPerson, budget })
            }
            presets={terms.presets}
            country={terms.country}
            recipientsHint={listed > 0 && words.recipientsHint({ count: listed })}
            errors={{
              recipients: tooMany || (isRefused && !budgeted.recipients && words.noRecipients),
              perPerson: isRefused && !budgeted.perPerson && words.noAmount,
            }}
          />
        </div>
        <div className="stack amount-price">
          {!isTooMuch && <QuoteLines plan={order.plan()} terms={terms} />}
          {!terms.isVoucher && !listed && (
            <NextTierNote
              tiers={terms.tiers}
              total={isTooMuch ? cash(0) : order.plan().total}
              next={isTooMuch ? null : nextTier(budgeted, terms.tiers, terms.isVoucher)}
              country={terms.country}
              onAdd={(people) =>
                order.keep(withRecipients(draft, String(budgeted.recipients + people)))
              }
            />
          )}
          <Button
            type="submit"
            kind="primary"
            wide
            disabled={isTooMuch || isTooMany}
            onBlocked={askForMissing}
          >
            {words.continue}
          </Button>
        </div>
        {!terms.isVoucher && (
          <TierTable tiers={terms.tiers} total={order.plan().total} country={terms.country} />
        )}
      </form>
    </Screen>
  );
}
