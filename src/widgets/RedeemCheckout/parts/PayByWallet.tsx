import { useEffect } from 'react'
import { Wallets } from '../../../shared/card/Wallets.tsx'
import type { CashCents } from '../../../shared/money/cents.ts'
import { useEnvironment } from '../../../shared/widget/environment.ts'
import type { RedeemStore } from '../store.ts'

const currencies = { US: 'USD', NZ: 'NZD', AU: 'AUD' } as const

export interface PayByWalletProps {
  store: RedeemStore
  amount: CashCents
  onAgreed: (source: string) => void
}

/** Apple Pay, Google Pay and the like, where this browser has one. */
export function PayByWallet({ store, amount, onAgreed }: PayByWalletProps) {
  const { country } = useEnvironment()
  const { provider } = store
  useEffect(() => provider.load(), [provider])
  return <Wallets provider={provider} amount={amount} currency={currencies[country]} mayOpen={() => true} onPaid={onAgreed} />
}
