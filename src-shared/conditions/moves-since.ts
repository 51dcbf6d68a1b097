import type { EpochMs } from '../contract/values'
import type { MoveSizes, PriceBar, PriceMove } from './price-move'
import { equals, fallOf, followedBy, noPrices, spanOf, together, type PriceSpan } from './price-span'

/**
 * A price that was reached at some moment between `earliest` and `latest`. `widest` is only set for the
 * first price of a bar.
 */
interface Reached {
  readonly price: number
  readonly earliest: number
  readonly latest: number
  readonly widest?: number
}

/** The result for windows that begin no later than `time` and after the time of the next step in the list. */
type Step = PriceSpan & { readonly time: number }

type Part = Readonly<Record<keyof PriceMove, readonly Step[]>>

/** Most bars don't change the result, so a few hundred steps are enough for thousands of bars. */
export class MovesSince {
  /**
   * The parts ascend by time, and each is much larger than the next. This way, adding a later bar changes few
   * steps, and few parts are combined to find the moves within a window.
   */
  readonly #parts: readonly Part[]

  private constructor(parts: readonly Part[]) {
    this.#parts = parts
  }

  /** @param bars in any order. They may overlap, for example candles of several intervals */
  static of(bars: readonly PriceBar[]): MovesSince {
    if (bars.length === 0) return new MovesSince([])
    const reached = bars.flatMap(reachedIn)
    const certain = stepsOf(reached, 'latest', 'earliest')
    return new MovesSince([{ certain, possible: stepsOf(reached, 'earliest', 'latest') }])
  }

  /** @param later moves of bars that all begin after these bars have ended */
  followedBy(later: MovesSince): MovesSince {
    const parts = [...this.#parts]
    for (const part of later.#parts) parts.push(mergedWith(parts, part))
    return new MovesSince(parts)
  }

  /** Drops most of the steps that only matter to windows that begin before `since`. */
  forWindowsFrom(since: EpochMs): MovesSince {
    const needed = this.#parts.flatMap(part => neededSince(part, since) ?? [])
    const isSame =
      needed.length === this.#parts.length && needed.every((part, at) => part === this.#parts[at])
    return isSame ? this : new MovesSince(needed)
  }

  within(since: EpochMs): Readonly<Record<keyof PriceMove, PriceSpan>> {
    const isWithin = (time: number): boolean => time >= since
    const spanOfAll = (of: keyof PriceMove): PriceSpan =>
      this.#parts.map(part => lastStep(part[of], isWithin)).reduce(followedBy, noPrices)
    return { certain: spanOfAll('certain'), possible: spanOfAll('possible') }
  }
}

const sizeOf = ({ certain, possible }: Part): number => certain.length + possible.length

const timesLarger = 4

function mergedWith(parts: Part[], later: Part): Part {
  let merged = later
  for (let last = parts.at(-1); last && sizeOf(last) < timesLarger * sizeOf(merged); last = parts.at(-1)) {
    parts.pop()
    merged = {
      certain: joined(last.certain, merged.certain),
      possible: joined(last.possible, merged.possible)
    }
  }
  return merged
}

/** Returns the part unchanged while more than half of its steps are needed, because copying takes long. */
function neededSince(part: Part, since: EpochMs): Part | null {
  const isNeeded = (time: number): boolean => time >= since
  const [certain, possible] = [stepCount(part.certain, isNeeded), stepCount(part.possible, isNeeded)]
  if (certain + possible === 0) return null
  if (certain + possible > sizeOf(part) / 2) return part
  return { certain: part.certain.slice(0, certain), possible: part.possible.slice(0, possible) }
}

/**
 * Adds or subtracts fractions of a millisecond to keep adjacent bars in order: a bar's close comes before the
 * next bar's open, and its high and low come between its own open and close.
 */
function reachedIn({ from, to, open, high, low, close }: PriceBar): readonly Reached[] {
  if (from === to) return [{ price: close, earliest: to, latest: to }]
  const extremes = { earliest: from + 0.2, latest: to - 0.2 }
  return [
    { price: open, earliest: from + 0.1, latest: from + 0.1, widest: fallOf(high, low) },
    { price: high, ...extremes },
    { price: low, ...extremes },
    { price: close, earliest: to - 0.1, latest: to - 0.1 }
  ]
}

/** A price is within a window if its `end` is. */
function stepsOf(
  all: readonly Reached[],
  start: 'earliest' | 'latest',
  end: 'earliest' | 'latest'
): readonly Step[] {
  const steps: Step[] = []
  let overlapping: Reached[] = []
  for (const one of all.toSorted((a, b) => b[end] - a[end])) {
    const later = lastStep(steps, time => time > one[start])
    const own = { ...spanOf(one.price), either: one.widest ?? 0 }
    let span = together(steps.at(-1) ?? noPrices, followedBy(own, later))
    overlapping = overlapping.filter(other => other[start] < one[end])
    if (overlapping.length > 0) span = together(span, followedBy(rangeOf(overlapping), spanOf(one.price)))
    if (one[start] < one[end]) overlapping.push(one)
    addStep(steps, { time: one[end], ...span })
  }
  return steps
}

function rangeOf(all: readonly Reached[]): PriceSpan {
  const prices = all.map(({ price }) => price)
  return { ...noPrices, low: Math.min(...prices), high: Math.max(...prices) }
}

function joined(earlier: readonly Step[], later: readonly Step[]): readonly Step[] {
  const steps = [...later]
  const all = later.at(-1) ?? noPrices
  for (const step of earlier) {
    const span = followedBy(step, all)
    addStep(steps, span === step ? step : { time: step.time, ...span })
  }
  return steps
}

function addStep(steps: Step[], step: Step): void {
  if (!equals(step, steps.at(-1) ?? noPrices)) steps.push(step)
}

function lastStep(steps: readonly Step[], holds: (time: number) => boolean): PriceSpan {
  return steps[stepCount(steps, holds) - 1] ?? noPrices
}

/** @param holds a predicate that is true for the first steps and false for all steps after them */
function stepCount(steps: readonly Step[], holds: (time: number) => boolean): number {
  let [low, high] = [0, steps.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (holds(steps[middle]?.time ?? -Infinity)) low = middle + 1
    else high = middle
  }
  return low
}

/**
 * @param before the price at the window's first moment. Null if unknown
 * @param parts all known moves of the window, ascending, without overlaps
 * @param last the price at the window's last moment
 */
export function moveWithin(
  since: EpochMs,
  before: number | null,
  parts: readonly MovesSince[],
  last: number
): PriceMove {
  const found = parts.map(part => part.within(since))
  const spanning = (of: keyof PriceMove): PriceSpan => {
    const spans = [before === null ? noPrices : spanOf(before), ...found.map(span => span[of]), spanOf(last)]
    return spans.reduce(followedBy)
  }
  const [certain, possible] = [spanning('certain'), spanning('possible')]
  return { certain: sizesOf(certain), possible: sizesOf(possible) }
}

const sizesOf = ({ up, down, either }: PriceSpan): MoveSizes => ({ up, down, either })
