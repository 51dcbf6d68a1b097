import { coinsOfAlert, type AlertLists } from '../../../src-shared/alert-coins'
import type { AlertDraft } from '../../../src-shared/contract/alerts'
import type { Backtest, PastLoad } from '../../../src-shared/contract/backtest'
import type { CandleReach, CandleSeries } from '../../../src-shared/contract/market'
import type { EpochMs, Interval } from '../../../src-shared/contract/values'
import { minute } from '../../../src-shared/time'
import type { Clock } from '../../platform/time/clock'
import { seriesOf } from '../cost'
import { needsQuotes } from '../draft'
import { drawingsOf, type DrawnLineSources } from '../drawn-lines'
import { checkedEveryMs } from '../lateness'
import type { Rhythms } from '../../watching/schedule/rhythms'
import { draftsOf } from '../scope'
import { testedDays, type Tested } from './backtest'
import type { BacktestWorker } from './backtest-worker'
import type { PastTask } from './past-data'

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
      /** What to load so that candles begin at `since`, and its price. */
      candleReach(wanted: Chart & { readonly since: EpochMs }): CandleReach
    }
  }
  readonly knownAth: (coin: string) => PastTask['ath']
  /** The interval of these calls in the user's plan. Null if they are made manually. */
  readonly everyMs: (need: 'quotes' | 'fearGreed' | 'news') => number | null
  readonly rhythms: () => Rhythms | null
}

/** A coin takes up to half a second, so this many take under half a minute. */
const mostCoins = 50

/** Tests an alert on saved data without calls. Returns null if the user ended the test. */
export async function testPast(draft: AlertDraft, sources: PastSources): Promise<Backtest | null> {
  const { past } = sources
  const drafts = draftsOf(draft, sources)
  const some = drafts.slice(0, mostCoins)
  const everyMs = checkedEvery(draft, sources)
  const all = await past.worker.test(some.map(one => taskOf(one, everyMs, sources)))
  if (all === null) return null
  if (draft.scope !== null) return { ...sumOf(some, all, drafts.length, sources.clock.now()), everyMs }
  const [tested] = all
  if (!tested) return null
  const load = tested.unknown.length === 0 ? null : loadFor(draft, sources, tested.from)
  return { ...tested, everyMs, load }
}

/** How often the alert would check prices. Null if quotes are loaded manually. */
function checkedEvery(draft: AlertDraft, sources: PastSources): number | null {
  const rhythms = sources.rhythms()
  if (rhythms === null) return sources.everyMs('quotes')
  return checkedEveryMs(draft, coinsOfAlert(draft, sources), { rhythms, everyMs: sources.everyMs })
}

const taskOf = (
  draft: AlertDraft,
  everyMs: number | null,
  { clock, knownAth, drawing }: PastSources
): PastTask => ({
  draft,
  now: clock.now(),
  everyMs: everyMs ?? minute,
  ath: draft.coin === null ? { price: null, since: null } : knownAth(draft.coin),
  drawings: drawingsOf(draft).flatMap(id => drawing(draft.coin ?? '', id) ?? [])
})

function sumOf(
  drafts: readonly AlertDraft[],
  all: readonly Tested[],
  of: number,
  now: EpochMs
): Omit<Backtest, 'everyMs'> {
  const from = all[0]?.from ?? now
  const total = (days: number, which: 'certain' | 'possible'): number =>
    all.reduce((sum, { counts }) => sum + (counts.find(count => count.days === days)?.[which] ?? 0), 0)
  return {
    from,
    to: now,
    unknown: [],
    prices: [],
    load: null,
    triggers: all.flatMap(({ triggers }) => triggers).toSorted((a, b) => a.from - b.from),
    counts: testedDays.map(days => ({
      days,
      certain: total(days, 'certain'),
      possible: total(days, 'possible')
    })),
    untested: [...new Set(all.flatMap(({ untested }) => untested))],
    coins: {
      tested: all.length,
      of,
      lacking: drafts.flatMap(({ coin }, at) =>
        coin !== null && (all[at]?.unknown.length ?? 0) > 0 ? [coin] : []
      )
    }
  }
}

/** What to load to test a longer time: the candles that conditions need, and hourly candles for prices. */
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
