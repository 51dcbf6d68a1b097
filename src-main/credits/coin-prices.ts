export interface CoinBatch {
  readonly coins: readonly string[]
  readonly charged: number
}

const tolerance = 1
const settled = 0.01
const mostRounds = 40
/** The limit for rounds multiplied by coins. It leaves fewer rounds for calls with a thousand coins. */
const mostWork = 400_000

/**
 * Estimates prices per coin from the charges of calls for several coins. Uses Kaczmarz's method (1937), which
 * spreads the error of each total evenly over its coins in every round. If calls contradict each other, a
 * price has changed, so the older half of them is dropped until the rest agree.
 * @param batches oldest first
 * @returns credits by coin
 */
export function coinPrices(batches: readonly CoinBatch[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>()
  let stretch = newestOfEach(batches.filter(batch => batch.coins.length > 0)).map(
    ({ coins, charged }): Sum => ({ places: coins.map(coin => placeOf(coin, places)), charged })
  )
  const prices = new Float64Array(places.size)
  while (stretch.length > 0 && !agrees(prices, stretch))
    stretch = stretch.slice(Math.ceil(stretch.length / 2))
  return new Map([...places].map(([coin, place]) => [coin, prices[place] ?? 0]))
}

/** `untried` means that all calls had a similar number of coins. */
export type CoinPricing = 'by-coin' | 'by-call' | 'untried'

/**
 * Finds out whether the price depends on the number of coins, by comparing the newest charges of the largest
 * and the smallest call. The smallest must have at most half as many coins. If its charge is closer to a
 * proportional share of the larger charge than to all of it, the price depends on the coins.
 * @param batches newest first
 */
export function coinPricing(batches: readonly CoinBatch[]): CoinPricing {
  const [first] = batches
  if (!first) return 'untried'
  let [small, large] = [first, first]
  for (const batch of batches) {
    if (batch.coins.length < small.coins.length) small = batch
    if (batch.coins.length > large.coins.length) large = batch
  }
  const share = small.coins.length / large.coins.length
  if (share > 1 / 2) return 'untried'
  return small.charged < (large.charged * (1 + share)) / 2 ? 'by-coin' : 'by-call'
}

interface Sum {
  readonly places: readonly number[]
  readonly charged: number
}

function placeOf(coin: string, places: Map<string, number>): number {
  const place = places.get(coin) ?? places.size
  places.set(coin, place)
  return place
}

function agrees(prices: Float64Array, sums: readonly Sum[]): boolean {
  const size = sums.reduce((total, sum) => total + sum.places.length, 0)
  const rounds = Math.min(mostRounds, Math.max(4, Math.floor(mostWork / size)))
  let off = Infinity
  for (let round = 0; round < rounds && off > settled; round++) off = project(prices, sums)
  return off <= tolerance || sums.length === 1
}

function project(prices: Float64Array, sums: readonly Sum[]): number {
  let most = 0
  for (const { places, charged } of sums) {
    let sum = 0
    for (const place of places) sum += prices[place] ?? 0
    const share = (charged - sum) / places.length
    most = Math.max(most, Math.abs(charged - sum))
    for (const place of places) prices[place] = Math.max(0, (prices[place] ?? 0) + share)
  }
  return most
}

function newestOfEach(batches: readonly CoinBatch[]): readonly CoinBatch[] {
  const newest = new Map<string, CoinBatch>()
  for (const batch of batches) {
    const name = batch.coins.join(' ')
    newest.delete(name)
    newest.set(name, batch)
  }
  return [...newest.values()]
}
