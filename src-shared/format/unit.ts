const quoteCoins = ['USDT', 'USDC', 'FDUSD', 'BUSD', 'TUSD', 'USD', 'EUR', 'GBP', 'TRY', 'BTC', 'ETH', 'BNB']

/**
 * The currency a price is in, as far as it is known: that of a pair (`ETHBTC@binance`) is its second half; of a coin the
 * service names none, so none is claimed. Only a name that carries an exchange can be a pair: `STETH` alone is a coin.
 */
export function priceUnit(symbol: string): string | null {
  const [name = '', exchange] = symbol.toUpperCase().split('@')
  if (!exchange) return null
  return quoteCoins.find(quote => name.length > quote.length && name.endsWith(quote)) ?? null
}
