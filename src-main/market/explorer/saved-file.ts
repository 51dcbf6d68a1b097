const longest = 80

export function fileNameOf(
  operation: string,
  params: Readonly<Record<string, string>>,
  form: 'json' | 'csv'
): string {
  const words = [operation, ...Object.values(params)].join('-').replace(/[^\w@.-]+/g, '-')
  return `${words.slice(0, longest).replace(/[.-]+$/, '')}.${form}`
}
