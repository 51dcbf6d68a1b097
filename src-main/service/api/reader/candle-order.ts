import { numberOf } from '../answers/numbers'
import { firstMarkets, timeOf } from '../answers/times'
import { minute } from '../../../../src-shared/time'

export interface CandleOrder {
  /** The column of the times, or null if the times are the keys of the rows. */
  readonly time: number | null
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
  readonly volume: number | null
  readonly unproved: readonly Unproved[]
}

export type Unproved = 'prices' | 'open and close' | 'volume'

type Row = readonly unknown[]
type Numbers = readonly (readonly (number | null)[])[]
type Prices = readonly [open: number, high: number, low: number, close: number]

const mostPlaces = 14
// The first rows are compared rather than a sample, because each bar is compared with the one before it.
const mostProbed = 200

/**
 * Finds the columns of candles: the times rise or fall, the prices are between low and high, and most bars
 * open near the previous close. Returns null if the rows aren't candles.
 * @param keyed whether the times are the keys of the rows
 */
export function candleOrder(rows: readonly Row[], keyed: boolean): CandleOrder | null {
  const probed = rows.length <= mostProbed ? rows : rows.slice(0, mostProbed)
  const width = Math.max(0, ...probed.map(row => row.length))
  if (width < (keyed ? 4 : 5) || width > mostPlaces) return null
  const times = keyed ? [] : timePlaces(probed, width)
  const time = earliest(probed[0], times)
  if (time === null && !keyed) return null
  const places = [...Array(width).keys()].filter(place => !times.includes(place))
  const numbers = probed.map(row => numbersOf(row, width, times))
  const priced = places.filter(place => isMostly(numbers, row => row[place] !== null))
  const whole = numbers.filter(row => priced.every(place => row[place] !== null))
  const bars = time !== null && runsBack(probed, time) ? whole.toReversed() : whole
  const found = pricesIn(bars, priced)
  if (found === null) return null
  const { prices, unproved } = found
  const [open, high, low, close] = prices
  return {
    time,
    open,
    high,
    low,
    close,
    ...volumeIn(bars.length > 0 ? bars : numbers, places, prices, unproved)
  }
}

function numbersOf(row: Row, width: number, times: readonly number[]): readonly (number | null)[] {
  const numbers: (number | null)[] = []
  for (let place = 0; place < width; place++)
    numbers.push(times.includes(place) ? null : numberOf(row[place]))
  return numbers
}

/**
 * A turnover of 1,430,000,000 looks like an epoch time, so a column with formatted times or whole minutes is
 * preferred.
 */
function timePlaces(rows: readonly Row[], width: number): readonly number[] {
  const places = [...Array(width).keys()].filter(place => isTimes(rows, place))
  const isStamp = (value: unknown): boolean => numberOf(value) === null || (timeOf(value) ?? 1) % minute === 0
  const sure = places.find(place => rows.every(row => isStamp(row[place]))) ?? places[0]
  if (sure === undefined) return []
  const lengthAt = (row: Row, place: number): number =>
    (timeOf(row[place]) ?? Infinity) - (timeOf(row[sure]) ?? 0)
  // The difference must be almost equal in all rows, because all bars except months are equally long.
  const isNear = (place: number): boolean => {
    const lengths = rows.map(row => lengthAt(row, place))
    const [least, most] = [Math.min(...lengths), Math.max(...lengths)]
    return Math.max(-least, most) <= longestBar && most - least <= longestBar / 12
  }
  const isBroken = (value: unknown): boolean => !Number.isInteger(numberOf(value) ?? 0)
  return places.filter(place => place === sure || (isNear(place) && !rows.some(row => isBroken(row[place]))))
}

/** In ms. */
export const longestBar = 366 * 24 * 60 * minute

function earliest(row: Row | undefined, places: readonly number[]): number | null {
  const [first, ...others] = places
  if (first === undefined) return null
  const at = (place: number): number => timeOf(row?.[place]) ?? Infinity
  return others.reduce((best, place) => (at(place) < at(best) ? place : best), first)
}

const isMostly = <T>(list: readonly T[], holds: (entry: T) => boolean): boolean =>
  list.length > 0 && list.filter(holds).length >= list.length * 0.9

function isTimes(rows: readonly Row[], place: number): boolean {
  let [later, earlier] = [0, 0]
  let before: number | null = null
  for (const row of rows) {
    const time = timeOf(row[place])
    if (time === null || (time < firstMarkets && numberOf(row[place]) !== null)) return false
    if (before !== null && time > before) later++
    if (before !== null && time < before) earlier++
    before = time
  }
  return Math.min(later, earlier) <= rows.length / 4
}

// A number that would be an earlier time is more likely a price.

function runsBack(rows: readonly Row[], time: number): boolean {
  const [first, last] = [timeOf(rows[0]?.[time]), timeOf(rows.at(-1)?.[time])]
  return first !== null && last !== null && first > last
}

function pricesIn(
  bars: Numbers,
  places: readonly number[]
): { prices: Prices; unproved: readonly Unproved[] } | null {
  const [a, b, c, d] = places
  if (a === undefined || b === undefined || c === undefined || d === undefined) return null
  const fitting = runsOfFour(places)
    .flatMap(orders)
    .filter(order => fits(bars, order))
    .map(order => ({ order, spread: spreadOf(bars, order) }))
  if (fitting.length === 0) return { prices: [a, b, c, d], unproved: ['prices'] }
  // If a volume is mistaken for a high or low, the range gets wider.
  const least = Math.min(...fitting.map(({ spread }) => spread))
  const likely = fitting.filter(({ spread }) => spread <= least * 2).map(({ order }) => order)
  const [first] = fitting.filter(({ spread }) => spread === least).map(({ order }) => order)
  if (first === undefined) return null
  const best = likely.reduce((one, other) => (isNearer(bars, other, one) ? other : one), first)
  const rivals = likely.filter(order => !isSame(bars, order, best) && !isNearer(bars, best, order))
  const isTurned = ([open, high, low, close]: Prices): boolean =>
    open === best[3] && close === best[0] && high === best[1] && low === best[2]
  if (rivals.length === 0) return { prices: best, unproved: [] }
  return { prices: best, unproved: [rivals.every(isTurned) ? 'open and close' : 'prices'] }
}

