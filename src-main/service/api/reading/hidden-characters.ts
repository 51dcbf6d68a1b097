// Controls, bidirectional marks, zero-width spaces, fillers that count as letters, and lone surrogates. Tabs
// and line breaks aren't hidden.
const hiddenSign =
  '(?:[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}\\p{Cs}\\u115f\\u1160\\u2800\\u3164\\uffa0]|\\u034f|[\\u17b4\\u17b5]|[\\u180b-\\u180f])'
const hidden = new RegExp(`(?![\\t\\r\\n])${hiddenSign}`, 'u')
const everyHidden = new RegExp(`(?:(?![\\t\\r\\n])${hiddenSign})+`, 'gu')
/** Between letters of some scripts or parts of an emoji, joiners are ordinary typography. */
const joiners = /(?<=[^\0-\x7f])[\u200c\u200d](?=[^\0-\x7f])/gu

export function hasHidden(text: string): boolean {
  return hidden.test(text)
}

/**
 * Removes joiners and replaces other hidden characters by U+FFFD. Otherwise BTC with a zero-width space would
 * look like BTC.
 */
export function withHiddenShown(text: string): string {
  return hidden.test(text) ? text.replace(joiners, '').replace(everyHidden, '\ufffd') : text
}

/** Replaces hidden characters by escapes such as `\u202e`, which don't change the meaning of the JSON. */
export function withHiddenEscaped(json: string): string {
  const escaped = (found: string): string =>
    Array.from({ length: found.length }, (_, at) => found.charCodeAt(at).toString(16).padStart(4, '0'))
      .map(code => `\\u${code}`)
      .join('')
  return hidden.test(json) ? json.replace(everyHidden, escaped) : json
}
