import { AlertDraft } from '../../src-shared/contract/alerts'
import { AlertCondition } from '../../src-shared/contract/conditions'
import type { AlertFacts, QuoteFact, SeriesFact, Timed } from '../../src-shared/conditions/facts'
import type { ReplayedRule } from './replay'
import { hour } from '../../src-shared/time'

/** Noon, so that the next few hours are on the same day in every time zone. */
export const start = Date.UTC(2026, 0, 10, 12)

export const plainDraft = {
  scope: null,
  bars: 'closed',
  repeat: 'once',
  hysteresisPercent: 0.2,
  cooldownMs: 0,
  expiresAt: null,
  note: '',
  sound: 'none',
  everyMs: null,
  routes: [] as string[]
} as const

export function factsAt(now: number, known: Partial<AlertFacts> = {}): AlertFacts {
  return {
    now,
    quote: () => null,
    minutes: () => [],
    priceAt: () => null,
    moveTo: () => null,
    series: () => null,
    line: () => null,
    drawing: () => null,
    ath: () => null,
    fearGreed: () => null,
    breadth: () => null,
    creditsLeft: () => null,
    headlines: () => null,
    ...known
  }
}

export function minutesFacts(points: readonly Timed[], now = points.at(-1)?.at ?? start): AlertFacts {
  const last = points.at(-1)
  const quote: QuoteFact | null = last ? { at: last.at, price: last.value, low: null, high: null } : null
  return factsAt(now, {
    quote: () => quote,
    minutes: (_, since) => points.filter(({ at }) => at > since)
  })
}

export function seriesFact(closes: readonly number[], closed = closes.length): SeriesFact {
  const close = Float64Array.from(closes)
  const none = new Float64Array(closes.length).fill(NaN)
  const time = Float64Array.from(closes, (_, index) => start + index * hour)
  return { candles: { time, open: close, high: close, low: close, close, volume: none }, closed }
}

export function ruleOf(
  conditions: readonly (typeof AlertCondition)['_zod']['input'][],
  changes: Partial<ReplayedRule> = {}
): ReplayedRule {
  const anyOf = [conditions.map(condition => AlertCondition.parse(condition))]
  const draft = AlertDraft.parse({ coin: 'BTC', anyOf, cooldownMs: 0, repeat: 'every' })
  return { ...draft, since: start, snoozedUntil: null, ...changes }
}
