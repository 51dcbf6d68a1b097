const usual: Readonly<Record<string, string>> = {
  symbol: 'BTC ETH',
  convert: 'ETH',
  currency: 'EUR',
  top: '10',
  date: '2025-06-01',
  interval: '1h',
  bars: '50'
}

/** Where the demo service takes less than the contract allows: one coin to convert, daily bars only. */
const narrower: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  getConversion: { symbol: 'BTC' },
  getOHLC: { interval: '1d' }
}

/**
 * What the demo service is asked of an operation, by parameter.
 * @param other in place of the usual values
 */
export const questionTo = (
  operation: string,
  parameters: readonly string[],
  other: Readonly<Record<string, string>> = {}
): Record<string, string> =>
  Object.fromEntries(
    parameters.map(name => [name, narrower[operation]?.[name] ?? other[name] ?? usual[name] ?? ''])
  )
