const usual: Readonly<Record<string, string>> = {
  symbol: 'BTC ETH',
  convert: 'ETH',
  currency: 'EUR',
  top: '10',
  date: '2025-06-01',
  interval: '1h',
  bars: '50'
}

/** Parameters that the demo service supports: it converts only one coin and has only daily bars. */
const narrower: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  getConversion: { symbol: 'BTC' },
  getOHLC: { interval: '1d' }
}

export const questionTo = (
  operation: string,
  parameters: readonly string[],
  other: Readonly<Record<string, string>> = {}
): Record<string, string> =>
  Object.fromEntries(
    parameters.map(name => [name, narrower[operation]?.[name] ?? other[name] ?? usual[name] ?? ''])
  )
