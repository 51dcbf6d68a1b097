// Characters nobody sees: controls, marks that turn the direction of writing, blanks without width, fillers that count
// as letters, halves of a pair. Tab and ends of lines are seen.
const hiddenSign =
  '(?:[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}\\p{Cs}\\u115f\\u1160\\u2800\\u3164\\uffa0]|\\u034f|[\\u17b4\\u17b5]|[\\u180b-\\u180f])'
const hidden = new RegExp(`(?![\\t\\r\\n])${hiddenSign}`, 'u')
const everyHidden = new RegExp(`(?:(?![\\t\\r\\n])${hiddenSign})+`, 'gu')
/** Joiners between letters of a script, or parts of one picture: ordinary typography there, and no loss without. */
const joiners = /(?<=[^\0-\x7f])[\u200c\u200d](?=[^\0-\x7f])/gu

export function hasHidden(text: string): boolean {
  return hidden.test(text)
}

/**
 * What the service says, fit to be shown anywhere. A character that nobody sees is made visible as U+FFFD and not
 * dropped: else a coin called BTC with a blank without width in it would stand as BTC. Joiners inside words of other
 * scripts are left out.
 */
export function withHiddenShown(text: string): string {
  return hidden.test(text) ? text.replace(joiners, '').replace(everyHidden, '\ufffd') : text
}

/** The same for a JSON text that is to stay what it was: each hidden character as its `\u202e`. */
export function withHiddenEscaped(json: string): string {
  const escaped = (found: string): string =>
    Array.from({ length: found.length }, (_, at) => found.charCodeAt(at).toString(16).padStart(4, '0'))
      .map(code => `\\u${code}`)
      .join('')
  return hidden.test(json) ? json.replace(everyHidden, escaped) : json
}
