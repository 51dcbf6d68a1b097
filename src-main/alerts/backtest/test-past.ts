import type { AlertDraft } from '../../../src-shared/contract/alerts'
import type { Backtest, PastLoad } from '../../../src-shared/contract/backtest'
import type { CandleReach, CandleSeries } from '../../../src-shared/contract/market'
import type { EpochMs, Interval } from '../../../src-shared/contract/values'
import { minute } from '../../../src-shared/time'
import type { Clock } from '../../platform/time/clock'
import { seriesOf } from '../cost'
import { needsQuotes } from '../draft'
import { checkedEveryMs } from '../lateness'
import type { Rhythms } from '../../watching/schedule/rhythms'
import type { BacktestWorker } from './backtest-worker'
import type { PastTask } from './past-data'

interface Chart {
  readonly coin: string
  readonly interval: Interval
}

export interface PastSources {
  readonly clock: Clock
  readonly past: {
    readonly worker: Pick<BacktestWorker, 'test' | 'end'>
    readonly candles: {
      candles(chart: Chart): Pick<CandleSeries, 'price'>
      /** How to load candles that go back to a time. */
      candleReach(wanted: Chart & { readonly since: EpochMs }): CandleReach
    }
  }
  readonly knownAth: (coin: string) => PastTask['ath']
  /** According to the plan. Null for manual. */
  readonly everyMs: (need: 'quotes' | 'fearGreed' | 'news') => number | null
  readonly rhythms: () => Rhythms | null
}

/** Tests a draft with saved data. Makes no call. Null if the test was ended. */
export async function testPast(draft: AlertDraft, sources: PastSources): Promise<Backtest | null> {
  const { clock, past, knownAth } = sources
  const rhythms = sources.rhythms()
  const everyMs = rhythms
    ? checkedEveryMs(draft, draft.coin === null ? [] : [draft.coin], { rhythms, everyMs: sources.everyMs })
    : sources.everyMs('quotes')
  const ath = draft.coin === null ? { price: null, since: null } : knownAth(draft.coin)
  const tested = await past.worker.test({ draft, now: clock.now(), everyMs: everyMs ?? minute, ath })
  if (!tested) return null
  const load = tested.unknown.length === 0 ? null : loadFor(draft, sources, tested.from)
  return { ...tested, everyMs, load }
}

/** Candles to load so that more of the time can be tested: those of the conditions, and hourly ones for prices. */
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
