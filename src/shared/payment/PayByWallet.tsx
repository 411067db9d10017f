import { Suspense, useEffect } from "react";
import { lazyComponent } from "../ui/lazyComponent.ts";
import type { CardProvider } from "../card/provider.ts";
import type { CashCents } from "../money/cents.ts";
import { countries, countryOf } from "../country/countries.ts";
import { useEnvironment } from "../widget/environment.ts";

interface WalletsProps {
  provider: CardProvider;
  amount: CashCents;
  currency: string;
  mayOpen: () => boolean;
  onPaid: (source: string) => void;
}

/** If the wallets' code does not load, no wallet is offered. */
const Wallets = lazyComponent<WalletsProps>(
  async () => (await import("../card/Wallets.tsx")).Wallets,
);

export interface PayByWalletProps {
  provider: CardProvider;
  amount: CashCents;
  /**
   * The restaurant's country as the server writes it. If it is unknown, the page's country decides
   * the currency.
   */
  countryCode: string | null;
  /** Whether the rest of the form is complete, so that the wallet may open. */
  mayOpen?: (() => boolean) | undefined;
  onAgreed: (source: string) => void;
}

/** Apple Pay, Google Pay and similar wallets, if this browser has one. */
export function PayByWallet({
  provider,
  amount,
  countryCode,
  mayOpen = () => true,
  onAgreed,
}: PayByWalletProps) {
  const { country } = useEnvironment();
  const { currency } = countries[countryOf(countryCode) ?? country];
  useEffect(() => provider.load(), [provider]);
  return (
    <Suspense fallback={null}>
      <Wallets
        provider={provider}
        amount={amount}
        currency={currency}
        mayOpen={mayOpen}
        onPaid={onAgreed}
      />
    </Suspense>
  );
}
