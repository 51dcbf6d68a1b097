import type { AlertDraft } from '../../../src-shared/contract/alerts'
import type { Backtest, PastLoad } from '../../../src-shared/contract/backtest'
import type { CandleReach, CandleSeries } from '../../../src-shared/contract/market'
import type { EpochMs, Interval } from '../../../src-shared/contract/values'
import type { CandleColumns } from '../../../src-shared/indicators/columns'
import { intervalMs } from '../../../src-shared/interval'
import { day, hour, minute } from '../../../src-shared/time'
import type { Clock } from '../../platform/time/clock'
import { seriesOf } from '../cost'
import { needsQuotes } from '../draft'
import { backtest, testedDays, type PastData } from './backtest'
import { candleBars, fillGaps, ownHours, ownMinutes, type OwnBar, type PastBar } from './past-bars'

interface Chart {
  readonly coin: string
  readonly interval: Interval
}

export interface SavedPast {
  readonly candles: {
    candles(chart: Chart): CandleSeries
    /** How to load candles back to a time. */
    candleReach(wanted: Chart & { readonly since: EpochMs }): CandleReach
  }
  readonly ownBars: {
    bars(coin: string, widthMs: typeof minute | typeof hour, since: EpochMs): readonly OwnBar[]
  }
}

export interface PastSources {
  readonly clock: Clock
  readonly past: SavedPast
  readonly lines: { readonly line: PastData['line'] }
  readonly knownAth: (coin: string) => { readonly price: number | null; readonly since: EpochMs | null }
  /** Interval of quotes, or null for manual. */
  readonly everyMs: (need: 'quotes') => number | null
}

const fine: readonly Interval[] = ['1m', '5m', '15m']
const coarse: readonly Interval[] = ['1h', '4h', '1d']
/** Works this long, then lets other work of the main process go first. */
const sliceMs = 8

/** Tests a draft on what is saved. Makes no call. @param isStale true if the answer is no longer wanted */
export async function testPast(
  draft: AlertDraft,
  sources: PastSources,
  isStale: () => boolean
): Promise<Backtest> {
  const { clock } = sources
  const now = clock.now()
  const everyMs = sources.everyMs('quotes')
  const run = testSaved(draft, sources, now, everyMs ?? minute)
  let began = performance.now()
  let step = run.next()
  while (!step.done) {
    if (performance.now() - began > sliceMs) {
      await new Promise<void>(resolve => setImmediate(resolve))
      began = performance.now()
      if (isStale()) break
    }
    step = run.next()
  }
  if (!step.done) return { ...noTest(now), everyMs }
  const { unknown, from } = step.value
  return { ...step.value, everyMs, load: unknown.length === 0 ? null : loadFor(draft, sources, from) }
}

function* testSaved(...asked: Parameters<typeof pastData>): ReturnType<typeof backtest> {
  return yield* backtest(asked[0], yield* pastData(...asked))
}

const noTest = (now: EpochMs): Omit<Backtest, 'everyMs'> => ({
  ...{ from: now - Math.max(...testedDays) * day, to: now, triggers: [], counts: [] },
  ...{ unknown: [], untested: [], prices: [], load: null }
})

/** Candles that fill unknown times: the conditions' own, and hours for prices. Null if none can be loaded. */
function loadFor(draft: AlertDraft, { past: { candles } }: PastSources, since: EpochMs): PastLoad | null {
  const { coin } = draft
  if (coin === null) return null
  const wanted = [...seriesOf(draft), ...(needsQuotes(draft) ? [{ coin, interval: '1h' as const }] : [])]
  for (const chart of wanted) {
    const { offers, limit } = candles.candleReach({ ...chart, since })
    const [offer] = offers
    if (offer) return { ...chart, bars: offer.bars, price: offer.price }
    if (limit.code === 'not-fetched') return { ...chart, bars: null, price: candles.candles(chart).price }
  }
  return null
}

/** Yields between reads, so that a caller can pause. */
function* pastData(
  draft: AlertDraft,
  sources: PastSources,
  now: EpochMs,
  everyMs: number
): Generator<undefined, PastData> {
  const {
    past: { candles, ownBars },
    lines: { line },
    knownAth
  } = sources
  const { coin } = draft
  const closed = new Map<Interval, CandleColumns>()
  const closedOf = (interval: Interval): CandleColumns => {
    const known = closed.get(interval)
    if (known) return known
    const made = closedCandles(candles.candles({ coin: coin ?? '', interval }), intervalMs[interval])
    closed.set(interval, made)
    return made
  }
  const layer = (interval: Interval) => candleBars(closedOf(interval), intervalMs[interval], now)
  let bars: readonly PastBar[] = []
  if (coin !== null && needsQuotes(draft)) {
    const layers = [
      () => ownMinutes(ownBars.bars(coin, minute, 0), everyMs),
      ...fine.map(interval => () => layer(interval)),
      () => ownHours(ownBars.bars(coin, hour, 0), hour),
      ...coarse.map(interval => () => layer(interval))
    ]
    for (const read of layers) {
      bars = fillGaps(bars, read())
      yield
    }
  }
  const peak = coin === null ? { price: null, since: null } : knownAth(coin)
  const highest = bars.reduce((most, { high }) => Math.max(most, high), 0)
  return {
    ...{ now, everyMs, bars, line, candles: closedOf },
    // An earlier high is the high of the whole time only if it wasn't exceeded in it.
    ath: peak.price === null || peak.price < highest ? null : { price: peak.price, since: peak.since }
  }
}

/** Without bars of our own and without the open one. */
function closedCandles(series: CandleSeries, widthMs: number): CandleColumns {
  const { time, open, high, low, close, volume, provisionalFrom, fetchedAt } = series
  let end = Math.min(provisionalFrom, time.length)
  while (end > 0 && (time[end - 1] ?? Infinity) + widthMs > (fetchedAt ?? -Infinity)) end--
  const cut = (column: Float64Array): Float64Array => column.subarray(0, end)
  return {
    ...{ time: cut(time), open: cut(open), high: cut(high) },
    ...{ low: cut(low), close: cut(close), volume: cut(volume) }
  }
}
