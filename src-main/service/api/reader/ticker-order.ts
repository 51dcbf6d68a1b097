import { numberOf } from '../answers/numbers'

export interface TickerOrder {
  readonly symbol: number | null
  readonly price: number
  readonly high: number
  readonly low: number
  /** `change` is relative. `amount` is in the quote currency. */
  readonly change: number
  readonly amount: number
  readonly isDoubtful: boolean
  readonly volume: number | null
  /** Null if no columns, or more than two, could be these. */
  readonly offers: readonly [bid: number, ask: number] | null
}

type Row = readonly unknown[]
type Numbers = readonly (number | null)[]

const fewest = 8
const most = 20

/** Both changes must match the price, which must be between low and high. */
export function tickerOrder(rows: readonly Row[]): TickerOrder | null {
  const [first] = rows
  const width = first?.length ?? 0
  if (first === undefined || width < fewest || width > most || !rows.every(row => row.length === width))
    return null
  const symbol = rows.every(
    ([name]) => typeof name === 'string' && /^[a-z]?[A-Z\d]{3,}(?:[:/_-][A-Z\d]+)?$/.test(name)
  )
    ? 0
    : null
  const numbers = rows.map(row => row.map((cell, place) => (place === symbol ? null : numberOf(cell))))
  const places = [...Array(width).keys()].filter(place => numbers.some(row => row[place] !== null))
  const moved = movesIn(numbers, places)
  if (moved === null) return null
  const { amount, change, price, isDoubtful } = moved
  const near = places.filter(place => place !== price && place !== amount && isNear(numbers, place, price))
  const low = near.find(place => numbers.every(row => near.every(other => at(row, place) <= at(row, other))))
  const high = near.find(place => numbers.every(row => near.every(other => at(row, place) >= at(row, other))))
  if (low === undefined || high === undefined || low === high) return null
  if (!numbers.every(row => at(row, low) <= at(row, price) && at(row, price) <= at(row, high))) return null
  return {
    symbol,
    price,
    high,
    low,
    change,
    amount,
    isDoubtful,
    volume: volumeBehind(numbers, price, [amount, change, low, high]),
    offers: offersIn(numbers, near, [price, low, high])
  }
}

const at = (row: Numbers, place: number): number => row[place] ?? NaN

function movesIn(
  rows: readonly Numbers[],
  places: readonly number[]
): { amount: number; change: number; price: number; isDoubtful: boolean } | null {
  for (const change of places)
    for (const amount of places) {
      if (change === amount || rows.every(row => at(row, change) === 0)) continue
      const agrees = (price: number) => (row: Numbers) => {
        const share = at(row, amount) / (at(row, price) - at(row, amount))
        return Math.abs(share - at(row, change)) <= Math.abs(share) * 0.01 && Math.abs(share) < 1
      }
      const prices = places
        .filter(price => price !== change && price !== amount && rows.every(agrees(price)))
        .toSorted((one, other) => Math.abs(one - change) - Math.abs(other - change))
      const [price] = prices
      if (price !== undefined) return { amount, change, price, isDoubtful: prices.length > 1 }
    }
  return null
}

const isNear = (rows: readonly Numbers[], place: number, price: number): boolean =>
  rows.every(row => at(row, place) > at(row, price) * 0.6 && at(row, place) < at(row, price) * 1.6)

/** In known formats, the volume comes right after the price, and high and low come later. */
function volumeBehind(rows: readonly Numbers[], price: number, others: readonly number[]): number | null {
  const place = price + 1
  return !others.includes(place) && rows.every(row => at(row, place) >= 0) ? place : null
}

/** The lower of the two prices is the bid. They must be less than 2% apart. */
function offersIn(
  rows: readonly Numbers[],
  near: readonly number[],
  others: readonly number[]
): TickerOrder['offers'] {
  const [bid, ask, ...more] = near.filter(place => !others.includes(place))
  if (bid === undefined || ask === undefined || more.length > 0) return null
  const areOffers = rows.every(row => at(row, bid) <= at(row, ask) && at(row, ask) < at(row, bid) * 1.02)
  return areOffers ? [bid, ask] : null
}
