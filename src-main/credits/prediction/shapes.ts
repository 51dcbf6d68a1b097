/** A charge for so many of what is counted: bars, rows, coins. */
interface Point {
  readonly count: number
  readonly charged: number
}

/** The credits a call can cost; exact if both are the same. */
export interface Range {
  readonly low: number
  readonly high: number
}

export const isExact = ({ low, high }: Range): boolean => low === high

/**
 * One way in which a price can depend on a count. Returns what it predicts, or null if it says nothing of this count or the
 * charges contradict it. @param points at least one, by ascending count, each count once
 */
export type Shape = (points: readonly Point[], count: number) => Range | null

const tolerance = 1e-9
const exactly = (credits: number): Range | null => {
  const whole = Math.round(credits)
  return Math.abs(credits - whole) < 1e-6 && (whole > 0 || credits === 0) ? { low: whole, high: whole } : null
}

/** Always the same. A price that was the same so far may be that of a first block: beyond it nothing is exact. */
const flat: Shape = (points, count) => {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.some(({ charged }) => charged !== first.charged)) return null
  return count > last.count ? beyond(last, count) : exactly(first.charged)
}

/** Between the same for more and as if each cost the same. */
const beyond = ({ count: seen, charged }: Point, count: number): Range => ({
  low: charged,
  high: Math.ceil((charged * count) / seen)
})

/** A fixed part, 0 if there is only one point, and so many credits for each. */
const linear: Shape = (points, count) => {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return null
  const rate =
    first === last ? first.charged / first.count : (last.charged - first.charged) / (last.count - first.count)
  const fixed = first.charged - rate * first.count
  const isOnLine = points.every(point => Math.abs(fixed + rate * point.count - point.charged) < 1e-6)
  return isOnLine && rate >= 0 && fixed > -1e-6 ? exactly(fixed + rate * count) : null
}

/** So many credits for each so many, a part of them counted as whole. */
const rounded: Shape = (points, count) => {
  const isVaried = points.some(({ charged }) => charged !== points[0]?.charged)
  const steps = isVaried ? points.reduce((all, { charged }) => greatestDivisor(all, charged), 0) : 1
  const ranges = [...new Set([1, steps])].flatMap(step => blocks(points, step, count) ?? [])
  if (ranges.length === 0) return null
  return { low: Math.min(...ranges.map(({ low }) => low)), high: Math.max(...ranges.map(({ high }) => high)) }
}

/** The same for blocks of `step` credits: the charges leave a range for how many a block holds. */
function blocks(points: readonly Point[], step: number, count: number): Range | null {
  if (step === 0 || points.some(({ charged }) => charged < step || charged % step !== 0)) return null
  const least = Math.max(...points.map(point => (point.count * step) / point.charged))
  const below = Math.min(...points.map(point => point.count / (point.charged / step - 1)))
  if (least >= below - tolerance) return null
  const [most, fewest] = [Math.ceil(count / least - tolerance), Math.floor(count / below + tolerance) + 1]
  return { low: step * Math.min(fewest, most), high: step * most }
}

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b))

/** One of the others, up to a price that several counts cost. */
const capped: Shape = (points, count) => {
  const cap = points.at(-1)?.charged ?? 0
  const below = points.filter(({ charged }) => charged < cap)
  const [first, last] = [points[below.length], points.at(-1)]
  if (below.length === 0 || !first || !last || first === last) return null
  if (count > last.count) return beyond(last, count)
  if (count >= first.count) return exactly(cap)
  const range = linear(below, count) ?? rounded(below, count)
  return range && { low: Math.min(range.low, cap), high: Math.min(range.high, cap) }
}

/** Never less for more of them. */
const rising: Shape = (points, count) => {
  const isRising = points.every((point, index) => point.charged >= (points[index - 1]?.charged ?? 0))
  const above = points.find(point => point.count >= count)
  if (!isRising || !above) return null
  return {
    low: points.findLast(point => point.count <= count)?.charged ?? Math.min(1, above.charged),
    high: above.charged
  }
}

/** From simple to general. */
export const shapes: readonly Shape[] = [flat, linear, rounded, capped, rising]
/** Those in which more cost more. */
export const growing: readonly Shape[] = [linear, rounded, capped]
