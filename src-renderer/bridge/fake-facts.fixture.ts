import type {
  AlertsState,
  AppInfo,
  ServiceComparison,
  ComparisonKind,
  BoardQuote,
  BudgetState,
  CandleSeries,
  ConnectionState,
  Gauge,
  FearGreedIndex,
  NewsState,
  PriceTag,
  ScheduleStatus,
  ServiceFigures,
  Settings,
  SpendingReport
} from '@contract'
import { unknownPace } from '../../src-shared/contract/credits'
import { Settings as SettingsSchema } from '../../src-shared/contract/settings'

/** 17 February 2026, 08:27:54 UTC. */
export const fixtureNow = 1_771_316_874_000

export const knownPrice = (credits: number): PriceTag => ({
  state: 'known',
  credits,
  learned: null,
  reserve: credits
})

export function fakeQuote(symbol: string, fields: Partial<BoardQuote> = {}): BoardQuote {
  return {
    symbol,
    name: null,
    price: 100,
    priceText: '100',
    low: 90,
    high: 110,
    changePercent: 1,
    at: fixtureNow - 3_000,
    fetchedAt: fixtureNow - 2_000,
    exchange: 'binance',
    currency: null,
    missing: false,
    refused: null,
    spark: [99, 100],
    ...fields
  }
}

export const fakeQuotes: readonly BoardQuote[] = [
  fakeQuote('BTC', { name: 'Bitcoin', price: 68_078.5, priceText: '68078.5', changePercent: -0.65 }),
  fakeQuote('ETH', { name: 'Ethereum', price: 3_512.1, priceText: '3512.1', changePercent: 1.2 }),
  fakeQuote('SOL', { name: 'Solana', price: 142.33, priceText: '142.33', changePercent: 3.41 })
]

export const fakeStatus: ScheduleStatus = {
  health: 'live',
  paused: false,
  pausedUntil: null,
  remedy: null,
  next: { need: 'quotes', at: fixtureNow + 12_000, reason: { code: 'as-planned' } },
  fault: null,
  loading: null,
  lastAnswerAt: fixtureNow - 2_000,
  disk: null,
  locked: []
}

export const fakeConnection: ConnectionState = {
  mode: 'live',
  address: 'https://service.example',
  key: 'saved',
  keychainTrouble: null,
  savedKeys: [],
  leftService: null,
  plan: 'agreed'
}

export const fakeInfo: AppInfo = {
  version: '0',
  electron: '33.4.11',
  runtime: 'official',
  sandboxed: true,
  platform: 'test',
  dataFolder: ''
}

export const fakeGauge: Gauge = {
  used: 41_200,
  limit: 100_000,
  readAt: fixtureNow,
  quotaReported: 'yes',
  today: {
    from: new Date(fixtureNow).setHours(0, 0, 0, 0),
    spent: 1_498,
    reserved: 0,
    unknown: 0,
    calls: 214
  },
  thisRun: { spent: 7, reserved: 0, unknown: 0, calls: 1 },
  last: { operation: 'getData', charged: 7, at: fixtureNow },
  reserved: { calls: 0, credits: 0 },
  unknown: { calls: 0, credits: 0 }
}

export const fakeFearGreed: FearGreedIndex = {
  value: 18,
  label: 'Extreme Fear',
  at: fixtureNow,
  fetchedAt: fixtureNow,
  origin: 'live',
  price: knownPrice(1)
}

export const fakeNews: NewsState = {
  headlines: [],
  fetchedAt: null,
  origin: 'live',
  price: knownPrice(10),
  everyMs: null
}

export const noBudget: BudgetState = {
  budgets: [],
  leftByHand: null,
  pace: unknownPace,
  forecast: null,
  periodFrom: null,
  elsewhere: null,
  gap: null,
  offer: null,
  allowed: null
}

export const noSpending: SpendingReport = {
  calls: 0,
  spent: 0,
  reserved: 0,
  unknown: 0,
  byOperation: [],
  byFeature: [],
  byCoin: [],
  moreCoins: { coins: 0, spent: 0, reserved: 0, unknown: 0 },
  dearest: [],
  summedUntil: null
}

export const noAlerts: AlertsState = {
  alerts: [],
  inbox: [],
  unread: 0,
  pausedAll: false,
  callsPerDay: 0,
  creditsPerDay: 0,
  simulated: false
}
export const fakeReported: ServiceFigures = {
  at: fixtureNow,
  origin: 'live',
  charged: 100,
  verdict: null,
  leaves: [],
  leavesLeftOut: 0,
  remarks: [],
  read: null,
  figures: [{ id: 'upper', name: 'Upper', value: 201, at: fixtureNow }]
}

export const nothingCompared = (kind: ComparisonKind, coins: readonly string[]): ServiceComparison => ({
  kind,
  coins,
  operation: 'getBollinger',
  price: knownPrice(100),
  reported: null,
  fault: null,
  interval: '1d',
  lines: [],
  rows: [],
  explanation: null,
  notes: [],
  calculated: null,
  candles: []
})

export const fakeSettings: Settings = SettingsSchema.parse({
  viewState: { listWidth: 400, market: { hidden: [] } }
})

export const fakeMarketState = fakeSettings.viewState.market

export function fakeSeries(coin: string, interval: CandleSeries['interval']): CandleSeries {
  const none = new Float64Array()
  return {
    coin,
    interval,
    time: none,
    open: none,
    high: none,
    low: none,
    close: none,
    volume: none,
    provisionalFrom: 0,
    fetchedAt: null,
    origin: 'live',
    fault: null,
    planRequired: false,
    price: knownPrice(1),
    loading: false,
    corrected: []
  }
}
