import type { Random } from '../random'

/** The prices of quotes in whole credits at a given time. The app doesn't know them. */
export interface HiddenPrices {
  batchAt(at: number): number
  coinsAt(at: number): ReadonlyMap<string, number>
}

/** At each change, about every third coin gets a new price. */
export function hiddenPrices(
  random: Random,
  coins: readonly string[],
  changes: readonly number[]
): HiddenPrices {
  const start = new Map(coins.map(coin => [coin, random.whole(1, 3)]))
  const steps = [{ from: -Infinity, prices: start }]
  for (const from of changes) {
    const before = steps.at(-1)?.prices ?? start
    const prices = new Map(
      [...before].map(([coin, price]) => [coin, random.next() < 1 / 3 ? random.whole(1, 3) : price])
    )
    steps.push({ from, prices })
  }
  const coinsAt = (at: number): ReadonlyMap<string, number> =>
    steps.findLast(({ from }) => from <= at)?.prices ?? start
  const sums = new Map(
    steps.map(({ prices }) => [prices, [...prices.values()].reduce((sum, price) => sum + price, 0)])
  )
  return { coinsAt, batchAt: at => sums.get(coinsAt(at) as Map<string, number>) ?? 0 }
}
