import { useCallback } from "react";
import { useStore } from "zustand";
import { linkWith } from "../../shared/host/linkWith.ts";
import { CloseIcon } from "../../shared/ui/icons/Close.ts";
import { Button } from "../../shared/ui/Button.tsx";
import { LinkButton } from "../../shared/ui/LinkButton.tsx";
import { WholeNumberField } from "../../shared/gifting/WholeNumberField.tsx";
import { Presets } from "../../shared/ui/Presets.tsx";
import { useEnvironment } from "../../shared/widget/environment.ts";
import { useSheet } from "../../shared/widget/useSheet.ts";
import css from "./BulkGiftingAbsolutePanel.css?inline";
import { texts } from "./texts.ts";
import { useTexts } from "../../shared/widget/useTexts.ts";
import type { Options } from "./options.ts";
import { maxDigits, type PanelStore } from "./store.ts";

const quickAmounts = [100, 250, 500];

/** 'Employee Dining': an amount and a link to order it (B2.42–B2.45). */
export function Root({ options, store }: { options: Options; store: PanelStore }) {
  const copy = useTexts(texts);
  useSheet(css);
  const { id } = useEnvironment();
  const { amount, isClosed, wasToggled } = useStore(store.store);
  const spend = Number(amount);
  const focusIfToggled = useCallback(
    (element: HTMLElement | null) => {
      if (wasToggled) element?.focus();
    },
    [wasToggled],
  );
  if (isClosed) {
    return (
      <Button ref={focusIfToggled} className="reopen" onClick={store.reopen}>
        {spend > 0 ? copy.reopenWith({ amount: spend }) : copy.reopen}
      </Button>
    );
  }
  return (
    <section ref={focusIfToggled} tabIndex={-1} className="panel" aria-labelledby={`${id}-heading`}>
      <header>
        <h2 id={`${id}-heading`}>{copy.heading}</h2>
        <p className="muted">{copy.lead}</p>
      </header>
      <WholeNumberField
        label={copy.amount}
        hint={copy.hint}
        prefix={<span aria-hidden="true">$</span>}
        mostDigits={maxDigits}
        value={amount}
        onChange={store.setAmount}
      />
      <Presets
        label={copy.quick}
        presets={quickAmounts.map((amount) => ({ value: String(amount), text: `$${amount}` }))}
        value={amount}
        onChange={store.setAmount}
      />
      <OrderLink path={options.checkoutPath} spend={spend} />
      {options.closable && (
        <button type="button" className="close" aria-label={copy.close} onClick={store.close}>
          <CloseIcon />
        </button>
      )}
    </section>
  );
}

/** Without an amount the link is disabled and says why. */
function OrderLink({ path, spend }: { path: string; spend: number }) {
  const copy = useTexts(texts);
  const { id } = useEnvironment();
  const href = spend > 0 ? linkWith(path, { spend }) : null;
  if (href) {
    return (
      <div className="order">
        <LinkButton kind="accent" wide href={href} reason="checkout">
          {copy.order}
        </LinkButton>
        <p className="muted small">{copy.saved({ amount: spend })}</p>
      </div>
    );
  }
  return (
    <div className="order">
      <span
        role="link"
        aria-disabled="true"
        aria-describedby={`${id}-missing`}
        className="button accent wide"
      >
        {copy.order}
      </span>
      <p id={`${id}-missing`} className="muted small">
        {copy.missing}
      </p>
    </div>
  );
}
