import { bitsAt, bridgeDraws, lognormals, normals, tableMask } from './noise'
import type { Instrument } from './listing'

/** Each length in ms is a multiple of the next. */
export const barMs = [86_400_000, 14_400_000, 3_600_000, 900_000, 300_000, 60_000] as const
/** For each length, how many bars are in one bar of the next longer length. */
const parts = [1, 6, 4, 4, 3, 5] as const
export const minuteLevel = barMs.length - 1

const marketWeights = lognormals(0.3)
const ownWeights = lognormals(0.24)
const activity = lognormals(0.35)
/** The variance is low after midnight (UTC), and high while Europe and America trade. */
const hourly = [
  0.95, 0.85, 0.8, 0.75, 0.7, 0.7, 0.8, 0.95, 1.1, 1.05, 0.95, 0.95, 1.1, 1.4, 1.6, 1.5, 1.3, 1.15, 1.05, 1,
  1.05, 1, 0.9, 0.85
]
const fourHourly = [0, 1, 2, 3, 4, 5].map(at => hourly.slice(at * 4, at * 4 + 4).reduce((a, b) => a + b) / 4)

/** A row of bars. Prices are logarithms relative to the coin's base price, and volume is in whole lots. */
export class BarRow {
  readonly count: number
  readonly open: Float64Array
  readonly high: Float64Array
  readonly low: Float64Array
  readonly close: Float64Array
  readonly variance: Float64Array
  readonly lots: Float64Array
  readonly bits: Int32Array
  /** The highest high and the lowest low, and their indexes `top` and `bottom`. Set by `splitBar`. */
  highest = 0
  lowest = 0
  top = 0
  bottom = 0

  constructor(count: number) {
    this.count = count
    this.open = new Float64Array(count)
    this.high = new Float64Array(count)
    this.low = new Float64Array(count)
    this.close = new Float64Array(count)
    this.variance = new Float64Array(count)
    this.lots = new Float64Array(count)
    this.bits = new Int32Array(count)
  }
}

export const rowFor = (level: number): BarRow => new BarRow(parts[level] ?? 1)

const inside = (value: number, low: number, high: number): number => {
  if (value > high) return Math.max(high - (value - high) * 0.5, low + (high - low) * 0.6)
  if (value < low) return Math.min(low + (low - value) * 0.5, high - (high - low) * 0.6)
  return value
}

/** Inverse transform sampling of the high of a Brownian bridge from `a` to `b`. For the low, mirror it. */
export function bridgeReach(a: number, b: number, variance: number, draw: number): number {
  return Math.sqrt((b - a) * (b - a) + variance * draw) / 2
}

/**
 * The lowest 12 bits determine the bar's high, the highest 12 its low. Coins often share the bits of the
 * market, so that they peak together.
 */
export function reachBits(instrument: Instrument, marketKey: number, level: number, index: number): number {
  const own = bitsAt(instrument.ownKey, level + 10, index)
  const isShared = ((own >>> 12) & 255) < instrument.marketShare ** 2 * 256
  return isShared ? bitsAt(marketKey, level + 10, index) : own
}

/**
 * Together, the smaller bars have exactly the open, high, low, close and lots of the longer bar. The closes
 * in between follow a Brownian bridge, which is partly shared with the market. Random weights make
 * volatility cluster.
 */
export function splitBar(
  instrument: Instrument,
  marketKey: number,
  from: BarRow,
  at: number,
  level: number,
  firstIndex: number,
  into: BarRow
): void {
  const { count } = into
  const { ownKey, marketShare } = instrument
  const ownShare = Math.sqrt(1 - marketShare * marketShare)
  const high = from.high[at] ?? 0
  const low = from.low[at] ?? 0
  const close = from.close[at] ?? 0
  const profile = level === 1 ? fourHourly : level === 2 ? hourly : null
  let total = 0
  for (let i = 0; i < count; i += 1) {
    const index = firstIndex + i
    const shared = bitsAt(marketKey, level, index)
    const own = bitsAt(ownKey, level, index)
    const weight = (marketWeights[shared >>> 20] ?? 1) * (ownWeights[own >>> 20] ?? 1)
    const seasonal = profile === null ? weight : weight * (profile[index % profile.length] ?? 1)
    total += seasonal
    into.variance[i] = seasonal
    into.close[i] =
      marketShare * (normals[shared & tableMask] ?? 0) + ownShare * (normals[own & tableMask] ?? 0)
  }
  const scale = (from.variance[at] ?? 0) / total
  let rest = total
  let price = from.open[at] ?? 0
  for (let i = 0; i < count; i += 1) {
    const weight = into.variance[i] ?? 0
    const after = rest - weight
    into.open[i] = price
    if (i === count - 1) price = close
    else {
      const spread = Math.sqrt(((weight * after) / rest) * scale)
      const free = price + ((close - price) * weight) / rest + spread * (into.close[i] ?? 0)
      price = inside(free, low, high)
    }
    into.close[i] = price
    into.variance[i] = weight * scale
    rest = after
  }
  reachExtremes(instrument, marketKey, low, high, level, firstIndex, into)
  shareLots(ownKey, from.lots[at] ?? 0, level, firstIndex, into)
}

