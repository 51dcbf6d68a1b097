import type { Answer, AnswerKind } from '@contract'
import { describe, expect, it } from 'vitest'
import { answerTable } from './answer-table'
import { fakeAnswers, fixtureTime } from '../explorer.fixture'
import { filterRows } from './table-columns'
import { m } from '../../../../src-shared/messages/m'

const heads = (answer: Answer, operation = 'getData'): readonly string[] =>
  answerTable(operation, answer).columns.map(({ label }) => label)
const texts = (answer: Answer, operation = 'getData'): readonly (readonly string[])[] => {
  const table = answerTable(operation, answer)
  return filterRows(table, '').map(row => table.columns.map(column => column.cell(row).text))
}

const expected: { readonly [Kind in AnswerKind]: readonly [heads: string, first: string] } = {
  coins: ['Coin|Name|Exchange', 'BTC|Bitcoin|binance'],
  quotes: [
    'Coin|Price|Daily|Low|High|Market cap|Exchange|Time',
    'BTC|68,078.50|−0.65 %|67,960.52|69,194.30|1.337 T|binance|2026-02-17 08:27:54'
  ],
  conversion: ['From|To|Result', 'BTC|EUR|0.2712'],
  fearGreed: ['Value|Description|Time', '18|Extreme Fear|2026-02-17 08:27:54'],
  candles: ['Time|Open|High|Low|Close|Volume', '2026-02-22|15.00|17.00|14.00|16.00|5,000'],
  bands: ['Time|Upper|Middle|Lower', '2026-02-22|35.00|20.00|10.00'],
  ichimoku: ['Time|Conversion|Base|Span A|Span B|Lagging', '2026-02-22|31.00|30.00|29.00|28.00|27.00'],
  level: ['Time|Value', '2026-02-17|2,050.76'],
  supertrend: ['Time|Supertrend|Direction', '2026-02-22|72,681.87|up'],
  ribbon: ['Period|SMA|EMA', '10|77,869.51|78,096.78'],
  supportResistance: ['Level|Classic|Woodie', 'R1|105.00|106.00'],
  correlation: ['Coin|BTC|ETH', 'BTC||−0.85'],
  windows: ['Coin|1 d|30 d', 'BTC|−0.10 %|+7.90 %'],
  athAtl: [
    'Coin|All-time high|Date|From all-time high|All-time low|Date|From all-time low',
    'BTC|126,080.00|2026-02-17|−46.00 %|67.81|2026-02-17|+100,300 %'
  ],
  technical: ['Figure|Value', 'RSI|51.97'],
  news: ['Time|Headline|Source|Coins|Summary|Link', ''],
  breakouts: ['Coin|Direction|Of|Price|Time', 'BTC|down|20|70,810.90|2026-02-17'],
  breadth: ['Figure|Value', 'Advancing|199'],
  unrecognised: ['Field|Value', 'odd.thing|x']
}

describe('tables by kind of response', () => {
  it.each(Object.entries(expected))('shows the columns of a %s response', (kind, [head, first]) => {
    const answer = fakeAnswers[kind as AnswerKind]
    expect(heads(answer).join('|')).toBe(head)
    if (first !== '') expect(texts(answer)[0]?.join('|')).toBe(first)
  })
})

it('shows the coin of each row if there are several coins', () => {
  const { data } = fakeAnswers.candles
  const both = [
    ...data.map(row => ({ ...row, symbol: 'BTC' })),
    ...data.map(row => ({ ...row, symbol: 'ETH' }))
  ]
  const shown = texts({ ...fakeAnswers.candles, data: both })
  expect(shown.map(row => row[0])).toEqual([...Array(6).fill('BTC'), ...Array(6).fill('ETH')])
  expect(shown[6]?.[1]).toBe('2026-02-22')
})

