import { currencies } from '../reader/lexicon'
import { taughtIn } from '../reader/taught-name'
import { WorkedOut } from '../reader/worked-out'
import { isObject, isScalar } from './json'
import { numberOf } from './numbers'

/** A number of coins that changed hands, and where it stands. */
export interface Coins {
  readonly value: unknown
  readonly holder: object
  readonly key: string
}

/** Where the prices of the span lay. */
export interface Prices {
  readonly low: number | null
  readonly high: number | null
}

/** Whether a volume is of money, where an amount of coins stands beside it. Raw values as the service sent them. */
export function isMoney(volume: unknown, amount: unknown, low: unknown, high: unknown): boolean {
  // Most bars have no amount beside their volume.
  const coins = numberOf(amount)
  const money = coins === null ? null : numberOf(volume)
  return (
    money !== null && coins !== null && isMoneyFor(money, coins, { low: numberOf(low), high: numberOf(high) })
  )
}

/** Whether the first is the money that the second, a number of coins, changed hands for: a price between low and high. */
function isMoneyFor(money: number, coins: number, { low, high }: Prices): boolean {
  if (low === null || high === null || coins <= 0 || coins === money) return false
  const price = money / coins
  return price >= low && price <= high
}

/**
 * The coins that changed hands, where a volume is in money, or where none is named: of two amounts side by side the one
 * by which the other is a price between low and high. Null where the volume is such coins already, or nothing shows it.
 * @param holders the objects that the row was read from.
 * @param told the volume and the turnover as they were read.
 */
export function coinsBeside(
  holders: readonly object[],
  told: { readonly volume: unknown; readonly turnover: unknown },
  prices: Prices
): Coins | null {
  if (prices.low === null || prices.high === null || prices.low <= 0) return null
  const [volume, turnover] = [numberOf(told.volume), numberOf(told.turnover)]
  // Both ways round make sense of a price near 1.
  if (volume !== null && turnover !== null && isMoneyFor(turnover, volume, prices)) return null
  const money = volume ?? turnover
  for (const holder of holders)
    for (const coins of amountsIn(holder)) {
      const moneys = money === null ? amountsIn(holder) : [{ amount: money }]
      if (moneys.some(({ amount }) => isMoneyFor(amount, coins.amount, prices))) return coins
    }
  return null
}

/** The numbers of an object whose names may be those of an amount that changed hands; what was taught to be another is none. */
function amountsIn(holder: object): readonly (Coins & { readonly amount: number })[] {
  if (!isObject(holder)) return []
  const found: (Coins & { readonly amount: number })[] = []
  for (const key in holder) {
    const value = holder[key]
    if (!isScalar(value) || !mayBeAmount(key)) continue
    const amount = numberOf(value)
    if (amount !== null && amount > 0) found.push({ value, holder, key, amount })
  }
  return found
}

/** The only amount that stands beside a price, where nothing says what it is of. */
export function soleAmount(holders: readonly object[], price: unknown): Coins | null {
  const [only, ...others] = holders
    // An amount beside its share is that of a change.
    .filter(holder => !Object.keys(holder).some(key => /percent|pct|change/i.test(key) && key.length < 8))
    .flatMap(amountsIn)
    .filter(({ key, value }) => /^(?:amount|quantity|qty)/i.test(key) && value !== price)
  return only === undefined || others.length > 0 ? null : only
}

const known = new WorkedOut<boolean>(2_000)

const mayBeAmount = (key: string): boolean =>
  known.of(key, () => taughtIn(key) === null && !notAmounts.test(key) && isAmountName(key))

const notAmounts =
  /precision|scale|decimals|digits|step|tick|rank|change|share|percent|average|avg|count|^min|^max/i
const amounts =
  /^[qva]$|^[qv][a-z]{1,2}$|amount|amt|quantity|qty|vol(?!at)|turnover|notional|traded|units|value/i
const isAmountName = (key: string): boolean => amounts.test(key) || currencies.has(key.toLowerCase())
