const quoteCoins = ['USDT', 'USDC', 'FDUSD', 'BUSD', 'TUSD', 'USD', 'EUR', 'GBP', 'TRY', 'BTC', 'ETH', 'BNB']

/**
 * The currency a price is in. A coin's is US dollars; a pair's (`ETHBTC@binance`) is its second half. Only a name
 * that carries an exchange can be a pair: `STETH` alone is a coin.
 */
export function priceUnit(symbol: string): string {
  const [name = '', exchange] = symbol.toUpperCase().split('@')
  if (!exchange) return 'USD'
  return quoteCoins.find(quote => name.length > quote.length && name.endsWith(quote)) ?? 'USD'
}
