import type { z } from 'zod'
import type { ConceptName, Contract } from '../../../src-shared/contract'
import { AlertDraft } from '../../../src-shared/contract/alerts'
import { firstContent } from '../../workspace/layouts/stored-content'
import { day } from '../../../src-shared/time'

type Inputs = {
  readonly [Concept in ConceptName]: {
    readonly [Name in keyof Contract[Concept]]: Contract[Concept][Name] extends {
      readonly input: infer Schema
    }
      ? Schema extends z.ZodType
        ? z.input<Schema>
        : never
      : never
  }
}

export const draft = AlertDraft.parse({
  coin: 'BTC',
  anyOf: [[{ kind: 'price', is: 'above', value: 900_000 }]],
  repeat: 'once',
  cooldownMs: 0,
  expiresAt: null
})
const routeTarget = { kind: 'ntfy' as const, server: 'http://127.0.0.1:9', topic: 'alerts' }
const mapping = { operation: 'getTop', shape: 0 }
const chart = { coin: 'BTC', interval: '1h' } as const
const call = { operation: 'getPerformance', params: { symbol: 'ETH' } }
const coins = ['BTC', 'ETH']
const anyOf = [[{ kind: 'price' as const, is: 'above' as const, value: 1 }]]
const elsewhere = { address: 'http://127.0.0.1:9', key: 'another-key-altogether' }

