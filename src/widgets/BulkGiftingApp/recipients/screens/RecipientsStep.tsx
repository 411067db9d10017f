import { useRef, useState } from "react";
import { useStore } from "zustand";
import { quoteOf } from "../../../../shared/gifting/quote.ts";
import { maxDigits } from "../../../../shared/gifting/wholeNumber.ts";
import { WholeNumberField } from "../../../../shared/gifting/WholeNumberField.tsx";
import { Alert } from "../../../../shared/ui/Alert.tsx";
import { Button } from "../../../../shared/ui/Button.tsx";
import { RadioCards } from "../../../../shared/ui/RadioCards.tsx";
import { Screen } from "../../../../shared/ui/Screen.tsx";
import { useTexts } from "../../../../shared/widget/useTexts.ts";
import type { Terms } from "../../account/terms.ts";
import type { Order } from "../../order/order.ts";
import { orderProblem } from "../../order/plan.ts";
import type { FormError } from "../../order/state.ts";
import { FormErrorAlert } from "../../order/screens/FormErrorAlert.tsx";
import { QuoteLines } from "../../order/screens/QuoteLines.tsx";
import { StepBack } from "../../order/screens/StepBack.tsx";
import { texts as widgetTexts } from "../../texts.ts";
import { texts } from "../texts.ts";
import { AddRecipients } from "./AddRecipients.tsx";
import { RecipientTable } from "./RecipientTable.tsx";
import { SavedLists } from "./SavedLists.tsx";
import { Stepper } from "../../order/screens/Stepper.tsx";

interface RecipientsStepProps {
  order: Order;
  terms: Terms;
  formError: FormError | null;
}

/**
 * Chooses the recipients (BG3): from a file, a pasted list, or typed, or only their number if the
 * gifts are links.
 */
export function RecipientsStep({ order, terms, formError }: RecipientsStepProps) {
  const copy = useTexts(texts);
  const draft = useStore(order.draft);
  const { rows } = useStore(order.recipientList.store);
  const isReading = useStore(order.importing.store, ({ kind }) => kind === "reading");
  /** New rows, whose errors show only after they were left or Continue was pressed. */
  const [fresh, setFresh] = useState<ReadonlySet<number>>(new Set());
  const [isRefused, setRefused] = useState(false);
  const upload = useRef<HTMLButtonElement>(null);
  const plan = order.plan();
  const obstacle = obstacleOf(order, terms);
  const isByAddress = draft.method === "addresses";
  // While the list is empty, the upload is the screen's strong button.
  const isEmpty = isByAddress && rows.length === 0;

  function continueToMessage(): void {
    setFresh(new Set());
    setRefused(true);
    order.recipientList.dropEmpty();
    if (!obstacleOf(order, terms) && !isReading) order.choose("message");
  }

  return (
    <Screen
      screenKey="recipients"
      eyebrow={<Stepper step={2} />}
      heading={copy.heading}
      lead={copy.lead}
      before={<StepBack onBack={() => order.choose("amount")} />}
    >
      <div className="recipients-step">
        <RadioCards
          legend={copy.method}
          value={draft.method}
          onChange={(method) => order.keep({ method })}
          options={[
            { value: "addresses", label: copy.addresses, detail: copy.addressesDetail },
            { value: "links", label: copy.links, detail: copy.linksDetail },
          ]}
        />
        <FormErrorAlert formError={formError} />
        {isByAddress ? (
          <>
            <AddRecipients
              order={order}
              terms={terms}
              upload={upload}
              onAdded={(id) => setFresh(new Set([...fresh, id]))}
            />
            <SavedLists order={order} terms={terms} />
            <RecipientTable
              order={order}
              terms={terms}
              fresh={fresh}
              onLeft={(id) => setFresh(new Set([...fresh].filter((one) => one !== id)))}
              onAdded={(id) => setFresh(new Set([...fresh, id]))}
              onEmptied={() => upload.current?.focus()}
            />
          </>
        ) : (
          <WholeNumberField
            label={copy.linkCount}
            hint={copy.linkHint}
            mostDigits={maxDigits.recipients}
            value={draft.recipients}
            onChange={(recipients) => order.keep({ recipients, budget: null })}
          />
        )}
        <div className="stack bulk-go">
          {plan.count > 0 && obstacle !== "too-much" && <QuoteLines plan={plan} terms={terms} />}
          <DiscountChange order={order} terms={terms} />
          <OrderProblem obstacle={obstacle} isRefused={isRefused} most={terms.mostRecipients} />
          <ContinueButton isStrong={!isEmpty} isBusy={isReading} onPress={continueToMessage} />
        </div>
      </div>
    </Screen>
  );
}

function ContinueButton(props: { isStrong: boolean; isBusy: boolean; onPress: () => void }) {
  const copy = useTexts(texts);
  const { isStrong, isBusy, onPress } = props;
  return (
    <Button kind={isStrong ? "primary" : "secondary"} wide disabled={isBusy} onClick={onPress}>
      {copy.continue}
    </Button>
  );
}

/** What keeps the order from going on; null where nothing does. */
function obstacleOf(order: Order, terms: Terms): ReturnType<typeof orderProblem> {
  const view = order.recipientList.store.getState();
  return orderProblem(order.plan(), order.draft.getState(), view, terms, view.refusals.size);
}

/** Explains why the discount differs from the one for the number that was entered first. */
function DiscountChange({ order, terms }: { order: Order; terms: Terms }) {
  const copy = useTexts(texts);
  const { method, recipients, perPerson } = order.draft.getState();
  const plan = order.plan();
  const [planned, each] = [Number(recipients), Number(perPerson)];
  const first = quoteOf({ recipients: planned, perPerson: each }, terms.tiers, terms.isVoucher);
  if (method !== "addresses" || plan.rate === first.rate || !plan.count) return null;
  return (
    <p className="muted small" role="status">
      {copy.otherDiscount({
        count: plan.count,
        planned,
        percent: plan.rate / 100,
        before: first.rate / 100,
      })}
    </p>
  );
}

/** Why Continue did not go on. The number of rows with errors shows above the list. */
function OrderProblem({
  obstacle,
  isRefused,
  most,
}: {
  obstacle: ReturnType<typeof orderProblem>;
  isRefused: boolean;
  most: number;
}) {
  const copy = useTexts(texts);
  const { amount } = useTexts(widgetTexts);
  if (obstacle === "too-much") return <Alert>{copy.tooMuch}</Alert>;
  if (obstacle === "too-many") return <Alert>{copy.tooMany({ most })}</Alert>;
  if (!isRefused) return null;
  if (obstacle === "no-recipients") return <Alert>{copy.noRecipients}</Alert>;
  if (obstacle === "nothing") return <Alert>{amount.noRecipients}</Alert>;
  return null;
}
