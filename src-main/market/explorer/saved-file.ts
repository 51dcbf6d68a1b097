const longest = 80

/** Returns a name such as `getOHLCIntraday-BTC-1h-500.csv`, with characters that all systems allow. */
export function fileNameOf(
  operation: string,
  params: Readonly<Record<string, string>>,
  form: 'json' | 'csv'
): string {
  const words = [operation, ...Object.values(params)].join('-').replace(/[^\w@.-]+/g, '-')
  return `${words.slice(0, longest).replace(/[.-]+$/, '')}.${form}`
}