/** The prices are next to each other in all known formats. */
function runsOfFour(places: readonly number[]): readonly (readonly number[])[] {
  return places
    .map((_, index) => places.slice(index, index + 4))
    .filter(run => run.length === 4 && (run[3] ?? 0) - (run[0] ?? 0) === 3)
}

const ordersOfFour = ((): readonly Prices[] => {
  const four = [0, 1, 2, 3]
  const all = four.flatMap(open =>
    four.flatMap(high => four.flatMap(low => four.map((close): Prices => [open, high, low, close])))
  )
  const unlikely = ([open, high, low, close]: Prices): number =>
    (open < close ? 0 : 4) + (high < low ? 0 : 2) + (open < high && low < close ? 0 : 1)
  return all.filter(order => new Set(order).size === 4).toSorted((x, y) => unlikely(x) - unlikely(y))
})()

const orders = (run: readonly number[]): readonly Prices[] =>
  ordersOfFour.map(order => order.map(place => run[place] ?? 0) as unknown as Prices)

// This runs for each possible order, so it doesn't allocate objects.
function fits(bars: Numbers, [open, high, low, close]: Prices): boolean {
  for (const bar of bars) {
    const o = bar[open] ?? 0
    const h = bar[high] ?? 0
    const l = bar[low] ?? 0
    const c = bar[close] ?? 0
    if (h < o || h < c || l > o || l > c || l <= 0) return false
  }
  return true
}

function spreadOf(bars: Numbers, [, high, low]: Prices): number {
  return bars.reduce((sum, bar) => sum + Math.log((bar[high] ?? 1) / (bar[low] ?? 1)), 0)
}

/** Almost all bars must open nearer to the previous close, or the total distance must be almost zero. */
function isNearer(bars: Numbers, one: Prices, other: Prices): boolean {
  let [nearer, farther, own, others] = [0, 0, 0, 0]
  for (let index = 1; index < bars.length; index++) {
    const ownGap = gapAt(bars, index, one)
    const otherGap = gapAt(bars, index, other)
    if (ownGap < otherGap) nearer++
    if (ownGap > otherGap) farther++
    own += ownGap
    others += otherGap
  }
  const steps = nearer + farther
  if (steps > 0 && own < others * 0.03) return true
  return steps >= 3 && farther <= steps * 0.2 && own < others * 0.5
}

const gapAt = (bars: Numbers, index: number, prices: Prices): number =>
  Math.abs((bars[index]?.[prices[0]] ?? 0) - (bars[index - 1]?.[prices[3]] ?? 0))

function isSame(bars: Numbers, one: Prices, other: Prices): boolean {
  return bars.every(bar => one.every((place, at) => bar[place] === bar[other[at] ?? place]))
}

/** Prefers a volume with a matching turnover. If there are several, takes the one with the largest sum. */
function volumeIn(
  bars: Numbers,
  places: readonly number[],
  prices: Prices,
  unproved: readonly Unproved[]
): Pick<CandleOrder, 'volume' | 'unproved'> {
  const [, high, low] = prices
  const isPrice = (bar: Numbers[number], value: number): boolean =>
    value >= (bar[low] ?? 0) && value <= (bar[high] ?? 0)
  const candidates = places.filter(place => {
    const given = bars.filter(bar => bar[place] !== null)
    const isOutside = given.some(bar => !isWithin(bar, bar[place] ?? 0, prices, unproved.includes('prices')))
    return (
      !prices.includes(place) && given.length > 0 && given.every(bar => (bar[place] ?? 0) >= 0) && isOutside
    )
  })
  if (candidates.length < 2) return { volume: candidates[0] ?? null, unproved }
  const isTurnover = (turnover: number, volume: number): boolean =>
    bars.every(bar => (bar[volume] ?? 0) === 0 || isPrice(bar, (bar[turnover] ?? 0) / (bar[volume] ?? 1)))
  const total = (place: number): number => bars.reduce((sum, bar) => sum + (bar[place] ?? 0), 0)
  const [proved] = candidates
    .filter(volume => candidates.some(other => total(volume) > 0 && isTurnover(other, volume)))
    .toSorted((x, y) => total(y) - total(x))
  if (proved !== undefined) return { volume: proved, unproved }
  // Numbers of trades and flags are whole, so if only one column has fractions, it's the volume.
  const broken = candidates.filter(place => bars.some(bar => !Number.isInteger(bar[place] ?? 0)))
  if (broken.length === 1) return { volume: broken[0] ?? null, unproved }
  return { volume: candidates[0] ?? null, unproved: [...unproved, 'volume'] }
}

/** If low and high are uncertain, the range of all four prices is used. */
function isWithin(bar: Numbers[number], value: number, prices: Prices, isLoose: boolean): boolean {
  const [, high, low] = prices
  if (!isLoose) return value >= (bar[low] ?? 0) && value <= (bar[high] ?? 0)
  const values = prices.map(place => bar[place] ?? 0)
  return value >= Math.min(...values) && value <= Math.max(...values)
}
