// Controls, bidirectional marks, zero-width spaces, fillers that count as letters, and lone surrogates. Tabs
// and line breaks are visible.
const hiddenSign =
  '(?:[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}\\p{Cs}\\u115f\\u1160\\u2800\\u3164\\uffa0]|\\u034f|[\\u17b4\\u17b5]|[\\u180b-\\u180f])'
const hidden = new RegExp(`(?![\\t\\r\\n])${hiddenSign}`, 'u')
const everyHidden = new RegExp(`(?:(?![\\t\\r\\n])${hiddenSign})+`, 'gu')
/** Ordinary typography between letters of a script or parts of an emoji. */
const joiners = /(?<=[^\0-\x7f])[\u200c\u200d](?=[^\0-\x7f])/gu

export function hasHidden(text: string): boolean {
  return hidden.test(text)
}

/**
 * With U+FFFD for hidden characters, because BTC plus a zero-width space must not look like BTC. Without
 * joiners.
 */
export function withHiddenShown(text: string): string {
  return hidden.test(text) ? text.replace(joiners, '').replace(everyHidden, '\ufffd') : text
}

/** Escapes such as `\u202e` keep the meaning. */
export function withHiddenEscaped(json: string): string {
  const escaped = (found: string): string =>
    Array.from({ length: found.length }, (_, at) => found.charCodeAt(at).toString(16).padStart(4, '0'))
      .map(code => `\\u${code}`)
      .join('')
  return hidden.test(json) ? json.replace(everyHidden, escaped) : json
}
