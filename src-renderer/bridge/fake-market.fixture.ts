import type {
  AlertsState,
  AppInfo,
  Beside,
  BesideKind,
  Board,
  BoardQuote,
  BudgetState,
  CandleSeries,
  CoinDrawings,
  ConnectionState,
  Drawing,
  Gauge,
  Mood,
  NewsState,
  PriceTag,
  ScheduleStatus,
  ServiceFigures,
  Settings,
  SpendingReport,
  Watchlist
} from '@contract'
import type { Answers } from './fake-bridge.fixture'
import { fakeLayouts } from './fake-layouts.fixture'

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
  asking: null,
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
  plan: 'agreed'
}

export const fakeInfo: AppInfo = {
  version: '0',
  electron: '33.4.11',
  runtime: 'official',
  sandboxed: true,
  platform: 'test',
  dataFolder: '',
  now: fixtureNow
}

export const fakeGauge: Gauge = {
  used: 41_200,
  limit: 100_000,
  readAt: fixtureNow,
  quotaTold: 'yes',
  today: { from: new Date(fixtureNow).setHours(0, 0, 0, 0), spent: 1_498, held: 0, unknown: 0, calls: 214 },
  thisRun: { spent: 7, held: 0, unknown: 0, calls: 1 },
  last: { operation: 'getData', charged: 7, at: fixtureNow },
  held: { calls: 0, credits: 0 },
  unknown: { calls: 0, credits: 0 }
}
const mood: Mood = {
  value: 18,
  label: 'Extreme Fear',
  at: fixtureNow,
  fetchedAt: fixtureNow,
  origin: 'live',
  price: knownPrice(1)
}
const news: NewsState = {
  headlines: [],
  fetchedAt: null,
  origin: 'live',
  price: knownPrice(10),
  everyMs: null
}
export const noBudget: BudgetState = {
  budgets: [],
  leftByHand: null,
  pace: {
    kind: 'unknown',
    basis: null,
    planShare: null,
    runsOutAt: null,
    resetAt: null,
    resetSure: false,
    againstEven: null
  },
  periodFrom: null,
  elsewhere: null,
  offer: null,
  allowed: null
}
export const noSpending: SpendingReport = {
  ...{ calls: 0, spent: 0, held: 0, unknown: 0 },
  byOperation: [],
  byFeature: [],
  byCoin: [],
  moreCoins: { coins: 0, spent: 0, held: 0, unknown: 0 },
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
/** An answer of the service with one figure in it. */
export const fakeSaid: ServiceFigures = {
  ...{ at: fixtureNow, origin: 'live', charged: 100, verdict: null, leaves: [], leavesLeftOut: 0 },
  figures: [{ id: 'upper', name: 'Upper', value: 201, at: fixtureNow }]
}
const nothingBeside = (kind: BesideKind, coins: readonly string[]): Beside => ({
  kind,
  coins,
  operation: 'getBollinger',
  price: knownPrice(100),
  said: null,
  fault: null,
  interval: '1d',
  lines: [],
  rows: [],
  explanation: null,
  notes: [],
  ours: null,
  candles: []
})
export const fakeSettings: Settings = {
  theme: 'dark',
  upDown: 'green-red',
  confirmAbove: 50,
  unknownReserve: 100,
  dailyBudget: null,
  periodBudget: null,
  backgroundShare: 70,
  startAtLogin: false,
  trayCoin: null,
  magnet: false,
  place: { view: 'watch', group: null, sort: null, listWidth: 400, panel: true }
}

/** A main process in a nutshell: watchlists and settings really change, the rest stands still. */
export function fakeMarket(lists: readonly Watchlist[]): Answers {
  let kept = lists
  let settings = fakeSettings
  const change = (id: number, step: (coins: readonly string[]) => readonly string[]): readonly Watchlist[] =>
    (kept = kept.map(list => (list.id === id ? { ...list, coins: step(list.coins) } : list)))
  const board = (): Board => ({ quotes: fakeQuotes, origin: 'live', fetchedAt: fixtureNow - 2_000 })
  const series = (coin: string, interval: CandleSeries['interval']): CandleSeries => {
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
  const drawn = new Map<string, readonly Drawing[]>()
  const keepDrawn = (coin: string, drawings: readonly Drawing[]): CoinDrawings => {
    drawn.set(coin, drawings)
    return { coin, drawings }
  }
  const coinList = { count: 2, fetchedAt: fixtureNow, price: knownPrice(0) }
  return {
    alerts: { state: () => noAlerts },
    app: {
      info: () => fakeInfo,
      notices: () => [],
      dismissNotice: () => [],
      openDataFolder: () => undefined,
      thirdParty: () => [],
      quit: () => undefined
    },
    diagnostics: { crashes: () => [], dismissCrashes: () => [] },
    drawings: {
      of: ({ coin }) => ({ coin, drawings: drawn.get(coin) ?? [] }),
      put: ({ coin, drawings }) => {
        const ids = drawings.map(({ id }) => id)
        const others = (drawn.get(coin) ?? []).filter(({ id }) => !ids.includes(id))
        return keepDrawn(coin, [...others, ...drawings])
      },
      remove: ({ coin, ids }) =>
        keepDrawn(
          coin,
          (drawn.get(coin) ?? []).filter(({ id }) => !ids.includes(id))
        )
    },
    beside: {
      look: ({ kind, coins }) => nothingBeside(kind, coins),
      ask: ({ kind, coins }) => nothingBeside(kind, coins)
    },
    connection: { state: () => fakeConnection },
    layouts: fakeLayouts(),
    market: {
      board,
      refresh: board,
      refreshPrice: () => knownPrice(7),
      searchCoins: () => [],
      coinList: () => coinList,
      unlistedCoins: () => [],
      loadCoinList: () => coinList,
      candles: ({ coin, interval }) => series(coin, interval),
      showCharts: () => undefined,
      loadCandles: ({ coin, interval }) => series(coin, interval),
      candleReach: () => ({ offers: [], limit: 'The service gives no more.' }),
      mood: () => mood,
      loadMood: () => mood
    },
    watchlist: {
      lists: () => kept,
      create: ({ name }) => (kept = [...kept, { id: kept.length + 1, name, coins: [] }]),
      rename: ({ id, name }) => (kept = kept.map(list => (list.id === id ? { ...list, name } : list))),
      remove: ({ id }) => (kept = kept.filter(list => list.id !== id)),
      addCoins: ({ id, coins }) => change(id, old => [...new Set([...old, ...coins])]),
      removeCoin: ({ id, coin }) => change(id, old => old.filter(one => one !== coin)),
      moveCoin: ({ id, coin, to }) =>
        change(id, old => old.filter(one => one !== coin).toSpliced(to, 0, coin))
    },
    settings: {
      all: () => settings,
      change: step => (settings = { ...settings, ...(step as Partial<Settings>) })
    },
    schedule: {
      status: () => fakeStatus,
      pause: () => ({ ...fakeStatus, paused: true }),
      pauseFor: () => ({ ...fakeStatus, paused: true, pausedUntil: fixtureNow + 3_600_000 }),
      resume: () => fakeStatus,
      retryNow: () => fakeStatus
    },
    news: { list: () => news, refresh: () => news, markRead: () => news, open: () => undefined },
    credits: {
      gauge: () => fakeGauge,
      budget: () => noBudget,
      allowOnce: () => noBudget,
      days: () => [],
      ledger: () => [],
      dailySums: () => ({ sums: [], complete: true, until: null, edition: 0 }),
      spending: () => noSpending,
      price: () => knownPrice(1),
      toldPrices: () => ({}),
      tellPrice: () => ({})
    }
  }
}
