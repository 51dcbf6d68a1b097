import { coinsOfAlert, type AlertLists } from '../../../src-shared/alert-coins'
import type { AlertDraft } from '../../../src-shared/contract/alerts'
import type { Backtest, PastCoins, PastLoad } from '../../../src-shared/contract/backtest'
import type { CandleReach, CandleSeries } from '../../../src-shared/contract/market'
import type { EpochMs, Interval } from '../../../src-shared/contract/values'
import { conditionDefinition } from '../../../src-shared/conditions/catalogue'
import { day, hour, minute } from '../../../src-shared/time'
import type { Clock } from '../../platform/time/clock'
import { seriesOf } from '../cost'
import { needsQuotes } from '../draft'
import { drawingsOf, type DrawnLineSources } from '../drawn-lines'
import { checkedEveryMs } from '../lateness'
import type { Rhythms } from '../../watching/schedule/rhythms'
import { draftsOf } from '../scope'
import { testablePart, testedDays, type Tested } from './backtest'
import type { BacktestWorker } from './backtest-worker'
import type { BacktestTask } from './past-data'

interface Chart {
  readonly coin: string
  readonly interval: Interval
}

export interface PastSources extends AlertLists, DrawnLineSources {
  readonly clock: Clock
  readonly past: {
    readonly worker: Pick<BacktestWorker, 'test' | 'end'>
    readonly candles: {
      candles(chart: Chart): Pick<CandleSeries, 'price'>
      candleReach(wanted: Chart & { readonly since: EpochMs }): CandleReach
    }
  }
  readonly knownAth: (coin: string) => BacktestTask['ath']
  /** Null for manual calls. */
  readonly everyMs: (need: 'quotes' | 'fearGreed' | 'news') => number | null
  readonly rhythms: () => Rhythms | null
}

/** A coin takes up to half a second, so the user sees the first counts soon. */
const sliceCoins = 20

/**
 * Makes no calls. Returns null if the user ended the test.
 * @param after the position of the first coin to test, for an alert on several coins
 */
export async function testPast(draft: AlertDraft, sources: PastSources, after = 0): Promise<Backtest | null> {
  const { past } = sources
  const drafts = draftsOf(draft, sources)
  const some = draft.scope === null ? drafts : drafts.slice(after, after + sliceCoins)
  const everyMs = checkedEvery(draft, sources)
  const all = await past.worker.test(some.map(one => taskOf(one, everyMs, sources)))
  if (all === null) return null
  const load = some.flatMap((one, at) => {
    const tested = all[at]
    return tested ? loadsFor(testablePart(one), tested, everyMs, sources) : []
  })
  if (draft.scope !== null) {
    const slice = sumOf(some, all, sources.clock.now())
    const next = after + some.length < drafts.length ? after + some.length : null
    return { ...slice, coins: { ...slice.coins, of: drafts.length, next }, everyMs, load }
  }
  const [tested] = all
  return tested ? { ...tested, everyMs, load } : null
}

function checkedEvery(draft: AlertDraft, sources: PastSources): number | null {
  const rhythms = sources.rhythms()
  if (rhythms === null) return sources.everyMs('quotes')
  return checkedEveryMs(draft, coinsOfAlert(draft, sources), { rhythms, everyMs: sources.everyMs })
}

const taskOf = (
  draft: AlertDraft,
  everyMs: number | null,
  { clock, knownAth, drawing }: PastSources
): BacktestTask => ({
  draft,
  now: clock.now(),
  everyMs: everyMs ?? minute,
  ath: draft.coin === null ? { price: null, since: null } : knownAth(draft.coin),
  drawings: drawingsOf(draft).flatMap(id => drawing(draft.coin ?? '', id) ?? [])
})

function sumOf(
  drafts: readonly AlertDraft[],
  all: readonly Tested[],
  now: EpochMs
): Omit<Backtest, 'everyMs' | 'load' | 'coins'> & {
  readonly coins: Omit<PastCoins, 'of' | 'next'>
} {
  const from = all[0]?.from ?? now
  const total = (days: number, which: 'certain' | 'possible'): number =>
    all.reduce((sum, { counts }) => sum + (counts.find(count => count.days === days)?.[which] ?? 0), 0)
  return {
    from,
    to: now,
    unknown: [],
    prices: [],
    triggers: [],
    counts: testedDays.map(days => ({
      days,
      tested: Math.max(0, ...all.map(({ counts }) => counts.find(count => count.days === days)?.tested ?? 0)),
      certain: total(days, 'certain'),
      possible: total(days, 'possible')
    })),
    untested: [...new Set(all.flatMap(({ untested }) => untested))],
    coins: {
      tested: all.length,
      triggered: drafts.flatMap(({ coin }, at) => {
        const { certain = 0, possible = 0 } = all[at]?.counts.at(-1) ?? {}
        return coin !== null && certain + possible > 0 ? [{ coin, certain, possible }] : []
      }),
      incomplete: drafts.flatMap(({ coin }, at) =>
        coin !== null && (all[at]?.unknown.length ?? 0) > 0 ? [coin] : []
      )
    }
  }
}

/** How far back to load short candles. This is a day less than the service's limit. */
const fineSpanMs = 14 * day

/**
 * The candles that would make a test more exact or longer. Short ones provide exact prices. If data is
 * missing for parts of the test, these are also the candles that conditions need, and hourly ones for prices
 * if there are no short ones.
 */
function loadsFor(
  draft: AlertDraft,
  { from, unknown }: Pick<Tested, 'from' | 'unknown'>,
  everyMs: number | null,
  sources: PastSources
): readonly PastLoad[] {
  const { coin } = draft
  if (coin === null) return []
  const needsPrices = needsQuotes(draft)
  const interval = needsPrices ? priceInterval(draft, everyMs ?? minute) : '1h'
  const since = sources.clock.now() - fineSpanMs
  const fine = interval === '1h' ? [] : loadOf({ coin, interval }, sources, since)
  if (unknown.length === 0) return fine
  const prices = needsPrices && fine.length === 0 ? [{ coin, interval: '1h' as const }] : []
  const charts = new Map([...seriesOf(draft), ...prices].map(chart => [chart.interval, chart]))
  return [...fine, ...[...charts.values()].flatMap(chart => loadOf(chart, sources, from))]
}

function loadOf(chart: Chart, { past: { candles } }: PastSources, since: EpochMs): readonly PastLoad[] {
  const { offers, limit } = candles.candleReach({ ...chart, since })
  const [offer] = offers
  if (offer) return [{ ...chart, bars: offer.bars, price: offer.price }]
  if (limit.code !== 'not-fetched') return []
  return [{ ...chart, bars: null, price: candles.candles(chart).price }]
}

/**
 * The longest candles that can show what the alert checks: a move within its window, or prices at rare
 * checks. Frequent checks miss little, so hourly highs and lows are enough.
 */
function priceInterval(draft: AlertDraft, everyMs: number): Interval {
  const windows = draft.anyOf.flat().flatMap(one => conditionDefinition(one).windowMs?.(one) ?? [])
  const limit = Math.min(...windows, windows.length > 0 || everyMs < quarter ? hour : everyMs)
  return limit >= hour ? '1h' : limit >= quarter ? '15m' : '5m'
}

const quarter = 15 * minute
