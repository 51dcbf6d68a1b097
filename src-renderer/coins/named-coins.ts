/** What a coin looks like, as the service names it: `BTC`, `BTC@binance`. The main process checks it once more. */
const form = /^[^\s+&=?#%,;/\\"'<>]{1,40}$/u

/** Whether a text of an answer can be asked about as a coin: `BTC/USDT` cannot. */
export const isCoinName = (text: string): boolean => form.test(text)

/** What follows the coins in what a call was about: an interval, or a number of bars. */
const about = /^(\d+[mhdw]|\d+ bars)$/

/**
 * The line of a ledger in pieces, its coins apart from the rest: `BTC ETH +48 · 1h` holds BTC and ETH. Joined again the
 * pieces are the line.
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
