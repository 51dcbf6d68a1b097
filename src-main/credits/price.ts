import type { PriceTag } from '../contract/values'
import { coinPrices } from './coin-prices'
import { sameSubject, type Subject } from './subject'

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
  /** Set aside where nothing is known: the dearest call of any kind so far, else a setting. In credits. */
  readonly unknownReserve: number
}

/**
 * The price of a call before it is made. A learned price is taken from the nearest evidence: the same
 * question asked before; else the coins' own prices worked out from earlier batches; else the same
 * interval with another number of bars or another coin; else the dearest call of the operation.
 */
export function priceTag(question: PriceQuestion): PriceTag {
  const { known, history, subject, unknownReserve } = question
  if (known !== null) return { state: 'known', credits: known, learned: null, reserve: known }
  if (history.length === 0) return { state: 'unknown', credits: null, learned: null, reserve: unknownReserve }
  const beyond = reserveBeyond(subject, history)
  if (beyond !== null) return { state: 'unknown', credits: null, learned: null, reserve: beyond }
  const { credits, evidence } = learnedPrice(subject, history)
  return { state: 'learned', credits, learned: summary(evidence), reserve: credits }
}

function learnedPrice(
  subject: Subject,
  history: readonly PricedCall[]
): { credits: number; evidence: readonly PricedCall[] } {
  const same = history.filter(call => sameSubject(call.subject, subject))
  if (same[0]) return { credits: same[0].charged, evidence: same }

  const sameQuestion = history.filter(call => sameButCoins(call.subject, subject))
  if (subject.coins.length > 0 && sameQuestion.length > 0) {
    return { credits: Math.ceil(sumOfCoins(subject.coins, sameQuestion) - 1e-6), evidence: sameQuestion }
  }

  const sameInterval = history.filter(call => call.subject.interval === subject.interval)
  const byBars = priceByBars(subject.bars, sameInterval)
  if (byBars !== null) return { credits: byBars, evidence: sameInterval }
  const nearest = sameInterval.length > 0 ? sameInterval : history
  return { credits: Math.max(...nearest.map(call => call.charged)), evidence: nearest }
}

const sameButCoins = (a: Subject, b: Subject): boolean =>
  a.interval === b.interval && a.bars === b.bars && a.other === b.other

/** Credits for a batch by its coins' own prices; a coin never seen counts as the average of those seen. */
function sumOfCoins(coins: readonly string[], history: readonly PricedCall[]): number {
  const batches = history.map(({ subject, charged }) => ({ coins: subject.coins, charged }))
  const prices = coinPrices(batches.toReversed())
  const average = prices.size === 0 ? 0 : [...prices.values()].reduce((a, b) => a + b, 0) / prices.size
  return coins.reduce((total, coin) => total + (prices.get(coin) ?? average), 0)
}

/**
 * Credits for `bars` bars where the latest charges grow in step with theirs (to a whole credit, as charges are
 * rounded, and 1 %); null where they don't.
 */
function priceByBars(bars: number | null, history: readonly PricedCall[]): number | null {
  const sizes = chargeOfEachSize(history)
  if (bars === null || sizes.size < 2) return null
  const most = Math.max(...sizes.keys())
  // The most bars were rounded least.
  const rate = (sizes.get(most) ?? 0) / most
  const isInStep = [...sizes].every(
    ([size, charged]) => Math.abs(charged - rate * size) <= 1 + rate * size * 0.01
  )
  return isInStep ? Math.ceil(rate * bars - 1e-6) : null
}

/**
 * What to set aside for more bars than were ever charged, where nothing tells how a price grows with them: as much
 * as if each cost the same. Null where the charges do tell, or as many were asked for before.
 */
function reserveBeyond(subject: Subject, history: readonly PricedCall[]): number | null {
  const sameInterval = history.filter(call => call.subject.interval === subject.interval)
  const sizes = chargeOfEachSize(sameInterval)
  const most = Math.max(...sizes.keys())
  if (subject.bars === null || sizes.size === 0 || subject.bars <= most) return null
  const isFlat = sizes.size > 1 && new Set(sizes.values()).size === 1
  if (isFlat || priceByBars(subject.bars, sameInterval) !== null) return null
  return Math.ceil(((sizes.get(most) ?? 0) / most) * subject.bars)
}

/** What each number of bars was charged the last time. */
function chargeOfEachSize(history: readonly PricedCall[]): ReadonlyMap<number, number> {
  const sizes = new Map<number, number>()
  for (const { subject, charged } of history)
    if (subject.bars && !sizes.has(subject.bars)) sizes.set(subject.bars, charged)
  return sizes
}

function summary(evidence: readonly PricedCall[]): PriceTag['learned'] {
  const sorted = evidence.map(call => call.charged).sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 0
  const median = sorted.length % 2 === 0 ? ((sorted[middle - 1] ?? upper) + upper) / 2 : upper
  return { last: evidence[0]?.charged ?? 0, median, dearest: sorted.at(-1) ?? 0, calls: sorted.length }
}
