const longest = 200

/**
 * The service's own words, fit to be shown: control and direction-changing characters become blanks, the key
 * is taken out should the service echo it, and the rest is cut to 200 characters. Null where nothing is left.
 */
export function saidBy(words: string | null, key: string | null): string | null {
  if (words === null) return null
  const shown = withoutKey(words, key)
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (shown === '') return null
  const letters = [...shown]
  return letters.length <= longest ? shown : `${letters.slice(0, longest - 1).join('')}…`
}

/** The text with the key redacted, also as a URL or a JSON string would write it. */
export function withoutKey(text: string, key: string | null): string {
  if (key === null || key === '') return text
  const spellings = new Set([key, encodeURIComponent(key), JSON.stringify(key).slice(1, -1)])
  let redacted = text
  for (const spelling of spellings) redacted = redacted.replaceAll(spelling, '[key]')
  return redacted
}
