const longest = 80

/** A name for an answer's file: `getOHLCIntraday-BTC-1h-500.csv`. Letters, digits and `@._-` alone, on any system. */
export function fileNameOf(
  operation: string,
  params: Readonly<Record<string, string>>,
  form: 'json' | 'csv'
): string {
  const words = [operation, ...Object.values(params)].join('-').replace(/[^\w@.-]+/g, '-')
  return `${words.slice(0, longest).replace(/[.-]+$/, '')}.${form}`
}
