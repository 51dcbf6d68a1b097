import { z } from 'zod'
import { contract, type ConceptName, type Contract } from '../../../src-shared/contract'
import { AlertDraft } from '../../../src-shared/contract/alerts'
import { firstContent } from '../../workspace/layouts/stored-content'
import { day } from '../../../src-shared/time'

/** Requests that take only these fields aren't listed below. */
const usual = { coin: 'BTC', coins: ['BTC', 'ETH'], interval: '1h' as const }

type Input<Spec> = Spec extends { readonly input: infer Schema extends z.ZodType } ? z.input<Schema> : never
type UnusualNames<Group> = {
  [Name in keyof Group]: typeof usual extends Input<Group[Name]>
    ? never
    : undefined extends Input<Group[Name]>
      ? never
      : Name
}[keyof Group]

type Inputs = {
  readonly [Concept in ConceptName as UnusualNames<Contract[Concept]> extends never ? never : Concept]: {
    readonly [Name in UnusualNames<Contract[Concept]>]: Input<Contract[Concept][Name]>
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
const { coins } = usual
const anyOf = [[{ kind: 'price' as const, is: 'above' as const, value: 1 }]]
const elsewhere = { address: 'http://127.0.0.1:9', key: 'another-key-altogether' }

/** The type makes sure that no request is missing. */
const unusualInputs: Inputs = {
  alerts: {
    preview: { id: null, draft },
    backtest: { draft },
    save: { id: null, draft, agreed: true },
    remove: { id: 1 },
    putBack: { id: 1 },
    pause: { id: 1 },
    resume: { id: 1 },
    snooze: { id: 1, until: 4e12 },
    pauseAll: { paused: false },
    history: { id: null, before: null },
    why: { id: 1, of: 'entry' },
    markRead: { ids: null }
  },
  answers: {
    view: call,
    ask: { ...call, feature: 'coin' },
    setAutoRefresh: { ...call, feature: 'coin', everyMs: day }
  },
  app: {
    dismissNotice: { id: 'none' },
    playSound: { sound: 'chime' }
  },
  backups: { putBack: { id: 'none' } },
  serviceComparison: {
    view: { kind: 'bollinger', coins: ['BTC'] },
    ask: { kind: 'bollinger', coins: ['BTC'], candles: ['BTC'] }
  },
  connection: {
    enter: elsewhere,
    preview: { items: [] },
    agree: { items: [] },
    answerOffer: { lastsDays: null },
    forgetSavedKey: { address: elsewhere.address }
  },
  coinNotes: { write: { coin: 'BTC', text: 'a note' }, search: { text: 'note' } },
  contact: { start: { operations: ['getFearGreed', 'getTop'] } },
  credits: {
    allowOnce: { operations: ['getTop'] },
    days: { count: 7 },
    ledger: { before: null, limit: 50 },
    dailySums: { before: null },
    spending: { from: 0, to: 4e12 },
    setUserPrice: { operation: 'getTop', price: null },
    price: { operation: 'getData', coins }
  },
  displayCurrency: {
    sayMoney: { money: 'USD' },
    choose: { currency: 'EUR', everyMs: null }
  },
  drawings: {
    put: { coin: 'BTC', drawings: [{ id: 'line-1', hue: 0, kind: 'horizontal', price: 100 }] },
    remove: { coin: 'BTC', ids: ['line-1'] }
  },
  explorer: {
    operations: { values: { symbol: 'BTC' } },
    preview: call,
    run: call,
    readSaved: call,
    editField: { ...call, path: 'data.0', field: null, unit: null },
    save: { ...call, form: 'json', text: '{}' },
    openLink: { ...call, url: 'https://example.com' }
  },
  layouts: {
    show: { id: 1 },
    create: { name: 'Another', content: firstContent, at: null },
    rename: { id: 1, name: 'Renamed' },
    change: { id: 1, content: firstContent },
    remove: { id: 99 }
  },
  market: {
    quotePrices: { each: ['DOGE'], together: ['DOGE'] },
    chooseCoin: { coin: 'BTC', identity: { id: null, name: 'Bitcoin' } },
    followCoin: { from: 'NEAR', to: 'UNI' },
    searchCoins: { text: 'bit', limit: 10 },
    showCharts: { charts: [] }
  },
  marketFigures: {
    view: { list: 'watched', coins },
    correlation: { coins, days: 30 },
    loadDays: { list: 'watched', coins, load: coins }
  },
  news: { markRead: { ids: ['none'] }, open: { id: 'none' } },
  profile: {
    forget: { operation: 'getTop', path: 'data.0' },
    acceptMapping: mapping,
    undoMapping: mapping,
    confirmMapping: mapping,
    forgetMapping: mapping,
    save: { withPrices: true },
    take: { text: '{}' }
  },
  saving: { chart: { coin: 'BTC', interval: '1h', isReplay: false, form: 'csv', content: 'a' } },
  schedule: {
    pause: { until: null },
    pauseFor: { span: 'hour' }
  },
  screener: {
    view: { coins, anyOf },
    matches: { coins, anyOf },
    loadCandles: { coins, anyOf, load: [chart, { coin: 'ETH', interval: '1h' }] }
  },
  settings: { change: { theme: 'light' } },
  routes: {
    preview: { target: routeTarget },
    save: { id: null, draft: { name: 'Phone', target: routeTarget } },
    remove: { id: '00000000-0000-4000-8000-000000000000' },
    test: { id: '00000000-0000-4000-8000-000000000000' }
  },
  setupFile: { save: { parts: ['alerts'] }, cost: { text: '{}' }, take: { text: '{}' } },
  watchlist: {
    create: { name: 'Third' },
    rename: { id: 1, name: 'Renamed' },
    remove: { id: 99 },
    addCoins: { id: 1, coins: ['NEAR'] },
    removeCoin: { id: 1, coin: 'NEAR' },
    moveCoin: { id: 1, coin: 'ETH', to: 0 }
  },
  windows: {
    open: { kind: 'ticker' },
    goTo: { view: 'coin', coin: 'BTC' }
  }
}

/** `requestInput('market', 'candles')` */
export function requestInput(concept: string, name: string): unknown {
  type Named<One> = Readonly<Record<string, One | undefined>>
  const listed: Named<Named<unknown>> = unusualInputs
  const specs: Named<Named<{ readonly input: z.ZodType }>> = contract
  const known = listed[concept]?.[name]
  const schema = specs[concept]?.[name]?.input
  if (known !== undefined || !(schema instanceof z.ZodObject)) return known
  return Object.fromEntries(Object.entries(usual).filter(([field]) => field in schema.shape))
}

/** Requests that make a call. All others can at most affect the schedule. */
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
