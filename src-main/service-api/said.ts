import { withHiddenShown } from './reading/hidden-characters'
import type { Redaction } from './reading/redaction'

const longest = 200

/**
 * The service's own words, fit to be shown: characters nobody sees become blanks, the key is taken out should the
 * service echo it, and the rest is cut to 200 characters. Null where nothing is left.
 */
export function saidBy(words: string | null, redacted: Redaction): string | null {
  if (words === null) return null
  const shown = withHiddenShown(redacted(words))
    .replace(/[\s\ufffd]+/g, ' ')
    .trim()
  if (shown === '') return null
  const letters = [...shown]
  return letters.length <= longest ? shown : `${letters.slice(0, longest - 1).join('')}…`
}
