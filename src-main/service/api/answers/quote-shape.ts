import type { FieldRule } from '../reader/fields'
import { pairPlaces } from '../reader/pairs'
import type { Places, RowShape } from '../reader/row'
import { tickerOrder } from '../reader/ticker-order'
import type { Trace } from '../reader/trace'
import { meaningOf } from '../reader/vocabulary'

const fields = {
  symbol: { from: ['symbol', 'baseWord'], reads: 'code' },
  // A pair such as `BTC/USDT` is the symbol if there's no other one.
  pair: { from: ['pair'], reads: 'text', aside: ['symbol'] },
  id: { from: ['id'], reads: 'text', aside: ['symbol', 'pair'] },
  // A price with a period, such as `price_24h`, is the change in that period.
  price: {
    from: ['price', 'last', 'close', 'spot', 'midPrice', 'value', 'rate', 'mark', 'amount'],
    reads: 'number',
    lesser: ['mark', 'value', 'rate', 'amount'],
    spanless: ['price']
  },
  exponent: { from: ['exponent'], reads: 'number', aside: true },
  // The opening price shows whether changes are fractions or percentages.
  open: { from: ['open', 'previous'], reads: 'number', aside: true },
  low: { from: ['low'], reads: 'number', rolling: true },
  bid: { from: ['bid'], reads: 'number' },
  ask: { from: ['ask'], reads: 'number' },
  high: { from: ['high'], reads: 'number', rolling: true },
  changePercent: { from: ['change'], reads: 'percent', rolling: true },
  // This change may be in money, unless the row proves that it's a percentage.
  change: { from: ['change'], reads: 'signed percent' },
  amount: { from: ['change', 'absoluteChange'], reads: 'number' },
  // Changes over several periods show whether they are factors (1.02 for 2%).
  inAnHour: { from: ['change'], reads: 'number', windows: window => window === '1h', aside: true },
  inAWeek: { from: ['change'], reads: 'number', windows: window => window === '7d', aside: true },
  inAMonth: { from: ['change'], reads: 'number', windows: window => window === '30d', aside: true },
  unit: { from: ['unit'], reads: 'unit' },
  at: { from: ['time', 'closeTime', 'published'], reads: 'time' },
  exchange: { from: ['exchange', 'source'], reads: 'venue' },
  currency: { from: ['quoteCurrency'], reads: 'word' },
  marketCap: { from: ['marketCap'], reads: 'number' },
  volume: { from: ['volume'], reads: 'number', rolling: true },
  turnover: { from: ['turnover'], reads: 'number', aside: ['volume'], rolling: true },
  rank: { from: ['rank'], reads: 'number' },
  name: { from: ['name'], reads: 'text' }
} satisfies Record<string, FieldRule>

export type QuoteField = keyof typeof fields

export const quoteShape: RowShape<QuoteField> = {
  fields,
  identifying: ['price', 'low', 'high', 'changePercent', 'marketCap', 'volume', 'bid', 'ask'],
  inherits: ['symbol', 'pair', 'name', 'at', 'exchange', 'currency', 'unit'],
  lead: 'price',
  counted: ['volume'],
  identity: ['symbol', 'pair', 'id'],
  columnsNeed: ['symbol', 'pair', 'at'],
  bare: 'price'
}

export function placesIn(
  rows: readonly (readonly unknown[])[],
  name: string,
  trace: Trace
): Places<QuoteField> | null {
  const { senses = [] } = meaningOf([name]) ?? {}
  const field = (['price', 'marketCap', 'volume'] as const).find(one =>
    senses.some(({ concept }) => concept === one)
  )
  if (field !== undefined) {
    const pairs = pairPlaces<QuoteField>(rows, 'at', field)
    if (pairs !== null) return pairs
  }
  const order = tickerOrder(rows)
  if (order === null) return null
  const { symbol, volume, change, amount, price, high, low, offers } = order
  if (order.isDoubtful) trace.doubt('order', ['price'], rows.length)
  return {
    price,
    high,
    low,
    amount,
    changePercent: change,
    ...(symbol === null ? {} : { symbol }),
    ...(volume === null ? {} : { volume }),
    ...(offers === null ? {} : { bid: offers[0], ask: offers[1] })
  }
}
