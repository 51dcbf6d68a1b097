import { currencies } from '../reader/lexicon'
import { WorkedOut } from '../reader/worked-out'
import { isObject, isScalar } from './json'
import { numberOf } from './numbers'

export interface Coins {
  readonly value: unknown
  readonly holder: object
  readonly key: string
}

export interface LowHigh {
  readonly low: number | null
  readonly high: number | null
}

export function isMoney(volume: unknown, amount: unknown, low: unknown, high: unknown): boolean {
  // The amount is read first, because most bars have none and need no further check.
  const coins = numberOf(amount)
  const money = coins === null ? null : numberOf(volume)
  return (
    money !== null && coins !== null && isMoneyFor(money, coins, { low: numberOf(low), high: numberOf(high) })
  )
}

function isMoneyFor(money: number, coins: number, { low, high }: LowHigh): boolean {
  if (low === null || high === null || coins <= 0 || coins === money) return false
  const price = money / coins
  return price >= low && price <= high
}

/**
 * Finds the amount in coins, if the volume is missing or in money. An amount fits if the volume, or another
 * amount of the row, divided by it is a price between low and high. Returns null if the volume is already in
 * coins or if no amount fits.
 * @param holders the objects that the row was read from
 * @param volumes volume and turnover as read
 */
export function coinsTraded(
  holders: readonly object[],
  volumes: { readonly volume: unknown; readonly turnover: unknown },
  prices: LowHigh
): Coins | null {
  if (prices.low === null || prices.high === null || prices.low <= 0) return null
  const [volume, turnover] = [numberOf(volumes.volume), numberOf(volumes.turnover)]
  // The volume is already in coins. At a price near 1 the turnover could look like coins too, because both
  // are almost equal.
  if (volume !== null && turnover !== null && isMoneyFor(turnover, volume, prices)) return null
  const money = volume ?? turnover
  for (const holder of holders)
    for (const coins of amountsIn(holder)) {
      const moneys = money === null ? amountsIn(holder) : [{ amount: money }]
      if (moneys.some(({ amount }) => isMoneyFor(amount, coins.amount, prices))) return coins
    }
  return null
}

function amountsIn(holder: object): readonly (Coins & { readonly amount: number })[] {
  // Holdings are skipped, because their value would be mistaken for a volume.
  if (!isObject(holder) || isHolding(holder)) return []
  const found: (Coins & { readonly amount: number })[] = []
  for (const key in holder) {
    const value = holder[key]
    if (!isScalar(value) || !mayBeAmount(key)) continue
    const amount = numberOf(value)
    if (amount !== null && amount > 0) found.push({ value, holder, key, amount })
  }
  return found
}

export const isHolding = (holder: object): boolean => Object.keys(holder).some(key => ofHoldings.test(key))

const ofHoldings =
  /^(?:un)?(?:realized|realised)?_?(?:pnl|profit|p&l)|^(?:(?:avg|average)_?)?(?:cost|entry|buy|purchase)_?(?:basis|price|cost|value)|^holdings?$|^(?:balance|invested)/i

const known = new WorkedOut<boolean>(2_000)

const mayBeAmount = (key: string): boolean => known.of(key, () => !notAmounts.test(key) && isAmountName(key))

const notAmounts =
  /precision|scale|decimals|digits|step|tick|rank|change|share|percent|average|avg|count|^min|^max/i
const amounts =
  /^[qva]$|^[qv][a-z]{1,2}$|amount|amt|quantity|qty|vol(?!at)|turnover|notional|traded|units|value/i
const isAmountName = (key: string): boolean => amounts.test(key) || currencies.has(key.toLowerCase())
