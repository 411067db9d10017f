import { useState } from "react";
import { Button } from "../../../../shared/ui/Button.tsx";
import { ChevronLeftIcon } from "../../../../shared/ui/icons/ChevronLeft.ts";
import { ChevronRightIcon } from "../../../../shared/ui/icons/ChevronRight.ts";
import { useMoney } from "../../../../shared/ui/useMoney.ts";
import { countries } from "../../../../shared/country/countries.ts";
import { cash } from "../../../../shared/money/cents.ts";
import { Money } from "../../../../shared/ui/Money.tsx";
import { useEnvironment } from "../../../../shared/widget/environment.ts";
import type { Terms } from "../../account/terms.ts";
import type { Order } from "../order.ts";
import { texts } from "../texts.ts";
import { useTexts } from "../../../../shared/widget/useTexts.ts";

interface PreviewProps {
  order: Order;
  terms: Terms;
  values: { readonly senderName: string; readonly message: string };
}

/** The gift as one of its recipients will see it. Updates while the giver types. */
export function Preview({ order, terms, values }: PreviewProps) {
  const { preset } = useMoney(terms.country);
  const copy = useTexts(texts);
  const { message: words } = copy;
  const { config } = useEnvironment();
  const { rows, amounts } = order.recipientList.store.getState();
  const isByAddress = order.draft.getState().method === "addresses";
  const people = isByAddress ? rows : [];
  const [chosen, setChosen] = useState(0);
  const person = people[chosen];
  const cents = (person && amounts.get(person.id)) ?? order.plan().perPerson;
  const amount = preset(cash(cents));
  const kind = terms.isVoucher ? "voucher" : "credit";
  const years = countries[terms.country].giftCardYears;
  const sender = values.senderName.trim();
  const name = person ? person.firstName.trim() : words.someone;
  const { name: product } = config.product;
  return (
    <section className="gift-preview" aria-label={words.preview}>
      {people.length > 1 ? (
        <div className="gift-preview-who">
          <Button
            kind="quiet"
            aria-label={words.previewBefore}
            disabled={chosen === 0}
            onClick={() => setChosen(chosen - 1)}
          >
            <ChevronLeftIcon />
          </Button>
          <p className="muted small" role="status">
            {words.previewAs({
              name: name || words.previewPerson({ position: chosen + 1 }),
              position: chosen + 1,
              count: people.length,
            })}
          </p>
          <Button
            kind="quiet"
            aria-label={words.previewAfter}
            disabled={chosen === people.length - 1}
            onClick={() => setChosen(chosen + 1)}
          >
            <ChevronRightIcon />
          </Button>
        </div>
      ) : (
        <p className="eyebrow muted small">{words.preview}</p>
      )}
      <div className="gift-mail">
        <p className="gift-subject">
          {sender
            ? words.previewSubject({ sender, amount, product })
            : words.previewSubjectNoSender({ amount, product })}
        </p>
        {isByAddress && <p>{name ? words.previewHello({ name }) : words.previewHelloNoName}</p>}
        <p className="gift-words">
          {person?.message || values.message.trim() || words.previewDefault}
        </p>
        <p className="gift-amount">
          <span className="muted small">{words.previewAmount[kind]}</span>
          <Money amount={amount} size="huge" />
        </p>
        <p className="gift-button" aria-hidden="true">
          {words.previewButton}
        </p>
        <p className="muted small">
          {terms.isVoucher
            ? (config.texts["nzExpiry"] ?? words.previewExpiry.voucher({ years }))
            : words.previewExpiry.credit({ years })}
        </p>
      </div>
    </section>
  );
}
