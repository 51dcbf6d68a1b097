export const guessedMoney = 'USD'

export interface Money {
  readonly code: string
  /** True if the service doesn't state the currency. */
  readonly isGuess: boolean
}

const quoteCoins = ['USDT', 'USDC', 'FDUSD', 'BUSD', 'TUSD', 'USD', 'EUR', 'GBP', 'TRY', 'BTC', 'ETH', 'BNB']

/**
 * Null for plain coins, because the service doesn't state their currency. `STETH`, which has no exchange, is
 * a coin and not a pair of ETH.
 */
export function priceUnit(symbol: string): string | null {
  if (!symbol.includes('@')) return null
  const [name = '', exchange] = symbol.toUpperCase().split('@')
  if (!exchange) return null
  return quoteCoins.find(quote => name.length > quote.length && name.endsWith(quote)) ?? null
}

/**
 * @param named currency stated in the response, if any
 * @param fallback the user's currency for prices without a stated currency
 */
export function moneyOf(symbol: string, named: string | null = null, fallback: string | null = null): Money {
  const code = named ?? priceUnit(symbol) ?? fallback
  return code === null ? { code: guessedMoney, isGuess: true } : { code, isGuess: false }
}

export interface ListMoney {
  /** Prices in the most common currency need no label. Null if there are no prices. */
  readonly money: Money | null
  readonly isMixed: boolean
}

/** @param moneys one per price in the list */
export function listMoney(moneys: readonly Money[]): ListMoney {
  const counts = new Map<string, number>()
  for (const { code } of moneys) counts.set(code, (counts.get(code) ?? 0) + 1)
  const [most] = [...counts].sort((a, b) => b[1] - a[1])
  if (!most) return { money: null, isMixed: false }
  const [code] = most
  const isGuess = moneys.some(one => one.code === code && one.isGuess)
  return { money: { code, isGuess }, isMixed: counts.size > 1 }
}
