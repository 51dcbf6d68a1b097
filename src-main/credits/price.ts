import type { PriceTag } from '../../src-shared/contract/values'
import { coinPrices, coinPricing, type Batch } from './coin-prices'
import { isSameKind, sameSubject, sizeOf, type Subject } from './subject'

/** One call that the service named a price for. */
export interface PricedCall {
  readonly subject: Subject
  readonly charged: number
}

export interface PriceQuestion {
  readonly subject: Subject
  /** The contract's price in credits, where it gives one ("Credit billing"). */
  readonly known: number | null
  /** What this operation cost before, newest first. */
  readonly history: readonly PricedCall[]
  /** Held where nothing is known. In credits. */
  readonly unknownReserve: number
}

/**
 * The price of a call before it is made. A learned price is taken from charges of the same kind of question alone,
 * the nearest first: the same question; else the coins' own prices worked out from earlier batches; else the same
 * interval with another size or another coin; else the dearest call. It is 0 only where such a question was free.
 */
export function priceTag(question: PriceQuestion): PriceTag {
  const { known, subject, unknownReserve } = question
  if (known !== null) return { state: 'known', credits: known, learned: null, reserve: known }
  const history = question.history.filter(call => isSameKind(call.subject, subject))
  const learned = learnedPrice(subject, history)
  if (learned === null) return unknown(reserveBeyond(subject, nearest(subject, history)) || unknownReserve)
  const { credits, evidence } = learned
  return { state: 'learned', credits, learned: summary(evidence), reserve: reserveOf(subject, learned) }
}

/** A part of a batch may cost as much as the whole, until one was charged. */
function reserveOf(
  { coins }: Subject,
  { credits, evidence }: { readonly credits: number; readonly evidence: readonly PricedCall[] }
): number {
  const batches = batchesOf(evidence)
  const isPart = coins.length > 0 && batches.every(batch => batch.coins.length > coins.length)
  if (!isPart || coinPricing(batches) !== 'untried') return credits
  return Math.max(credits, ...batches.map(({ charged }) => charged))
}

const batchesOf = (history: readonly PricedCall[]): readonly Batch[] =>
  history.map(({ subject, charged }) => ({ coins: subject.coins, charged }))

/**
 * Credits of each of some coins, where a call about them is charged by the coin as far as anything tells; null where it
 * costs the same for any number of them, or where no charge tells.
 */
export function pricesByCoin(
  coins: readonly string[],
  history: readonly PricedCall[]
): ReadonlyMap<string, number> | null {
  const batches = batchesOf(history)
  if (batches.every(({ charged }) => charged === 0) || coinPricing(batches) === 'by-call') return null
  const prices = coinPrices(batches.toReversed())
  const average = averageOf(prices)
  return new Map(coins.map(coin => [coin, prices.get(coin) ?? average]))
}

const averageOf = (prices: ReadonlyMap<string, number>): number =>
  [...prices.values()].reduce((a, b) => a + b, 0) / prices.size

const unknown = (reserve: number): PriceTag => ({ state: 'unknown', credits: null, learned: null, reserve })

/** Null where the charges do not tell. */
function learnedPrice(
  subject: Subject,
  history: readonly PricedCall[]
): { credits: number; evidence: readonly PricedCall[] } | null {
  const same = history.filter(call => sameSubject(call.subject, subject))
  if (same[0]) return { credits: same[0].charged, evidence: same }

  const sameQuestion = history.filter(call => sameButCoins(call.subject, subject))
  if (subject.coins.length > 0 && sameQuestion.length > 0)
    return { credits: sumOfCoins(subject.coins, sameQuestion), evidence: sameQuestion }

  const evidence = nearest(subject, history)
  if (evidence.length === 0) return null
  const bySize = priceBySize(subject, evidence)
  if (bySize !== null) return { credits: bySize, evidence }
  if (reserveBeyond(subject, evidence) !== null) return null
  return { credits: Math.max(...evidence.map(call => call.charged)), evidence }
}

const sameButCoins = (a: Subject, b: Subject): boolean =>
  a.interval === b.interval && a.bars === b.bars && a.other === b.other

/** The charges of the same interval; of any other where there are none. */
function nearest({ interval }: Subject, history: readonly PricedCall[]): readonly PricedCall[] {
  const sameInterval = history.filter(call => call.subject.interval === interval)
  return sameInterval.length > 0 ? sameInterval : history
}

/** Whole credits for a batch by its coins' own prices; a coin never seen counts as the average of those seen. */
function sumOfCoins(coins: readonly string[], history: readonly PricedCall[]): number {
  const prices = coinPrices(batchesOf(history).toReversed())
  const average = averageOf(prices)
  const sum = coins.reduce((total, coin) => total + (prices.get(coin) ?? average), 0)
  return wholeCredits(sum, () => wasFree(coins, history))
}

/** Each of the coins was part of a batch that was free, or nothing was ever charged. */
function wasFree(coins: readonly string[], history: readonly PricedCall[]): boolean {
  const free = history.filter(({ charged }) => charged === 0)
  const freeCoins = new Set(free.flatMap(({ subject }) => subject.coins))
  return free.length === history.length || coins.every(coin => freeCoins.has(coin))
}

/** Charges are whole, and an estimate is no proof that a call is free. */
const wholeCredits = (estimate: number, mayBeFree: () => boolean): number =>
  Math.max(Math.ceil(estimate - 1e-6), mayBeFree() ? 0 : 1)

/**
 * Credits for as many rows as are asked for where the latest charges grow in step with theirs (to a whole credit, as
 * charges are rounded, and 1 %); null where they don't.
 */
function priceBySize(subject: Subject, history: readonly PricedCall[]): number | null {
  const size = sizeOf(subject)
  const sizes = chargeOfEachSize(history)
  if (size === null || sizes.size < 2) return null
  const most = Math.max(...sizes.keys())
  // The most rows were rounded least.
  const rate = (sizes.get(most) ?? 0) / most
  const isInStep = [...sizes].every(
    ([rows, charged]) => Math.abs(charged - rate * rows) <= 1 + rate * rows * 0.01
  )
  return isInStep
    ? wholeCredits(rate * size, () => [...sizes.values()].every(charged => charged === 0))
    : null
}

/**
 * What to hold for more rows than were ever charged, where nothing tells how a price grows with them: as much as if
 * each cost the same. Null where the charges do tell, or as many were asked for before.
 */
function reserveBeyond(subject: Subject, history: readonly PricedCall[]): number | null {
  const size = sizeOf(subject)
  const sizes = chargeOfEachSize(history)
  const most = Math.max(...sizes.keys())
  if (size === null || sizes.size === 0 || size <= most) return null
  const isFlat = sizes.size > 1 && new Set(sizes.values()).size === 1
  if (isFlat || priceBySize(subject, history) !== null) return null
  return Math.ceil(((sizes.get(most) ?? 0) / most) * size)
}

/** What each number of rows was charged the last time. */
function chargeOfEachSize(history: readonly PricedCall[]): ReadonlyMap<number, number> {
  const sizes = new Map<number, number>()
  for (const { subject, charged } of history) {
    const size = sizeOf(subject)
    if (size !== null && !sizes.has(size)) sizes.set(size, charged)
  }
  return sizes
}

function summary(evidence: readonly PricedCall[]): PriceTag['learned'] {
  const sorted = evidence.map(call => call.charged).sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 0
  const median = sorted.length % 2 === 0 ? ((sorted[middle - 1] ?? upper) + upper) / 2 : upper
  return { last: evidence[0]?.charged ?? 0, median, dearest: sorted.at(-1) ?? 0, calls: sorted.length }
}
