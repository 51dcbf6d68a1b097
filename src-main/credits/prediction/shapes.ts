interface Point {
  readonly count: number
  readonly charged: number
}

export interface Range {
  readonly low: number
  readonly high: number
}

export const isExact = ({ low, high }: Range): boolean => low === high

/**
 * Predicts how the price depends on the number of coins or rows. Returns null if the charges contradict this
 * shape, or if it doesn't predict a price for `count`.
 * @param points at least one, ascending, without duplicate counts
 */
export type PriceShape = (points: readonly Point[], count: number) => Range | null

const tolerance = 1e-9
const exactly = (credits: number): Range | null => {
  const whole = Math.round(credits)
  return Math.abs(credits - whole) < 1e-6 && (whole > 0 || credits === 0) ? { low: whole, high: whole } : null
}

/**
 * For more than the highest charged count, the price is a range, because each block of that size may be
 * charged.
 */
const flat: PriceShape = (points, count) => {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.some(({ charged }) => charged !== first.charged)) return null
  return count > last.count ? beyond(last, count) : exactly(first.charged)
}

const beyond = ({ count: chargedCount, charged }: Point, count: number): Range | null =>
  // If a small call was free, a larger one may still cost something.
  charged === 0 ? null : { low: charged, high: Math.ceil((charged * count) / chargedCount) }

/** A fixed part plus a price per unit. If there's only one point, the fixed part is 0. */
const linear: PriceShape = (points, count) => {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return null
  const rate =
    first === last ? first.charged / first.count : (last.charged - first.charged) / (last.count - first.count)
  const fixed = first.charged - rate * first.count
  const isOnLine = points.every(point => Math.abs(fixed + rate * point.count - point.charged) < 1e-6)
  return isOnLine && rate > 0 && fixed > -1e-6 ? exactly(fixed + rate * count) : null
}

const rounded: PriceShape = (points, count) =>
  union(
    blocksOf(points).map(({ step, least, below }) => {
      const [most, fewest] = [Math.ceil(count / least - tolerance), Math.floor(count / below + tolerance) + 1]
      return { low: step * Math.min(fewest, most), high: step * most }
    })
  )

/**
 * Assumes blocks of the roundest possible size, such as 100. Predicts nothing for more than the highest
 * charged count.
 */
const roundBlocks: PriceShape = (points, count) => {
  if (count > (points.at(-1)?.count ?? 0)) return null
  return union(
    blocksOf(points).flatMap(({ step, least, below }) => {
      const size = roundest(least, below)
      const credits = size === null ? 0 : step * Math.ceil(count / size - tolerance)
      return credits > 0 ? [{ low: credits, high: credits }] : []
    })
  )
}

function union(ranges: readonly Range[]): Range | null {
  if (ranges.length === 0) return null
  return { low: Math.min(...ranges.map(({ low }) => low)), high: Math.max(...ranges.map(({ high }) => high)) }
}

/**
 * Every `step` credits pay for a block of coins or rows. Its size is at least `least` and less than `below`.
 */
interface Block {
  readonly step: number
  readonly least: number
  readonly below: number
}

/**
 * Returns the possible blocks. A block costs either 1 credit or the greatest common divisor of all charges.
 */
function blocksOf(points: readonly Point[]): readonly Block[] {
  const isVaried = points.some(({ charged }) => charged !== points[0]?.charged)
  const steps = isVaried ? points.reduce((all, { charged }) => greatestDivisor(all, charged), 0) : 1
  return [...new Set([1, steps])].flatMap(step => {
    if (step === 0 || points.some(({ charged }) => charged < step || charged % step !== 0)) return []
    const least = Math.max(...points.map(point => (point.count * step) / point.charged))
    const below = Math.min(...points.map(point => point.count / (point.charged / step - 1)))
    return least >= below - tolerance ? [] : [{ step, least, below }]
  })
}

function roundest(least: number, below: number): number | null {
  if (below === Infinity) return null
  for (let unit = 10 ** Math.floor(Math.log10(below)); unit >= 1; unit /= 10) {
    const size = Math.ceil(least / unit - tolerance) * unit
    if (size > 0 && size < below - tolerance) return size
  }
  return null
}

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b))

/** A linear or rounded price up to a maximum. Two different counts must have cost the maximum. */
const capped: PriceShape = (points, count) => {
  const cap = points.at(-1)?.charged ?? 0
  const below = points.filter(({ charged }) => charged < cap)
  const [first, last] = [points[below.length], points.at(-1)]
  if (below.length === 0 || !first || !last || first === last) return null
  if (count > last.count) return beyond(last, count)
  if (count >= first.count) return exactly(cap)
  const range = linear(below, count) ?? rounded(below, count)
  return range && { low: Math.min(range.low, cap), high: Math.min(range.high, cap) }
}

const rising: PriceShape = (points, count) => {
  const isRising = points.every((point, index) => point.charged >= (points[index - 1]?.charged ?? 0))
  const above = points.find(point => point.count >= count)
  if (!isRising || !above) return null
  return {
    low: points.findLast(point => point.count <= count)?.charged ?? Math.min(1, above.charged),
    high: above.charged
  }
}

export const shapes: readonly PriceShape[] = [flat, linear, rounded, roundBlocks, capped, rising]
export const growing: readonly PriceShape[] = [linear, rounded, roundBlocks, capped]
