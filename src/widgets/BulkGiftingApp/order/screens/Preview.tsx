import { cash } from "../../../../shared/money/cents.ts";
import { formatPreset } from "../../../../shared/money/format.ts";
import { Money } from "../../../../shared/ui/Money.tsx";
import { useEnvironment } from "../../../../shared/widget/environment.ts";
import type { Terms } from "../../account/terms.ts";
import { copy } from "../copy.ts";
import type { Order } from "../order.ts";

interface PreviewProps {
  order: Order;
  terms: Terms;
  values: { readonly senderName: string; readonly message: string };
}

/** The gift as its first recipient sees it, drawn anew with every letter. */
export function Preview({ order, terms, values }: PreviewProps) {
  const { message: words } = copy;
  const { config } = useEnvironment();
  const { rows, amounts } = order.recipientList.store.getState();
  const isByAddress = order.draft.getState().method === "addresses";
  const [first] = isByAddress ? rows : [];
  const cents = (first && amounts.get(first.id)) ?? order.plan().perPerson;
  const amount = formatPreset(cash(cents), terms.country);
  const kind = terms.isVoucher ? "voucher" : "credit";
  const sender = values.senderName.trim();
  return (
    <section className="gift-preview" aria-label={words.preview}>
      <p className="eyebrow muted small">{words.preview}</p>
      <div className="gift-mail">
        <p className="gift-subject">
          {words.previewSubject(sender, amount)} {config.product.name}
        </p>
        {isByAddress && <p>{words.previewHello(first?.firstName ?? words.someone)}</p>}
        <p className="gift-words">
          {first?.message || values.message.trim() || words.previewDefault}
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
            ? (config.texts["nzExpiry"] ?? words.previewExpiry.voucher)
            : words.previewExpiry.credit}
        </p>
      </div>
    </section>
  );
}
