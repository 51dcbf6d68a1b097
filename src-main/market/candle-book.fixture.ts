import type { CandleTick } from '../../src-shared/contract/market'
import { openBooks, type Books, type TestOutcome } from '../credits/fake-service.fixture'
import type { faultOf } from '../platform/faults/fault'
import type { AnswerOf, CandleRow } from '../service/api/answers/answer'
import { openCache, tempFolder } from '../platform/storage/temp-storage.fixture'
import { CandleBook } from './candle-book'
import type { Chart } from './chart'
import { CandleConsent } from './candle-consent'
import { CandleStore } from './candle-store'
import { ChartCandles } from './chart-candles'
import { RecordedBarStore } from './recorded-bar-store'
import { hour, minute } from '../../src-shared/time'

export const now = Date.UTC(2026, 5, 10, 15, 20)
export const hourly: Chart = { coin: 'BTC', interval: '1h' }

export const candle = (time: number, close: number, part: Partial<CandleRow> = {}): CandleRow => ({
  time,
  open: close,
  high: close,
  low: close,
  close,
  volume: 1,
  ...part
})
export const candles = (
  rows: readonly CandleRow[],
  timeNames: AnswerOf<'candles'>['timeNames'] = 'open',
  found: Partial<Pick<AnswerOf<'candles'>, 'dropped' | 'repeated' | 'unordered'>> = {}
): TestOutcome => ({
  answer: {
    kind: 'candles',
    data: rows,
    dropped: 0,
    timeNames,
    repeated: 0,
    unordered: 0,
    highBelowLow: [],
    ...found
  }
})
export const hours = (count: number): TestOutcome =>
  candles(
    Array.from({ length: count }, (_, index) =>
      candle(now - 20 * minute - (count - 1 - index) * hour, index + 1)
    )
  )

export function charting(
  options: { books?: Books; folder?: string; everyMs?: number | null; simulated?: boolean } = {}
) {
  const books = options.books ?? openBooks()
  books.clock.advance(now - books.clock.now())
  const folder = options.folder ?? tempFolder()
  const database = openCache(folder)
  const store = new CandleStore(database)
  const recordedBars = new RecordedBarStore(database)
  const plan = {
    everyMs: options.everyMs === undefined ? minute : options.everyMs,
    namesDaily: true,
    confirmAbove: 50
  }
  const consent = new CandleConsent({
    facts: books.facts,
    namesDaily: () => plan.namesDaily,
    confirmAbove: () => plan.confirmAbove,
    simulated: options.simulated ?? false
  })
  const locked: Record<string, ReturnType<typeof faultOf>> = {}
  const absent = new Set<string>()
  const savedResponses: { readonly kind: string | undefined; readonly params: object }[] = []
  const saved: { answer: TestOutcome['answer'] | null; at: number } = { answer: null, at: 0 }
  const service = new CandleBook({
    calls: books.calls,
    credits: books.credits,
    clock: books.clock,
    candles: store,
    recordedBars,
    locked: () => locked,
    isAbsent: coin => absent.has(coin),
    consent,
    saveAnswer: (outcome, params) => savedResponses.push({ kind: outcome.answer?.kind, params }),
    readSavedAnswer: async () => (saved.answer ? { answer: saved.answer, at: saved.at } : null),
    simulated: false
  })
  const charts = new ChartCandles({ book: service, everyMs: () => plan.everyMs })
  const ticks: CandleTick[] = []
  charts.ticked.on(tick => ticks.push(tick))
  const see = (ms: number, price: number, coin = 'BTC'): void => {
    books.clock.advance(ms)
    const at = books.clock.now()
    recordedBars.add(new Map([[coin, price]]), at)
    charts.follow({ at, prices: new Map([[coin, price]]) })
  }
  const load = (chart: Chart, outcome: TestOutcome, bars: number | null = null) => {
    books.service.answer = () => outcome
    return service.loadCandles({ ...chart, bars })
  }
  return {
    books,
    folder,
    service,
    charts,
    consent,
    store,
    recordedBars,
    plan,
    locked,
    absent,
    ticks,
    see,
    load,
    database,
    savedResponses,
    saved
  }
}

export type Charting = ReturnType<typeof charting>
