import { numberOf } from '../answers/numbers'
import { timeOf } from '../answers/times'
import { currencies } from './lexicon'
import type { Places } from './row'

/** The places in `[time, value]`; null where the rows are anything else. */
export function pairPlaces<Field extends string>(
  rows: readonly (readonly unknown[])[],
  time: Field,
  value: Field
): Places<Field> | null {
  const isPair = ([first, second, ...more]: readonly unknown[]): boolean =>
    more.length === 0 &&
    timeOf(first) !== null &&
    timeOf(second) === null &&
    (second === null || numberOf(second) !== null)
  return rows.every(isPair) ? ({ [time]: 0, [value]: 1 } as Places<Field>) : null
}

/** `ETH_BTC`, `SOL-USDT` */
export const isPairKey = (key: string): boolean =>
  currencies.has((/^[A-Z\d]{2,10}[-_/]([A-Z]{3,5})$/.exec(key)?.[1] ?? '').toLowerCase())

/** `BTCUSDT`, `ETHEUR`: a coin and the money it is traded for in one word. */
export const isJoinedPair = (text: string): boolean =>
  /^[A-Z\d]{2,10}(?:USDT|USDC|FDUSD|BUSD|USD|EUR|GBP|JPY|KRW|INR|BRL|TRY|AUD)$/.test(text)
