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

/** A refusal in plain text; a page is no words of the service. */
export const plainWords = (text: string): string | null =>
  text.length <= 1_000 && !/[<{[]/.test(text) && text.trim() !== '' ? text : null

/** Words about a coin, and not about where it was asked. */
export function speaksOfCoin(words: string | null): boolean {
  if (words === null || /endpoint|\broute|\bpath\b|\bpage\b|operation|method|cannot get|\/api\//i.test(words))
    return false
  return /\b(?:coins?|symbols?|tickers?|pairs?|assets?|instruments?|tokens?|crypto\w*)\b/i.test(words)
}

/** Words on what a plan has and has not. */
export function speaksOfPlan(words: string | null): boolean {
  return words !== null && /\bplans?\b|upgrad|subscri|no access|historical|\byearly\b/i.test(words)
}
