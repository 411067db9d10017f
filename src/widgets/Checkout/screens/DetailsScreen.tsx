import { useId } from "react";
import type { Country } from "../../../shared/config/pageConfig.ts";
import { FormFrame } from "../../../shared/forms/FormFrame.tsx";
import type { Form } from "../../../shared/forms/useForm.ts";
import { Button } from "../../../shared/ui/Button.tsx";
import { Checkbox } from "../../../shared/ui/Checkbox.tsx";
import { NameFields } from "../../../shared/ui/NameFields.tsx";
import { PhoneField } from "../../../shared/ui/PhoneField.tsx";
import { RadioCards } from "../../../shared/ui/RadioCards.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { EmailField } from "../../../shared/ui/EmailField.tsx";
import { detailErrors, errorTexts, type Draft } from "../draft.ts";
import { canSendGift } from "../paymentSteps.ts";
import type { Order } from "../state.ts";
import { Summary } from "./Summary.tsx";
import { UnpayableAlert } from "./UnpayableAlert.tsx";
import { useHasSideColumn } from "./useHasSideColumn.ts";
import { useDraftForm } from "../../../shared/signin/useDraftForm.ts";
import { CheckoutBar } from "./CheckoutBar.tsx";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

interface DetailsScreenProps {
  order: Order;
  canPay: boolean;
  country: Country;
  draft: Draft;
  keep: (typed: Partial<Draft>) => void;
  onSubmit: () => void;
}

type Values = Pick<
  Draft,
  "isGift" | "email" | "firstName" | "lastName" | "phone" | "emailOptIn" | "smsOptIn"
>;

/** The first page: the item, whether it is a gift, and the buyer's details (K4). */
export function DetailsScreen({
  order,
  canPay,
  country,
  draft,
  keep,
  onSubmit,
}: DetailsScreenProps) {
  const copy = useTexts(texts);
  const { details: words } = copy;
  const { isGift, email, firstName, lastName, phone, emailOptIn, smsOptIn } = draft;
  const form = useDraftForm<Values>(
    {
      initial: { isGift, email, firstName, lastName, phone, emailOptIn, smsOptIn },
      validate: (values) => errorTexts(copy.required, detailErrors(values, country)),
      onSubmit,
    },
    keep,
  );
  const formId = useId();
  const hasSideColumn = useHasSideColumn() && canPay;
  const button = (
    <Button type="submit" form={formId} kind="primary" wide>
      {words.continue}
    </Button>
  );
  return (
    <Screen
      screenKey="checkout"
      eyebrow={copy.step({ step: 1, of: form.values.isGift && canSendGift(order) ? 3 : 2 })}
      heading={words.heading}
    >
      {!hasSideColumn && <Summary order={order} country={country} />}
      {canPay ? (
        <FormFrame form={form} id={formId}>
          {canSendGift(order) && (
            <RadioCards
              legend={words.who}
              value={form.values.isGift ? "gift" : "me"}
              onChange={(choice) => form.set("isGift", choice === "gift")}
              options={[
                { value: "me", label: words.me, detail: words.meDetail },
                { value: "gift", label: words.gift, detail: words.giftDetail },
              ]}
            />
          )}
          <BuyerFields form={form} country={country} />
          <div className="checkout-checkboxes">
            <Checkbox {...form.check("emailOptIn")} label={words.emailOptIn} />
            <Checkbox {...form.check("smsOptIn")} label={words.smsOptIn} hint={words.smsHint} />
          </div>
          {!hasSideColumn && <CheckoutBar>{button}</CheckoutBar>}
        </FormFrame>
      ) : (
        <UnpayableAlert order={order} />
      )}
      {hasSideColumn && (
        <div className="checkout-aside">
          <Summary order={order} country={country} isAside={false} />
          {button}
        </div>
      )}
    </Screen>
  );
}

function BuyerFields({ form, country }: { form: Form<Values>; country: Country }) {
  const { details: words } = useTexts(texts);
  return (
    <>
      <EmailField {...form.field("email")} label={words.email} hint={words.emailHint} />
      <NameFields
        firstName={form.field("firstName")}
        lastName={form.field("lastName")}
        words={words}
      />
      <PhoneField
        {...form.field("phone")}
        label={words.phone}
        optional
        country={country}
        maxLength={40}
      />
    </>
  );
}
