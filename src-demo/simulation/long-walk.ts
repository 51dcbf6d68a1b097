import { bitsAt, lognormals, normals, tableMask } from './noise'
import { anchorDay, type Instrument } from './listing'

/** At both ends of the block, the price returns to near its base, so that it varies but stays plausible. */
const blockDays = 1024
const levelBase = 40
/**
 * How far the price may be from its base at the ends of a block, as a fraction of the distance that a random
 * walk would cover.
 */
const anchorStray = 0.2
const marketWeights = lognormals(0.26)
const ownWeights = lognormals(0.2)

/** `start` and `end` are log prices relative to the base, at the start and end of the day. */
export type VisitDay = (day: number, start: number, end: number, variance: number) => void

/**
 * The daily prices: a Brownian bridge between the ends of a block, halved down to single days (Lévy's
 * midpoint construction). A random multiplicative cascade creates calm months and wild weeks (Mandelbrot,
 * Fisher and Calvet 1997). Part of each random number is shared with the market, so coins move together.
 */
export class LongWalk {
  readonly #marketKey: number

  constructor(marketKey: number) {
    this.#marketKey = marketKey
  }

  days(instrument: Instrument, first: number, end: number, visit: VisitDay): void {
    const blockVariance = blockDays * instrument.dailyDeviation ** 2
    for (let block = Math.floor(first / blockDays); block * blockDays < end; block += 1) {
      const start = this.#blockEnd(instrument, block)
      const stop = this.#blockEnd(instrument, block + 1)
      this.#halve(instrument, 0, block, start, stop, blockVariance, first, end, visit)
    }
  }

  #blockEnd(instrument: Instrument, block: number): number {
    const spread = anchorStray * instrument.dailyDeviation * Math.sqrt(blockDays) * instrument.roaming
    const years = Math.min(block * blockDays - anchorDay, 0) / 365
    return spread * this.#draw(instrument, levelBase - 1, block) + instrument.growth * years
  }

  #draw(instrument: Instrument, level: number, index: number): number {
    const shared = normals[bitsAt(this.#marketKey, level, index) & tableMask] ?? 0
    const own = normals[bitsAt(instrument.ownKey, level, index) & tableMask] ?? 0
    const share = instrument.marketShare
    return share * shared + Math.sqrt(1 - share * share) * own
  }

  #weight(instrument: Instrument, level: number, index: number): number {
    const shared = marketWeights[bitsAt(this.#marketKey, level, index) >>> 20] ?? 1
    const own = ownWeights[bitsAt(instrument.ownKey, level, index) >>> 20] ?? 1
    return shared * own
  }

  #halve(
    instrument: Instrument,
    depth: number,
    index: number,
    start: number,
    end: number,
    variance: number,
    from: number,
    to: number,
    visit: VisitDay
  ): void {
    const span = blockDays >> depth
    const firstDay = index * span
    if (firstDay >= to || firstDay + span <= from) return
    if (span === 1) return visit(firstDay, start, end, variance)
    const level = levelBase + depth
    const left = this.#weight(instrument, level, index * 2)
    const share = left / (left + this.#weight(instrument, level, index * 2 + 1))
    const spread = instrument.roaming * Math.sqrt(variance * share * (1 - share))
    const middle = start + (end - start) * share + spread * this.#draw(instrument, level + 20, index)
    this.#halve(instrument, depth + 1, index * 2, start, middle, variance * share, from, to, visit)
    const rest = variance * (1 - share)
    this.#halve(instrument, depth + 1, index * 2 + 1, middle, end, rest, from, to, visit)
  }
}
