import {
  PlanChoice,
  type AlertCalls,
  type CreditEstimate,
  type Plan,
  type PlanItem
} from '../../../src-shared/contract/connection'
import type { Subscription } from '../../../src-shared/contract/answers'
import type { PlannedName } from '../../../src-shared/contract/schedule'
import type { EpochMs, PriceTag } from '../../../src-shared/contract/values'
import { priceEstimate, sumOfEstimates, timesEstimate } from '../../credits/price-estimate'
import { day, hour, minute, second } from '../../../src-shared/time'
import { quotesOperation } from '../../../src-shared/quotes-operation'

/** Null if the call is made manually. */
export type PlanRhythm = Readonly<Record<PlannedName, number | null>>

interface Proposal {
  readonly need: PlannedName
  readonly operation: string
  readonly everyMs: number
  readonly automatic: boolean
}

/** None of the suggested calls is frequent or expensive. */
const proposals: readonly Proposal[] = [
  { need: 'quotes', operation: quotesOperation, everyMs: minute, automatic: true },
  { need: 'candles', operation: 'getOHLCIntraday', everyMs: hour, automatic: true },
  { need: 'fearGreed', operation: 'getFearGreed', everyMs: 6 * hour, automatic: true },
  { need: 'news', operation: 'getNews', everyMs: hour, automatic: false },
  { need: 'coin-list', operation: 'getCryptoList', everyMs: 7 * day, automatic: true }
]

/** Calls of the demo are free, so they are frequent. The simulated quota still lasts for a day. */
export const demoRhythm: PlanRhythm = {
  quotes: 10 * second,
  candles: minute,
  fearGreed: 10 * minute,
  news: 10 * minute,
  'coin-list': day
}

export const proposedRhythm: PlanRhythm = rhythmOf(proposals)

/** A call for which the user chose no interval keeps its current one. */
export function chosenRhythm(current: PlanRhythm, choice: PlanChoice): PlanRhythm {
  const chosen = choice.items.map(({ need, automatic, everyMs }) => {
    const proposed = proposals.find(proposal => proposal.need === need)?.everyMs ?? hour
    return [need, automatic ? (everyMs ?? current[need] ?? proposed) : null] as const
  })
  return { ...current, ...Object.fromEntries(chosen) }
}

export interface PlanFacts {
  readonly rhythm: PlanRhythm
  readonly coins: number
  readonly alerts: AlertCalls
  readonly subscriptions: readonly Subscription[]
  readonly priceOf: (need: PlannedName) => PriceTag
  readonly dailyCandles: Omit<Plan['dailyCandles'], 'perCall'>
  readonly quotaLimit: number | null
  readonly keyCheck: Omit<Plan['keyCheck'], 'perCall'>
  readonly agreedAt: EpochMs | null
}

export type PricedPlan = Omit<Plan, 'tiers' | 'paces' | 'allowedPerDay' | 'quotaLasts'>

/** The plan's credits per day are null if a price is unknown. */
export function planOf({
  rhythm,
  coins,
  alerts,
  subscriptions,
  priceOf,
  dailyCandles,
  quotaLimit,
  agreedAt,
  keyCheck
}: PlanFacts): PricedPlan {
  const items = proposals.map(({ need, operation, everyMs: proposed }): PlanItem => {
    const everyMs = rhythm[need]
    const price = priceOf(need)
    const callsPerDay = everyMs === null ? 0 : day / everyMs
    const creditsPerDay = everyMs === null ? 0 : price.credits === null ? null : price.credits * callsPerDay
    const perCall = priceEstimate(price, operation, coins)
    return {
      need,
      operation,
      everyMs: everyMs ?? proposed,
      automatic: everyMs !== null,
      price,
      callsPerDay,
      creditsPerDay,
      perCall,
      perDay: timesEstimate(perCall, callsPerDay)
    }
  })
  const running = items.filter(item => item.automatic)
  const charts = running.some(({ need }) => need === 'candles') ? [dailyCandles] : []
  const all = [...running, alerts, ...subscriptions]
  return {
    items,
    dailyCandles: {
      ...dailyCandles,
      perCall: priceEstimate(dailyCandles.price, dailyCandles.operation, 1)
    },
    alerts,
    subscriptions,
    coins,
    callsPerDay: sum(all.map(one => one.callsPerDay)),
    creditsPerDay: all.some(one => one.creditsPerDay === null)
      ? null
      : sum(all.map(one => one.creditsPerDay ?? 0)),
    perDay: sumOfEstimates([
      ...running.map(item => item.perDay),
      ...subscriptions.map(({ price, operation, callsPerDay }) =>
        timesEstimate(priceEstimate(price, operation, coins), callsPerDay)
      ),
      perDayOf(alerts)
    ]),
    isAtMost:
      alerts.isAtMost === true ||
      [...running, ...subscriptions].some(({ price }) => price.state === 'at-most'),
    unknownPrices: [...running, ...charts].filter(({ price }) => price.credits === null).length,
    quotaLimit,
    keyCheck: { ...keyCheck, perCall: priceEstimate(keyCheck.price, keyCheck.operation, 1) },
    agreedAt
  }
}

function perDayOf({ creditsPerDay, callsPerDay }: AlertCalls): CreditEstimate {
  if (creditsPerDay !== null)
    return { typical: creditsPerDay, most: creditsPerDay, isEstimate: false, unknownCalls: 0 }
  const unknown = { state: 'unknown', credits: null, learned: null, reserve: 0 } as const
  return timesEstimate(priceEstimate(unknown, 'getOHLCIntraday', 1), callsPerDay)
}

/** Intervals that can't be read are replaced by the suggested ones. */
export function readRhythm(value: unknown): PlanRhythm {
  const stored = (typeof value === 'object' && value !== null ? value : {}) as Partial<
    Record<PlannedName, unknown>
  >
  const sound = proposals.map(({ need }) => {
    const everyMs = stored[need]
    return [need, everyMs === null || isRhythm(everyMs) ? everyMs : proposedRhythm[need]] as const
  })
  return Object.fromEntries(sound) as PlanRhythm
}

/** Whether the user could choose the interval. Shorter ones could cause a storm of calls. */
const isRhythm = (everyMs: unknown): everyMs is number =>
  PlanChoice.shape.items.element.shape.everyMs.unwrap().safeParse(everyMs).success

function rhythmOf(list: readonly Proposal[]): PlanRhythm {
  return Object.fromEntries(
    list.map(({ need, everyMs, automatic }) => [need, automatic ? everyMs : null])
  ) as PlanRhythm
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)
