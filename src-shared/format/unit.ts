/** The currency assumed for prices if neither the service nor the user names one. */
export const guessedMoney = 'USD'

/** What a price is counted in. */
export interface Money {
  readonly code: string
  /** Assumed: neither the service, the coin's name nor the user names it. */
  readonly isGuess: boolean
}

const quoteCoins = ['USDT', 'USDC', 'FDUSD', 'BUSD', 'TUSD', 'USD', 'EUR', 'GBP', 'TRY', 'BTC', 'ETH', 'BNB']

/**
 * The currency a price is in, as far as it is known: that of a pair (`ETHBTC@binance`) is its second half; of a coin the
 * service names none, so none is claimed. Only a name that carries an exchange can be a pair: `STETH` alone is a coin.
 */
export function priceUnit(symbol: string): string | null {
  if (!symbol.includes('@')) return null
  const [name = '', exchange] = symbol.toUpperCase().split('@')
  if (!exchange) return null
  return quoteCoins.find(quote => name.length > quote.length && name.endsWith(quote)) ?? null
}

/**
 * What a coin's price is in.
 * @param named what the answer itself names, where it does
 * @param said what a person says of prices that nothing names a money of
 */
export function moneyOf(symbol: string, named: string | null = null, said: string | null = null): Money {
  const code = named ?? priceUnit(symbol) ?? said
  return code === null ? { code: guessedMoney, isGuess: true } : { code, isGuess: false }
}

/** What the prices of a list are in. */
export interface ListMoney {
  /** Of most of them, so that only the others need a mark of their own; null for no prices. */
  readonly money: Money | null
  /** Some are in other money, which stands before them. */
  readonly isMixed: boolean
}

/** @param moneys of each price of the list */
export function listMoney(moneys: readonly Money[]): ListMoney {
  const counts = new Map<string, number>()
  for (const { code } of moneys) counts.set(code, (counts.get(code) ?? 0) + 1)
  const [most] = [...counts].sort((a, b) => b[1] - a[1])
  if (!most) return { money: null, isMixed: false }
  const [code] = most
  const isGuess = moneys.some(one => one.code === code && one.isGuess)
  return { money: { code, isGuess }, isMixed: counts.size > 1 }
}
