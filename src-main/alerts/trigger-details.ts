import { conditionDefinition } from '../../src-shared/conditions/catalogue'
import type { AlertFacts } from '../../src-shared/conditions/facts'
import type { AlertWhy } from '../../src-shared/contract/alert-why'
import type { InboxEntry, PastSeries, TriggerDetails } from '../../src-shared/contract/alerts'
import type { CandleSeries } from '../../src-shared/contract/market'
import type { EpochMs, Interval } from '../../src-shared/contract/values'
import { intervalMs } from '../../src-shared/interval'
import { hour, minute } from '../../src-shared/time'
import type { LedgerReport } from '../credits/ledger-report'
import type { DrawnLineSources } from './drawn-lines'
import { triggerCalls } from './trigger-calls'

interface SavedBar {
  readonly time: EpochMs
  readonly close: number
}

export interface DetailsSources extends DrawnLineSources {
  readonly facts: () => AlertFacts
  readonly ledger: Pick<LedgerReport, 'answered' | 'calls'>
  readonly savedPrices: {
    candles(chart: {
      readonly coin: string
      readonly interval: Interval
    }): Pick<CandleSeries, 'time' | 'close'>
    /** Ascending. */
    recordedBars(
      coin: string,
      widthMs: typeof minute | typeof hour,
      since: EpochMs,
      until: EpochMs
    ): readonly SavedBar[]
  }
}

const barsAround = 90

/** Makes no call. */
export function triggerDetails(
  entry: InboxEntry,
  why: AlertWhy | null,
  { ledger, savedPrices, drawing, facts }: DetailsSources
): TriggerDetails {
  const { coin, at } = entry
  const prices = coin === null ? [] : pricesAround(coin, at, intervalOf(why), savedPrices)
  return {
    entry,
    why,
    calls: why === null ? [] : triggerCalls(why, entry, ledger),
    prices,
    levels: coin === null ? [] : levelsOf(why, coin, prices, drawing),
    series: coin === null ? [] : seriesAround(why, coin, at, facts())
  }
}

/** Leaves out lines that were moved or deleted after the alert fired. */
function levelsOf(
  why: AlertWhy | null,
  coin: string,
  prices: TriggerDetails['prices'],
  drawing: DetailsSources['drawing']
): TriggerDetails['levels'] {
  return (why?.met ?? []).flatMap(({ condition, reading }) => {
    const { priceLevel, drawing: idOf } = conditionDefinition(condition)
    const id = idOf?.(condition)
    const line = id === undefined ? null : drawing(coin, id)
    const levelAt = (at: EpochMs): number | null => priceLevel?.(condition, at, line) ?? null
    if (reading === null || !isSame(levelAt(reading.at), reading.against)) return []
    return [
      prices.flatMap(({ at }) => {
        const value = levelAt(at)
        return value === null ? [] : [{ at, value }]
      })
    ]
  })
}

const isSame = (a: number | null, b: number): boolean => a !== null && Math.abs(a / b - 1) < 1e-9

function seriesAround(
  why: AlertWhy | null,
  coin: string,
  at: EpochMs,
  facts: AlertFacts
): readonly PastSeries[] {
  return (why?.met ?? []).flatMap(({ condition }) => {
    if (!('interval' in condition)) return []
    const around = barsAround * intervalMs[condition.interval]
    const about = { coin, bars: 'closed', since: at - around } as const
    const readings = conditionDefinition(condition)
      .readings(condition, about, facts)
      .filter(one => one.at <= at + around && Number.isFinite(one.value - one.against))
    if (readings.length < 2 || (readings[0]?.at ?? Infinity) > at) return []
    return [
      {
        condition,
        values: readings.map(({ at: when, value }) => ({ at: when, value })),
        against: readings.map(({ at: when, against }) => ({ at: when, value: against }))
      }
    ]
  })
}

const intervalOf = (why: AlertWhy | null): Interval | null =>
  why?.met.flatMap(({ condition }) => ('interval' in condition ? [condition.interval] : []))[0] ?? null

/** Bars around the trigger: the candles that the alert uses, or else the shortest saved ones. */
function pricesAround(
  coin: string,
  at: EpochMs,
  interval: Interval | null,
  { candles, recordedBars }: DetailsSources['savedPrices']
): TriggerDetails['prices'] {
  const around = (width: number, bars: readonly SavedBar[]): TriggerDetails['prices'] =>
    bars
      .map(({ time, close }) => ({ at: time + width, value: close }))
      .filter(bar => Math.abs(bar.at - at) <= barsAround * width)
  const ofCandles = (one: Interval): TriggerDetails['prices'] => {
    const { time, close } = candles({ coin, interval: one })
    const bars = Array.from(time, (opened, index) => ({ time: opened, close: close[index] ?? NaN }))
    return around(intervalMs[one], bars)
  }
  const ofOwn = (width: typeof minute | typeof hour): TriggerDetails['prices'] =>
    around(width, recordedBars(coin, width, at - (barsAround + 1) * width, at + barsAround * width))
  const choices = [
    ...(interval === null ? [() => ofOwn(minute)] : [() => ofCandles(interval)]),
    () => ofOwn(hour),
    () => ofCandles('1h'),
    () => ofCandles('1d')
  ]
  for (const choice of choices) {
    const prices = choice()
    if (showsMoment(prices, at)) return prices
  }
  return []
}

const showsMoment = (prices: TriggerDetails['prices'], at: EpochMs): boolean =>
  prices.length > 1 && (prices[0]?.at ?? Infinity) <= at