it('shows and exports the service’s digits in full', () => {
  const table = answerTable('getData', fakeAnswers.quotes)
  const price = table.columns.find(({ key }) => key === 'price')
  expect(price?.cell(table.rows[0]).title).toBe('68078.5012345678901')
  expect(price?.plain(table.rows[0])).toBe('68078.5012345678901')
})

it('never shows a missing number as 0', () => {
  const { data } = fakeAnswers.ichimoku
  const oldest = texts(fakeAnswers.ichimoku).at(-1)
  expect(data[0]?.spanB).toBeNull()
  expect(oldest?.[4]).toBe('–')
})

it('shows volatility without a sign and performance with one', () => {
  const windows = { ...fakeAnswers.windows, data: [{ days: 30, percent: 7.9 }] }
  expect(texts(windows, 'getVolatility')[0]).toEqual(['7.90 %'])
  expect(texts(windows, 'getPerformance')[0]).toEqual(['+7.90 %'])
})

it('shows the technical values of several coins in one row per coin', () => {
  const values = { 'BTC.rsi': 51, 'BTC.B.rsi': 52, 'BTC.B.macd': null }
  const answer: Answer = {
    kind: 'technical',
    data: { values, verdict: null, verdicts: { BTC: 'strong_buy', 'BTC.B': null } },
    dropped: 0
  }
  expect(heads(answer)).toEqual([m.common.coin(), m.comparison.row.verdict(), 'RSI'])
  expect(texts(answer)).toEqual([
    ['BTC', 'Strong buy', '51'],
    ['BTC.B', '–', '52']
  ])
})

it('shows a column per average of a ribbon', () => {
  const [ribbon] = fakeAnswers.ribbon.data
  if (!ribbon) throw new Error('no ribbon')
  const later = { ...ribbon, time: fixtureTime }
  expect(heads({ ...fakeAnswers.ribbon, data: [ribbon, later] })).toEqual([
    m.common.time(),
    m.explorer.heads.trend(),
    'SMA 10',
    'EMA 10',
    'SMA 20'
  ])
  const odd = { ...ribbon, averages: { fast: 1 } }
  expect(heads({ ...fakeAnswers.ribbon, data: [odd] })).toEqual([
    m.common.time(),
    m.explorer.heads.trend(),
    'fast'
  ])
})

it('aligns decimal points with invisible digits', () => {
  const rows = [68_078.5, 0.00001234, 1_234_567].map((price, at) => ({
    ...fakeAnswers.quotes.data[0]!,
    symbol: `C${at}`,
    price,
    text: {}
  }))
  const table = answerTable('getTop', { ...fakeAnswers.quotes, data: rows })
  const price = table.columns.find(({ key }) => key === 'price')!
  const shown = rows.map(row => price.cell(row)).map(({ text, pad }) => text + pad)
  expect(new Set(shown.map(text => text.length - text.indexOf('.')))).toEqual(new Set([9]))
  expect(price.cell(rows[1]!).text).toBe('0.00001234')
})

it('shows rows in an unknown format under their original names', () => {
  const { data } = fakeAnswers.unrecognised
  const table = {
    path: 'data',
    columns: ['date', 'fearGreed'],
    rows: [
      ['2025-01-01', 'calm'],
      ['2025-01-02', null]
    ],
    rowsLeftOut: 0
  }
  const answer: Answer = { kind: 'unrecognised', data: { ...data, table }, dropped: 0 }
  expect(heads(answer)).toEqual(['date', 'fearGreed'])
  expect(texts(answer)).toEqual([
    ['2025-01-01', 'calm'],
    ['2025-01-02', '–']
  ])
})

it('shows year-to-date and similar spans after the spans in days', () => {
  const windows: Answer = {
    kind: 'windows',
    data: [
      { days: null, span: 'ytd', percent: 12 },
      { days: 7, percent: 1 }
    ],
    dropped: 0
  }
  expect(heads(windows)).toEqual(['7 d', 'ytd'])
})
