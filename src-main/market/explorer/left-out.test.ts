import { describe, expect, it } from 'vitest'
import type { Answer, CandleRow, QuoteRow } from '../../../src-shared/contract/answer'
import { emptyQuote } from '../../service/api/answers/quote-row.fixture'
import { leftOut } from './left-out'

const quote = (symbol: string, exchange: string | null = null): QuoteRow => ({
  ...emptyQuote,
  symbol,
  exchange,
  price: 1
})
const quotes = (...data: QuoteRow[]): Answer => ({ kind: 'quotes', data, dropped: 0 })
const candle = (symbol?: string): CandleRow => ({
  time: 0,
  open: 1,
  high: 1,
  low: 1,
  close: 1,
  volume: null,
  ...(symbol === undefined ? {} : { symbol })
})
const candles = (...data: CandleRow[]): Answer => ({
  kind: 'candles',
  data,
  dropped: 0,
  timeNames: 'open',
  repeated: 0,
  unordered: 0,
  highBelowLow: []
})

describe('missing coins', () => {
  it('finds coins dropped from quotes, whether in upper or lower case', () => {
    expect(leftOut('getData', ['btc', 'NOPE'], quotes(quote('BTC')))).toEqual(['NOPE'])
    expect(leftOut('getData', ['NOPE'], quotes())).toEqual(['NOPE'])
  })

  it('treats a pair as a response for its coin only if the operation returns pairs', () => {
    const pairs = quotes(quote('BTCUSDT', 'binance'), quote('BTCUSD', 'kraken'))
    expect(leftOut('getExchange', ['BTC', 'ETH'], pairs)).toEqual(['ETH'])
    expect(leftOut('getData', ['BTC'], pairs)).toEqual(['BTC'])
  })

  it('doesn’t report the name of an exchange as a missing coin', () => {
    expect(leftOut('getExchange', ['binance'], quotes(quote('BTCUSDT', 'binance')))).toEqual([])
    expect(leftOut('getExchange', ['binance'], quotes(quote('BTCUSDT')))).toEqual([])
    expect(leftOut('getExchange', ['NOPE'], quotes())).toEqual(['NOPE'])
  })

  it('reports coins that lack candles only if the candles in the response name their coins', () => {
    expect(leftOut('getOHLC', ['BTC@binance', 'ETH'], candles(candle('BTC')))).toEqual(['ETH'])
    expect(leftOut('getOHLC', ['BTC', 'ETH'], candles(candle()))).toEqual([])
    expect(leftOut('getOHLC', ['BTC'], candles())).toEqual([])
    expect(leftOut('getOHLC', ['BTC', 'ETH'], candles(candle('BTCUSD')))).toEqual(['ETH'])
    expect(leftOut('getOHLC', ['BTC'], candles(candle('bitcoin')))).toEqual([])
  })

  it('finds missing coins in correlations and technical verdicts', () => {
    const correlation: Answer = {
      kind: 'correlation',
      data: [{ a: 'BTC', b: 'ETH', value: 0.8 }],
      dropped: 0
    }
    expect(leftOut('getCorrelation', ['BTC', 'ETH', 'NOPE'], correlation)).toEqual(['NOPE'])
    const verdicts = { BTC: 'buy', ETH: null }
    const technical: Answer = { kind: 'technical', data: { values: {}, verdict: null, verdicts }, dropped: 0 }
    expect(leftOut('getTechnicalAnalysis', ['BTC', 'ETH', 'NOPE'], technical)).toEqual(['NOPE'])
  })

  it('doesn’t report a coin as missing because it has no breakouts or news', () => {
    expect(leftOut('getBreakouts', ['BTC'], { kind: 'breakouts', data: [], dropped: 0 })).toEqual([])
    expect(leftOut('getNews', ['BTC'], { kind: 'news', data: [], dropped: 0 })).toEqual([])
  })
})
