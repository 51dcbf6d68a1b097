import type { AlertCondition, AlertDraft, Comparison } from '../../src-shared/contract/alerts'
import type { EpochMs } from '../../src-shared/contract/values'
import { barReadings } from './bar-readings'
import type { AlertFacts, Timed } from './facts'
import type { Reading, SignalMemory } from './signal'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

export const spanMs: Readonly<Record<Extract<AlertCondition, { kind: 'change' }>['over'], number>> = {
  '5m': 5 * minute,
  '15m': 15 * minute,
  '1h': hour,
  '4h': 4 * hour,
  '24h': day,
  '7d': 7 * day
}

export interface Judged {
  readonly coin: string | null
  readonly bars: AlertDraft['bars']
}

/**
 * What a condition says that its memory has not seen, ascending in time. A condition never judged before
 * gets one reading to begin with. Empty where nothing new is known.
 */
export function readingsOf(
  condition: AlertCondition,
  judged: Judged,
  facts: AlertFacts,
  memory: SignalMemory
): readonly Reading[] {
  const readings = everyReading(condition, judged, facts, memory.last?.at ?? null)
  const after = memory.last?.at ?? -Infinity
  return readings.filter(({ at, value, against }) => at > after && Number.isFinite(value - against))
}

/** How a condition's value must stand to its threshold. */
export function comparisonOf(condition: AlertCondition): Comparison | 'appears' {
  switch (condition.kind) {
    case 'headline':
      return 'appears'
    case 'supertrend':
      return condition.way === 'either' ? 'crosses' : `crosses ${condition.way}`
    case 'change':
    case 'breakout':
      return condition.way === 'down' ? 'below' : 'above'
    default:
      return condition.is
  }
}

/** Event conditions are true for a moment; the others for as long as they hold. */
export const isEvent = (condition: AlertCondition): boolean =>
  !['above', 'below'].includes(comparisonOf(condition))

function everyReading(
  condition: AlertCondition,
  judged: Judged,
  facts: AlertFacts,
  since: EpochMs | null
): readonly Reading[] {
  const { coin } = judged
  switch (condition.kind) {
    case 'mood':
      return once(facts.mood(), condition.value, day)
    case 'breadth':
      return once(facts.breadth(condition.name), condition.value, hour)
    case 'credits':
      return once(facts.creditsLeft(condition.of), condition.value, hour)
    case 'headline':
      return []
    default:
  }
  if (coin === null) return []
  switch (condition.kind) {
    case 'price':
      return prices(coin, judged, facts, since).map(({ at, value }) => reading(at, value, condition.value))
    case 'change':
      return newest(coin, judged, facts, since).flatMap(price => changed(condition, coin, price, facts))
    case 'ath':
      return newest(coin, judged, facts, since).flatMap(({ at, value }) => {
        const ath = facts.ath(coin)
        if (ath === null) return []
        const below = reading(at, Math.max(0, (1 - value / ath.price) * 100), condition.percent)
        return [ath.since === null ? below : { ...below, highSince: ath.since }]
      })
    case 'range': {
      const quote = facts.quote(coin)
      if (!quote?.high || !quote.low) return []
      return [reading(quote.at, (quote.high / quote.low - 1) * 100, condition.percent)]
    }
    default:
      return barReadings(condition, coin, judged.bars, facts, since)
  }
}

/** Closed minutes since the last reading (at first only the latest), or the quote as it stands. */
function prices(coin: string, { bars }: Judged, facts: AlertFacts, since: EpochMs | null): readonly Timed[] {
  const quote = facts.quote(coin)
  if (quote === null) return []
  if (bars === 'forming') return [{ at: quote.at, value: quote.price }]
  const minutes = facts.minutes(coin, since ?? facts.now - hour)
  return since === null ? minutes.slice(-1) : minutes
}

/** The latest price if it came after `since`: what it is compared with is not looked up twice. */
function newest(coin: string, judged: Judged, facts: AlertFacts, since: EpochMs | null): readonly Timed[] {
  const latest = prices(coin, judged, facts, facts.now - hour).slice(-1)
  return latest.filter(({ at }) => at > (since ?? -Infinity))
}

function changed(
  { way, percent, over }: Extract<AlertCondition, { kind: 'change' }>,
  coin: string,
  { at, value }: Timed,
  facts: AlertFacts
): readonly Reading[] {
  const before = facts.priceAt(coin, at - spanMs[over])
  if (before === null || before <= 0) return []
  const change = (value / before - 1) * 100
  if (way === 'either') return [reading(at, Math.abs(change), percent)]
  return [reading(at, change, way === 'up' ? percent : -percent)]
}

const once = (fact: Timed | null, against: number, standsForMs: number): readonly Reading[] =>
  fact === null ? [] : [{ ...fact, against, standsForMs }]

const reading = (at: EpochMs, value: number, against: number): Reading => ({
  at,
  value,
  against,
  standsForMs: minute
})