function reachExtremes(
  instrument: Instrument,
  marketKey: number,
  low: number,
  high: number,
  level: number,
  firstIndex: number,
  into: BarRow
): void {
  for (let i = 0; i < into.count; i += 1) {
    into.bits[i] = reachBits(instrument, marketKey, level, firstIndex + i)
  }
  drawExtremes(low, high, into)
  const { top, bottom } = into
  const isShortAbove = into.highest < high
  const isShortBelow = into.lowest > low
  if (isShortAbove) bend(into, top, high - into.highest, low, high)
  if (isShortBelow) bend(into, bottom, low - into.lowest, low, high)
  if (isShortAbove || isShortBelow) drawExtremes(low, high, into)
  into.high[isShortAbove ? top : into.top] = high
  into.low[isShortBelow ? bottom : into.bottom] = low
}

/**
 * Values outside the longer bar's range are compressed into it, because clipping them would give half of all
 * bars a double top.
 */
function drawExtremes(low: number, high: number, into: BarRow): void {
  into.highest = -Infinity
  into.lowest = Infinity
  for (let i = 0; i < into.count; i += 1) {
    const bits = into.bits[i] ?? 0
    const open = into.open[i] ?? 0
    const close = into.close[i] ?? 0
    const variance = into.variance[i] ?? 0
    const middle = (open + close) / 2
    const up = middle + bridgeReach(open, close, variance, bridgeDraws[bits & tableMask] ?? 0)
    const down = middle - bridgeReach(open, close, variance, bridgeDraws[bits >>> 20] ?? 0)
    if (up > into.highest) {
      into.highest = up
      into.top = i
    }
    if (down < into.lowest) {
      into.lowest = down
      into.bottom = i
    }
    const body = Math.max(open, close)
    const foot = Math.min(open, close)
    into.high[i] = up > high ? body + (high - body) * 0.7 : up
    into.low[i] = down < low ? foot + (low - foot) * 0.7 : down
  }
}

/**
 * If no bar reaches the high or low of the longer bar, bends the path towards it. Otherwise, bar `at` would
 * need an unnaturally long wick.
 */
function bend(into: BarRow, at: number, shortfall: number, low: number, high: number): void {
  const { count } = into
  for (let i = 0; i < count - 1; i += 1) {
    const edge = i + 1
    const share = edge <= at ? edge / (at + 0.5) : (count - edge) / (count - at - 0.5)
    const bent = (into.close[i] ?? 0) + shortfall * Math.min(share, 1)
    into.close[i] = Math.min(Math.max(bent, low), high)
    into.open[i + 1] = into.close[i] ?? 0
  }
}

function shareLots(ownKey: number, lots: number, level: number, firstIndex: number, into: BarRow): void {
  let total = 0
  for (let i = 0; i < into.count; i += 1) {
    const body = Math.abs((into.close[i] ?? 0) - (into.open[i] ?? 0))
    const range = (into.high[i] ?? 0) - (into.low[i] ?? 0)
    const calm = Math.sqrt(into.variance[i] ?? 0)
    const noise = activity[bitsAt(ownKey, level + 20, firstIndex + i) & tableMask] ?? 1
    const share = (body + 0.5 * range + 0.6 * calm) * noise
    total += share
    into.lots[i] = share
  }
  let sum = 0
  let given = 0
  for (let i = 0; i < into.count; i += 1) {
    sum += into.lots[i] ?? 0
    // Rounds the running sum, because this gives whole lots that add up to the total.
    const upTo = i === into.count - 1 ? lots : Math.floor((lots * sum) / total)
    into.lots[i] = upTo - given
    given = upTo
  }
}
