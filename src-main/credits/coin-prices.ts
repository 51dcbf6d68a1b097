/** One batch of coins, charged as a whole. */
export interface Batch {
  readonly coins: readonly string[]
  readonly charged: number
}

/** A charge may be rounded to a whole credit: what is off by no more agrees. */
const tolerance = 1
const settled = 0.01
const mostRounds = 40
/** Coins looked at in one stretch of rounds; a thousand coins in each batch get fewer rounds. */
const mostWork = 400_000

/**
 * Batches are charged as a whole though the price is per coin, so the coins' prices are the solution of
 * many sums. Kaczmarz's method (1937): each batch in turn shares what its sum is off by among its coins,
 * round after round. Batches that do not agree with each other mean that a price changed: the older half is
 * then left out, and again, until the rest agrees.
 * @param batches oldest first.
 * @returns credits by coin, for every coin of any batch.
 */
export function coinPrices(batches: readonly Batch[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>()
  let stretch = newestOfEach(batches.filter(batch => batch.coins.length > 0)).map(
    ({ coins, charged }): Sum => ({ places: coins.map(coin => placeOf(coin, places)), charged })
  )
  const prices = new Float64Array(places.size)
  while (stretch.length > 0 && !agrees(prices, stretch))
    stretch = stretch.slice(Math.ceil(stretch.length / 2))
  return new Map([...places].map(([coin, place]) => [coin, prices[place] ?? 0]))
}

/** How charges of an operation grow with the coins asked about. */
export type CoinPricing =
  /** More coins cost more. */
  | 'by-coin'
  /** A call costs the same, however many coins it is about. */
  | 'by-call'
  /** Batches of like sizes alone were charged: nothing tells. */
  | 'untried'

/**
 * Reads it from the newest charges of the largest batch and of the smallest, where one is at most half of the other: is
 * the smaller's charge nearer to its share of the coins, or to the whole?
 * @param batches newest first.
 */
export function coinPricing(batches: readonly Batch[]): CoinPricing {
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

/** A batch with its coins as places in the list of prices: a thousand coins are then added up in no time. */
interface Sum {
  readonly places: readonly number[]
  readonly charged: number
}

function placeOf(coin: string, places: Map<string, number>): number {
  const place = places.get(coin) ?? places.size
  places.set(coin, place)
  return place
}

/** Projects until nothing moves any more, or for long enough; one sum alone always agrees with itself. */
function agrees(prices: Float64Array, sums: readonly Sum[]): boolean {
  const size = sums.reduce((total, sum) => total + sum.places.length, 0)
  const rounds = Math.min(mostRounds, Math.max(4, Math.floor(mostWork / size)))
  let off = Infinity
  for (let round = 0; round < rounds && off > settled; round++) off = project(prices, sums)
  return off <= tolerance || sums.length === 1
}

/** One round; answers with the most that a sum was off by, in credits. */
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

/** The same batch is asked for over and over: its last charge says all that the others do. */
function newestOfEach(batches: readonly Batch[]): readonly Batch[] {
  const newest = new Map<string, Batch>()
  for (const batch of batches) {
    const name = batch.coins.join(' ')
    newest.delete(name)
    newest.set(name, batch)
  }
  return [...newest.values()]
}
