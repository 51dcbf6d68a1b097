import type { PlanPace } from '../../../src-shared/contract/connection'
import type { EpochMs } from '../../../src-shared/contract/values'
import type { Forecast } from '../../credits/forecast'
import { hour, minute, second } from '../../../src-shared/time'
import type { PricedPlan, PlanRhythm } from './plan'

/** Slowest first. */
const steps = [
  6 * hour,
  3 * hour,
  hour,
  30 * minute,
  15 * minute,
  5 * minute,
  2 * minute,
  minute,
  30 * second,
  10 * second
]

const fastestDefault = minute
/** The interval to suggest while the quota is unknown. If it's too expensive, calls are slowed down later. */
const defaultEvery = 2 * minute

/** If the quota doesn't last with any interval, suggests the longest. */
export function planPaces(
  rhythm: PlanRhythm,
  planOf: (rhythm: PlanRhythm) => PricedPlan,
  forecast: (perDay: number) => Forecast,
  now: EpochMs
): readonly PlanPace[] {
  const paces = steps.map((quotesEveryMs): Omit<PlanPace, 'isSuggested'> => {
    const { perDay } = planOf({ ...rhythm, quotes: quotesEveryMs })
    const [typical, high] = [forecast(perDay.typical ?? 0), forecast(perDay.most ?? perDay.typical ?? 0)]
    const lasts = !Number.isFinite(high.allowed)
      ? 'unknown'
      : typical.isBeyond
        ? 'no'
        : perDay.most === null
          ? 'likely'
          : high.isBeyond
            ? 'perhaps'
            : 'yes'
    const lastsMs = Number.isFinite(high.usedUpAt) ? high.usedUpAt - now : null
    return { quotesEveryMs, perDay, lasts, lastsMs }
  })
  const isKnown = paces.every(({ lasts }) => lasts !== 'unknown')
  const lasting = paces.filter(
    ({ lasts, quotesEveryMs }) => (lasts === 'yes' || lasts === 'likely') && quotesEveryMs >= fastestDefault
  )
  const suggested = isKnown
    ? (lasting.at(-1) ?? paces[0])
    : paces.find(pace => pace.quotesEveryMs === defaultEvery)
  return paces.map(pace => ({ ...pace, isSuggested: pace === suggested }))
}
