import type {
  Answer,
  AnswerKind,
  ExplorerAnswer,
  OperationInfo,
  ParameterInfo,
  ParameterName,
  PriceTag
} from '@contract'
import { day } from '../../../src-shared/time'
import { m } from '../../../src-shared/messages/m'

/** 17 February 2026, 08:27:54 UTC. */
export const fixtureTime = 1_771_316_874_000
const midnight = 1_771_286_400_000

export const fakePrice = (credits: number | null, state: PriceTag['state']): PriceTag => ({
  state,
  credits,
  learned: state === 'learned' ? { last: credits ?? 0, median: 6, dearest: 9, calls: 3 } : null,
  reserve: credits ?? 100
})

export const fakeParameter = (name: ParameterName, change: Partial<ParameterInfo> = {}): ParameterInfo => ({
  name,
  control: name === 'symbol' ? 'coins' : 'words',
  most: 20,
  suggestions: [],
  ...change
})

export const fakeOperation = (name: string, change: Partial<OperationInfo> = {}): OperationInfo => ({
  name,
  tag: m.operations.tags['Market Data'](),
  parameters: [fakeParameter('symbol')],
  priceRule: { rule: 'unknown' },
  params: {},
  price: fakePrice(null, 'unknown'),
  kind: 'quotes',
  editableFields: ['symbol', 'price', 'changePercent'],
  locked: false,
  ...change
})

export const fakeAnswer = (answer: Answer | null, change: Partial<ExplorerAnswer> = {}): ExplorerAnswer => ({
  operation: 'getData',
  params: { symbol: 'BTC' },
  answer,
  fault: null,
  remarks: [],
  missing: [],
  expected: 7,
  charged: 7,
  quotaUsed: 41_207,
  quotaLimit: 100_000,
  url: 'https://service.example/api/v1/getData?symbol=BTC',
  status: 200,
  tookMs: 84,
  body: '{"status":true}',
  bodyLeftOut: 0,
  headers: [
    { name: 'content-type', value: 'application/json' },
    { name: 'set-cookie', value: null },
    { name: 'x-credits-consumed', value: '7' }
  ],
  at: fixtureTime,
  origin: 'live',
  isSaved: false,
  ...change
})

const quote = {
  symbol: 'BTC',
  price: 68_078.5,
  low: 67_960.52,
  high: 69_194.3,
  changePercent: -0.65,
  at: fixtureTime,
  exchange: 'binance',
  currency: null,
  marketCap: 1.337e12,
  volume: null,
  rank: null,
  name: null,
  text: { price: '68078.5012345678901' }
}
const candle = (place: number, symbol?: string) => ({
  time: midnight + place * day,
  open: 10 + place,
  high: 12 + place,
  low: 9 + place,
  close: 11 + place,
  volume: 1000 * place,
  ...(symbol === undefined ? {} : { symbol })
})
const six = [0, 1, 2, 3, 4, 5]

export const fakeAnswers: { readonly [Kind in AnswerKind]: Extract<Answer, { readonly kind: Kind }> } = {
  coins: { kind: 'coins', data: [{ symbol: 'BTC', name: 'Bitcoin', source: 'binance' }], dropped: 0 },
  quotes: { kind: 'quotes', data: [quote], dropped: 0 },
  conversion: {
    kind: 'conversion',
    data: { from: 'BTC', to: 'EUR', result: 0.27124575084983005, text: { result: '0.27124575084983005' } },
    dropped: 0
  },
  fearGreed: { kind: 'fearGreed', data: { value: 18, label: 'Extreme Fear', at: fixtureTime }, dropped: 0 },
  candles: {
    kind: 'candles',
    data: six.map(place => candle(place)),
    dropped: 0,
    timeNames: 'open',
    repeated: 0,
    unordered: 0,
    highBelowLow: []
  },
  bands: {
    kind: 'bands',
    data: six.map(place => ({ time: midnight + place * day, upper: 30 + place, middle: 20, lower: 10 })),
    dropped: 0
  },
  ichimoku: {
    kind: 'ichimoku',
    data: six.map(place => ({
      time: midnight + place * day,
      conversion: 31,
      base: 30,
      spanA: 29,
      spanB: place === 0 ? null : 28,
      lagging: 27
    })),
    dropped: 0
  },
  level: { kind: 'level', data: [{ time: midnight, value: 2050.76 }], dropped: 0 },
  supertrend: {
    kind: 'supertrend',
    data: six.map(place => ({
      time: midnight + place * day,
      value: 72_681.87,
      direction: place < 3 ? ('down' as const) : ('up' as const)
    })),
    dropped: 0
  },
  ribbon: {
    kind: 'ribbon',
    data: [
      { time: midnight, averages: { sma10: 77_869.51, ema10: 78_096.78, sma20: 78_445.2 }, trend: 'mixed' }
    ],
    dropped: 0
  },
  supportResistance: {
    kind: 'supportResistance',
    data: [
      { group: 'classic', name: 's1', price: 95 },
      { group: 'classic', name: 'r1', price: 105 },
      { group: 'woodie', name: 'r1', price: 106 },
      { group: 'classic', name: 'pivot', price: 100 }
    ],
    dropped: 0
  },
  correlation: { kind: 'correlation', data: [{ a: 'BTC', b: 'ETH', value: -0.853 }], dropped: 0 },
  windows: {
    kind: 'windows',
    data: [
      { days: 30, percent: 7.9, symbol: 'BTC' },
      { days: 1, percent: -0.1, symbol: 'BTC' }
    ],
    dropped: 0
  },
  athAtl: {
    kind: 'athAtl',
    data: [
      {
        symbol: 'BTC',
        ath: 126_080,
        athAt: midnight,
        fromAthPercent: -46,
        atl: 67.81,
        atlAt: midnight,
        fromAtlPercent: 100_300
      }
    ],
    dropped: 0
  },
  technical: {
    kind: 'technical',
    data: { values: { rsi: 51.97, macdSignal: -53.9 }, verdict: 'strong_buy' },
    dropped: 0
  },
  news: {
    kind: 'news',
    data: [
      {
        title: 'Miners <b>sell</b>',
        url: 'https://news.example/1',
        source: 'CoinPost',
        at: fixtureTime,
        summary: 'Into strength.',
        image: null,
        coins: ['BTC']
      }
    ],
    dropped: 0
  },
  breakouts: {
    kind: 'breakouts',
    data: [{ symbol: 'BTC', direction: 'down', name: '20', price: 70_810.9, at: midnight }],
    dropped: 0
  },
  breadth: {
    kind: 'breadth',
    data: { values: { advancing: 199, declining: 34, advancing_percentage: 84.68 } },
    dropped: 0
  },
  unrecognised: {
    kind: 'unrecognised',
    data: { leaves: [{ path: 'odd.thing', value: 'x' }], leavesLeftOut: 3, raw: '{"odd":{"thing":"x"}}' },
    dropped: 0
  }
}
