import type { StripeElements } from "@stripe/stripe-js";
import { useMemo, useState } from "react";
import { useStore } from "zustand";
import type { CashCents } from "../money/cents.ts";
import { LightSlot } from "../ui/LightSlot.tsx";
import { useSheet } from "../widget/useSheet.ts";
import { appearance } from "./fieldStyle.ts";
import type { CardProvider, ProviderState } from "./provider.ts";
import { useFieldColors } from "./useFieldColors.ts";
import css from "./Wallets.css?inline";
import { walletTexts } from "./walletTexts.ts";
import { useEnvironment } from "../widget/environment.ts";
import { providerLocale } from "./locale.ts";
import { useTexts } from "../widget/useTexts.ts";

type Refuse = (message?: string) => void;

export interface WalletsProps {
  provider: CardProvider;
  amount: CashCents;
  /** ISO 4217, such as `USD`. */
  currency: string;
  /** Whether the form around it is complete. A wallet that is pressed too early does not open. */
  mayOpen: () => boolean;
  /**
   * The person has confirmed in the wallet. Receives a source that is charged like a card, and a
   * function that reports a refusal and its reason to the wallet.
   */
  onPaid: (source: string, refuse: Refuse) => void;
}

/**
 * Apple Pay, Google Pay and similar wallets, if this browser has one. Otherwise renders nothing.
 * Loads nothing until it is pressed.
 */
export function Wallets({ provider, ...rest }: WalletsProps) {
  const state = useStore(provider.store);
  return state.kind === "ready" ? <Express {...state} {...rest} /> : null;
}

function Express({
  stripe,
  parts,
  amount,
  currency,
  mayOpen,
  onPaid,
}: Extract<ProviderState, { kind: "ready" }> & Omit<WalletsProps, "provider">) {
  const copy = useTexts(walletTexts);
  const { lang } = useEnvironment();
  useSheet(css, "shared");
  const { Elements } = parts;
  const { ref, colors: look } = useFieldColors();
  const [isAvailable, setAvailable] = useState(false);
  const options = useMemo(
    () =>
      look &&
      ({
        mode: "payment",
        locale: providerLocale(lang),
        amount,
        currency: currency.toLowerCase(),
        paymentMethodCreation: "manual",
        appearance: appearance(look),
      } as const),
    [look, amount, currency, lang],
  );

  async function confirm(elements: StripeElements | null, refuse: Refuse): Promise<void> {
    try {
      if (!elements) return refuse();
      const { error: incomplete } = await elements.submit();
      if (incomplete) return refuse();
      const { paymentMethod } = await stripe.createPaymentMethod({ elements });
      if (paymentMethod) onPaid(paymentMethod.id, refuse);
      else refuse();
    } catch {
      refuse();
    }
  }

  return (
    <div ref={ref} className="wallets" role="group" aria-label={copy.label} hidden={!isAvailable}>
      <LightSlot name="wallets">
        {options && (
          <Elements stripe={stripe} options={options}>
            <Buttons parts={parts} mayOpen={mayOpen} onReady={setAvailable} onConfirm={confirm} />
          </Elements>
        )}
      </LightSlot>
      <p className="or">{copy.orByCard}</p>
    </div>
  );
}

interface ButtonsProps extends Pick<WalletsProps, "mayOpen"> {
  parts: Extract<ProviderState, { kind: "ready" }>["parts"];
  onReady: (isAvailable: boolean) => void;
  onConfirm: (elements: StripeElements | null, refuse: Refuse) => Promise<void>;
}

function Buttons({ parts, mayOpen, onReady, onConfirm }: ButtonsProps) {
  const { ElementsConsumer, ExpressCheckoutElement } = parts;
  return (
    <ElementsConsumer>
      {({ elements }) => (
        <ExpressCheckoutElement
          onReady={({ availablePaymentMethods }) => onReady(availablePaymentMethods !== undefined)}
          onClick={({ resolve }) => mayOpen() && resolve()}
          onConfirm={({ paymentFailed }) =>
            void onConfirm(elements, (message) =>
              paymentFailed({ reason: "fail", ...(message && { message }) }),
            )
          }
          onLoadError={() => onReady(false)}
        />
      )}
    </ElementsConsumer>
  );
}
