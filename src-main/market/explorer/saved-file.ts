const longest = 80

/**
 * A file name such as `getOHLCIntraday-BTC-1h-500.csv`. Contains only letters, digits and `@._-`, which all systems
 * allow.
 */
export function fileNameOf(
  operation: string,
  params: Readonly<Record<string, string>>,
  form: 'json' | 'csv'
): string {
  const words = [operation, ...Object.values(params)].join('-').replace(/[^\w@.-]+/g, '-')
  return `${words.slice(0, longest).replace(/[.-]+$/, '')}.${form}`
}