/** A valid input for each request of the contract. If one is missing, this doesn't compile. */
export const requestInputs: Inputs = {
  alerts: {
    state: undefined,
    preview: { id: null, draft },
    backtest: { draft },
    endBacktest: undefined,
    save: { id: null, draft, agreed: true },
    remove: { id: 1 },
    putBack: { id: 1 },
    pause: { id: 1 },
    resume: { id: 1 },
    snooze: { id: 1, until: 4e12 },
    pauseAll: { paused: false },
    history: { id: null, before: null },
    why: { id: 1, of: 'entry' },
    markRead: { ids: null },
    ath: { coin: 'BTC' },
    loadAth: { coin: 'BTC' },
    breadth: undefined,
    loadBreadth: undefined
  },
  answers: {
    view: call,
    ask: { ...call, feature: 'coin' },
    setAutoRefresh: { ...call, feature: 'coin', everyMs: day }
  },
  app: {
    info: undefined,
    time: undefined,
    notices: undefined,
    dismissNotice: { id: 'none' },
    openDataFolder: undefined,
    thirdParty: undefined,
    playSound: { sound: 'chime' },
    quit: undefined
  },
  backups: { state: undefined, putBack: { id: 'none' } },
  serviceComparison: {
    view: { kind: 'bollinger', coins: ['BTC'] },
    ask: { kind: 'bollinger', coins: ['BTC'], candles: ['BTC'] }
  },
  connection: {
    state: undefined,
    enter: elsewhere,
    plan: undefined,
    preview: { items: [] },
    costWith: { coins },
    agree: { items: [] },
    answerOffer: { lastsDays: null },
    showDemo: undefined,
    leaveDemo: undefined,
    forgetKey: undefined,
    forgetSavedKey: { address: elsewhere.address },
    findSavedKeys: undefined
  },
  coinNotes: { of: { coin: 'BTC' }, write: { coin: 'BTC', text: 'a note' }, search: { text: 'note' } },
  contact: { state: undefined, start: { operations: ['getFearGreed', 'getTop'] }, stop: undefined },
  credits: {
    gauge: undefined,
    budget: undefined,
    allowOnce: { operations: ['getTop'] },
    days: { count: 7 },
    ledger: { before: null, limit: 50 },
    dailySums: { before: null },
    spending: { from: 0, to: 4e12 },
    userPrices: undefined,
    setUserPrice: { operation: 'getTop', price: null },
    saveCsv: {},
    price: { operation: 'getData', coins }
  },
  diagnostics: { report: undefined, crashes: undefined, dismissCrashes: undefined },
  displayCurrency: {
    state: undefined,
    sayMoney: { money: 'USD' },
    choose: { currency: 'EUR', everyMs: null }
  },
  drawings: {
    of: { coin: 'BTC' },
    put: { coin: 'BTC', drawings: [{ id: 'line-1', hue: 0, kind: 'horizontal', price: 100 }] },
    remove: { coin: 'BTC', ids: ['line-1'] }
  },
  explorer: {
    operations: { values: { symbol: 'BTC' } },
    preview: call,
    run: call,
    readSaved: call,
    editField: { ...call, path: 'data.0', field: null, unit: null },
    history: undefined,
    save: { ...call, form: 'json', text: '{}' },
    openLink: { ...call, url: 'https://example.com' }
  },
  layouts: {
    all: undefined,
    show: { id: 1 },
    create: { name: 'Another', content: firstContent, at: null },
    rename: { id: 1, name: 'Renamed' },
    change: { id: 1, content: firstContent },
    remove: { id: 99 }
  },
  market: {
    board: undefined,
    refresh: undefined,
    quotePrices: { each: ['DOGE'], together: ['DOGE'] },
    loadNewCoins: undefined,
    chooseCoin: { coin: 'BTC', identity: { id: null, name: 'Bitcoin' } },
    followCoin: { from: 'NEAR', to: 'UNI' },
    searchCoins: { text: 'bit', limit: 10 },
    coinList: undefined,
    unlistedCoins: { coins },
    historySince: { coin: 'BTC' },
    loadCoinList: undefined,
    candles: chart,
    showCharts: { charts: [] },
    showRows: { coins },
    loadCandles: chart,
    candleReach: chart,
    fearGreed: undefined,
    loadFearGreed: undefined
  },
  marketFigures: {
    view: { list: 'watched', coins },
    correlation: { coins, days: 30 },
    leave: undefined,
    loadDays: { list: 'watched', coins, load: coins }
  },
  news: { list: undefined, refresh: undefined, markRead: { ids: ['none'] }, open: { id: 'none' } },
  profile: {
    fieldEdits: undefined,
    forget: { operation: 'getTop', path: 'data.0' },
    mappings: undefined,
    mappingCounts: undefined,
    acceptMapping: mapping,
    undoMapping: mapping,
    confirmMapping: mapping,
    forgetMapping: mapping,
    save: { withPrices: true },
    take: { text: '{}' }
  },
  saving: { chart: { coin: 'BTC', interval: '1h', isReplay: false, form: 'csv', content: 'a' } },
  schedule: {
    status: undefined,
    pause: { until: null },
    pauseFor: { span: 'hour' },
    resume: undefined,
    retryNow: undefined,
    tryOnce: undefined
  },
  screener: {
    view: { coins, anyOf },
    matches: { coins, anyOf },
    leave: undefined,
    loadCandles: { coins, anyOf, load: [chart, { coin: 'ETH', interval: '1h' }] }
  },
  settings: { all: undefined, change: { theme: 'light' } },
  routes: {
    state: undefined,
    preview: { target: routeTarget },
    save: { id: null, draft: { name: 'Phone', target: routeTarget } },
    remove: { id: '00000000-0000-4000-8000-000000000000' },
    test: { id: '00000000-0000-4000-8000-000000000000' }
  },
  setupFile: { save: { parts: ['alerts'] }, cost: { text: '{}' }, take: { text: '{}' } },
  watchlist: {
    lists: undefined,
    create: { name: 'Third' },
    rename: { id: 1, name: 'Renamed' },
    remove: { id: 99 },
    addCoins: { id: 1, coins: ['NEAR'] },
    removeCoin: { id: 1, coin: 'NEAR' },
    moveCoin: { id: 1, coin: 'ETH', to: 0 }
  },
  windows: {
    own: undefined,
    open: { kind: 'ticker' },
    goTo: { view: 'coin', coin: 'BTC' },
    close: undefined
  }
}

/** Requests that make a call immediately. The others can only affect the schedule. */
export const callingRequests = [
  'alerts.loadAth',
  'alerts.loadBreadth',
  'answers.ask',
  'contact.start',
  'explorer.run',
  'market.refresh',
  'market.loadCoinList',
  'market.loadCandles',
  'market.loadFearGreed',
  'marketFigures.loadDays',
  'news.refresh',
  'schedule.retryNow',
  'screener.loadCandles',
  'serviceComparison.ask'
] as const
