import { withHiddenShown } from './reading/hidden-characters'
import type { Redaction } from './reading/redaction'

const longest = 200

/**
 * Returns the message without hidden characters and without the key, cut to 200 characters. Returns null if
 * nothing remains.
 */
export function safeMessage(words: string | null, redacted: Redaction): string | null {
  if (words === null) return null
  const shown = withHiddenShown(redacted(words))
    .replace(/[\s\ufffd]+/g, ' ')
    .trim()
  if (shown === '') return null
  const letters = [...shown]
  return letters.length <= longest ? shown : `${letters.slice(0, longest - 1).join('')}…`
}

/** Returns null for long text and for markup, such as a web page. */
export const plainMessage = (text: string): string | null =>
  text.length <= 1_000 && !/[<{[]/.test(text) && text.trim() !== '' ? text : null

export function speaksOfCoin(words: string | null): boolean {
  if (words === null || /endpoint|\broute|\bpath\b|\bpage\b|operation|method|cannot get|\/api\//i.test(words))
    return false
  return /\b(?:coins?|symbols?|tickers?|pairs?|assets?|instruments?|tokens?|crypto\w*)\b/i.test(words)
}

/** A limit on the number of coins doesn't count as a rate limit or quota. */
export function speaksOfLimit(words: string | null): boolean {
  if (
    words === null ||
    (/\b(?:coins|symbols|tickers|pairs)\b/i.test(words) && !/rate|quota|credit/i.test(words))
  )
    return false
  return [usedUp, overIt, /\btoo many (?:requests|calls)\b/i].some(form => form.test(words))
}

const usedUp =
  /\b(?:(?:rate|request|call|usage|daily|monthly)s?[ -](?:limit|quota|allowance)|quota|credits?(?: limit| balance)?)s?\b[^.:;]{0,40}\b(?:exceeded|reached|exhausted|used up|depleted)\b/i
const overIt =
  /\b(?:exceed(?:ed|s)?|reached|exhausted|used up|out of|over|insufficient|not enough)\b[^.:;]{0,30}\b(?:rate[ -]limits?|quotas?|credits|(?:request|call|daily|monthly) limits?)\b/i

/** Services also call coins "tokens", so the word "token" alone doesn't mean a key. */
export function speaksOfKey(words: string | null): boolean {
  return words !== null && (badKey.test(words) || keyIsBad.test(words) || unauthorised.test(words))
}

const badKey =
  /\b(?:invalid|missing|wrong|unknown|expired|revoked|bad|incorrect|inactive|no)\b[^.:;]{0,20}\b(?:(?:api|access)[ _-]?key|(?:api|access|auth) token|credentials)\b/i
const keyIsBad =
  /\b(?:(?:api|access)[ _-]?key|(?:api|access|auth) token|credentials)\b[^.:;]{0,30}\b(?:invalid|missing|wrong|unknown|expired|revoked|incorrect|inactive|disabled|required|not (?:valid|found|provided|recogni[sz]ed|active))\b/i
const unauthorised = /\bunauthori[sz]ed\b|\bnot authenticated\b|\bauthentication (?:failed|required)\b/i

export function speaksOfPlan(words: string | null): boolean {
  return words !== null && /\bplans?\b|upgrad|subscri|no access|historical|\byearly\b/i.test(words)
}
