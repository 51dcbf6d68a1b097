/**
 * The form of a coin name as the service spells it: `BTC`, `BTC@binance`. The main process validates names
 * again.
 */
const form = /^[^\s+&=?#%,;/\\"'<>]{1,40}$/u

/** Whether a name from a response can be used in a request. `BTC/USDT` can't. */
export const isCoinName = (text: string): boolean => form.test(text)

/** A subject without coins may start with an interval or a number of bars, which this matches. */
const about = /^(\d+[mhdw]|\d+ bars)$/

/**
 * Splits the subject of a call into coins and other text. In `BTC ETH +48 · 1h`, the coins are BTC and ETH.
 * Joining the pieces gives the subject again.
 */
export function coinsInSubject(
  subject: string
): readonly { readonly text: string; readonly coin: boolean }[] {
  const [first = ''] = subject.split(' · ')
  if (first === '' || about.test(first)) return [{ text: subject, coin: false }]
  const pieces = first.split(/(\s+)/).map(text => ({ text, coin: isCoinName(text) }))
  const rest = subject.slice(first.length)
  return rest === '' ? pieces : [...pieces, { text: rest, coin: false }]
}
