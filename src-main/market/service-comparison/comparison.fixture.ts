import type { ComparisonKind } from '../../../src-shared/contract/service-comparison'
import type { Interval } from '../../../src-shared/contract/values'
import { PaidCalls } from '../../credits/paid-calls'
import { openBooks } from '../../credits/fake-service.fixture'
import { host, testKey, testTime } from '../../../src-demo/hosted'
import { AnswerStore } from '../explorer/answer-store'
import { ExplorerService } from '../explorer/explorer-service'
import { barsAsOf } from '../bars-as-of'
import { CandleBook } from '../candle-book'
import { CandleConsent } from '../candle-consent'
import { CandleStore } from '../candle-store'
import { RecordedBarStore } from '../recorded-bar-store'
import { createServiceClient } from '../../service/api/client'
import { publishedPrice } from '../../service/api/operations'
import { openCache } from '../../platform/storage/temp-storage.fixture'
import { stillClock } from '../../platform/time/still-clock.fixture'
import { ComparisonService } from './comparison-service'

export type Setup = Awaited<ReturnType<typeof open>>

async function open(dailyBudget: number | null) {
  const { service: demo, clock: theirs } = await host()
  const clock = stillClock(testTime)
  const { credits, facts, limits, entries } = openBooks({
    clock,
    knownPrice: publishedPrice,
    dailyBudget: () => dailyBudget
  })
  const client = createServiceClient({
    fetch: (url, init) => fetch(url, init),
    clock,
    address: demo.address,
    key: () => Promise.resolve(testKey)
  })
  const calls = new PaidCalls({ client, credits, clock, budget: limits, agreed: () => true })
  const database = openCache()
  const stores = { candles: new CandleStore(database), recordedBars: new RecordedBarStore(database) }
  const charts = new CandleBook({
    ...stores,
    calls,
    credits,
    clock,
    simulated: false,
    saveAnswer: () => undefined,
    readSavedAnswer: () => Promise.resolve(null),
    locked: () => ({}),
    isAbsent: () => false,
    consent: new CandleConsent({ facts, namesDaily: () => true, confirmAbove: () => 0, simulated: true })
  })
  const explorer = new ExplorerService({
    profile: { fieldEditsOf: () => [], editField: () => undefined },
    address: demo.address,
    calls,
    credits,
    simulated: false,
    answers: new AnswerStore(database),
    keyAtHand: () => testKey,
    locked: () => ({}),
    openLink: () => Promise.resolve(),
    saveText: () => Promise.resolve(null)
  })
  const service = new ComparisonService({
    answers: explorer,
    barsAsOf: (chart, at) => barsAsOf(stores, chart, at),
    candles: charts,
    now: () => clock.now()
  })
  const chart = (interval: Interval, ...coins: string[]) =>
    Promise.all(coins.map(coin => charts.loadCandles({ coin, interval, bars: null })))
  const days = (...coins: string[]) => chart('1d', ...coins)
  const buy = async (kind: ComparisonKind, ...coins: string[]) => {
    const { candles: needed } = await service.view({ kind, coins })
    const candles = needed.map(({ coin }) => coin)
    return service.ask({ kind, coins, candles })
  }
  const ask = (kind: ComparisonKind, ...coins: string[]) =>
    service.ask({ kind, coins: coins.length === 0 ? ['BTC'] : coins, candles: [] })
  const compare = (kind: ComparisonKind, ...coins: string[]) =>
    service.view({ kind, coins: coins.length === 0 ? ['BTC'] : coins })
  const advance = (ms: number): void => {
    clock.advance(ms)
    theirs.advance(ms)
  }
  const callsMade = () => demo.controls.calls().filter(call => call.operation !== 'getOHLC')
  return {
    demo,
    clock,
    advance,
    credits,
    entries,
    stores,
    explorer,
    service,
    chart,
    days,
    buy,
    ask,
    compare,
    callsMade
  }
}

export async function setUp(
  run: (setup: Setup) => Promise<void>,
  dailyBudget: number | null = null
): Promise<void> {
  const setup = await open(dailyBudget)
  try {
    await run(setup)
  } finally {
    await setup.demo.close()
  }
}
