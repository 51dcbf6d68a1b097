import type { ParameterName, PriceRule } from '../../../src-shared/contract/explorer'
import type { AnswerKind } from './answers/answer'
import { quotesOperation } from '../../../src-shared/quotes-operation'

export type Tag = 'Market Data' | 'Analytics' | 'Technical Analysis' | 'News'

type Kind = Exclude<AnswerKind, 'unrecognised'>

export interface Operation {
  readonly name: string
  readonly tag: Tag
  readonly summary: string
  /** The contract marks all of them as optional. */
  readonly parameters: readonly ParameterName[]
  readonly price: PriceRule
  readonly kind: Kind
}

type Columns = readonly [
  name: string,
  tag: Tag,
  summary: string,
  parameters: readonly ParameterName[],
  price: PriceRule,
  kind: Kind
]

const [market, analytics, technical]: readonly [Tag, Tag, Tag] = [
  'Market Data',
  'Analytics',
  'Technical Analysis'
]
const symbol = ['symbol'] as const
const unknown: PriceRule = { rule: 'unknown' }
const perCoin: PriceRule = { rule: 'per coin' }
const fixed = (credits: number): PriceRule => ({ rule: 'fixed', credits })
const perRow = (credits: number): PriceRule => ({ rule: 'per row', credits })

// `operations.test.ts` compares this table with the contract.
const table: readonly Columns[] = [
  ['getCryptoList', market, 'list of available coins', [], unknown, 'coins'],
  ['getConversion', market, 'conversion', ['symbol', 'convert'], unknown, 'conversion'],
  ['getFearGreed', market, 'fear and greed index', [], unknown, 'fearGreed'],
  ['getPerformance', analytics, 'performance', symbol, unknown, 'windows'],
  ['getVolatility', analytics, 'volatility', symbol, unknown, 'windows'],
  ['getATHATL', analytics, 'all-time high / all-time low', symbol, unknown, 'athAtl'],
  ['getTechnicalAnalysis', technical, 'technical analysis', symbol, fixed(10), 'technical'],
  ['getNews', 'News', 'news', symbol, fixed(10), 'news'],
  ['getCorrelation', technical, 'correlation', symbol, fixed(100), 'correlation'],
  [
    'getSupportResistance',
    technical,
    'support and resistance levels',
    symbol,
    fixed(100),
    'supportResistance'
  ],
  ['getMARibbon', technical, 'moving-average ribbon', symbol, fixed(100), 'ribbon'],
  ['getBollinger', technical, 'Bollinger bands', symbol, fixed(100), 'bands'],
  ['getIchimoku', technical, 'Ichimoku', symbol, fixed(100), 'ichimoku'],
  ['getATR', technical, 'average true range', symbol, fixed(100), 'level'],
  ['getSupertrend', technical, 'Supertrend', symbol, fixed(100), 'supertrend'],
  [quotesOperation, market, 'quotes per coin', symbol, perCoin, 'quotes'],
  ['getDataCurrency', market, 'quotes in the given currency', ['symbol', 'currency'], unknown, 'quotes'],
  ['getTop', market, 'top coins by market capitalisation', ['top'], unknown, 'quotes'],
  ['getExchange', market, 'exchange data', symbol, unknown, 'quotes'],
  ['getHistory', market, 'historical data', ['symbol', 'date'], unknown, 'candles'],
  ['getTimeframe', market, 'data per timeframe', ['symbol', 'interval'], perRow(1), 'candles'],
  ['getBreakouts', analytics, 'breakouts', symbol, unknown, 'breakouts'],
  ['getMarketBreadth', analytics, 'market breadth', symbol, unknown, 'breadth'],
  ['getOHLC', market, 'OHLC candles', ['symbol', 'interval'], unknown, 'candles'],
  ['getOHLCIntraday', market, 'intraday candles', ['symbol', 'interval', 'bars'], unknown, 'candles'],
  ['getTickers', market, 'tickers', symbol, perCoin, 'quotes']
]

export const operations: readonly Operation[] = table.map(
  ([name, tag, summary, parameters, price, kind]) => ({ name, tag, summary, parameters, price, kind })
)

const byName = new Map(operations.map(operation => [operation.name, operation]))

export function operationNamed(name: string): Operation | null {
  return byName.get(name) ?? null
}

/** In credits. Null if the contract has no fixed price. */
export function publishedPrice(name: string): number | null {
  const price = byName.get(name)?.price
  return price?.rule === 'fixed' ? price.credits : null
}

/** The contract says that these are priced per coin, but not how the price is calculated. */
export const isPricedPerCoin = (name: string): boolean => byName.get(name)?.price.rule === 'per coin'

/**
 * This operation is used to check a key. It needs no parameters and returns a single value. Its price isn't
 * published, but other operations return a row per coin or cost at least 10 credits.
 */
export const keyCheckOperation = 'getFearGreed'
