import { useEnvironment } from '../../shared/widget/environment.ts'

export function useMoney() {
  const { country } = useEnvironment()
  const locale = country === 'NZ' ? 'en-NZ' : 'en-US'
  const options = { style: 'currency', currency: country === 'NZ' ? 'NZD' : 'USD', currencyDisplay: 'narrowSymbol' } as const
  return {
    exact: (cents: number) => new Intl.NumberFormat(locale, options).format(cents / 100),
    whole: (dollars: number) => new Intl.NumberFormat(locale, { ...options, maximumFractionDigits: 0 }).format(dollars),
  }
}
