import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Answer } from './answer'
import { comesBack, decoded, oneOf, written, type FixtureKind } from './round-trip.fixture'
import { inColumns, maybePrice, price, renamed, series, word } from './shapes.fixture'

const valuesOf = (answer: Answer | null) =>
  answer?.kind === 'level' ? answer.data.map(row => row.value) : null

type Points = fc.Arbitrary<readonly object[]>

const lines = {
  conversion: maybePrice,
  base: maybePrice,
  spanA: maybePrice,
  spanB: maybePrice,
  lagging: maybePrice
}
const senkou = {
  conversion: 'tenkan_sen',
  base: 'kijun_sen',
  spanA: 'senkou_span_a',
  spanB: 'senkou_span_b',
  lagging: 'chikou_span'
}
const cases: readonly (readonly [FixtureKind, Points, Record<string, string>])[] = [
  [
    'bands',
    series({ upper: maybePrice, middle: maybePrice, lower: maybePrice }),
    { upper: 'upper_band', middle: 'basis', lower: 'lower_band' }
  ],
  ['ichimoku', series(lines), senkou],
  ['level', series({ value: maybePrice }), { value: 'atr' }],
  [
    'supertrend',
    series({ value: maybePrice, direction: fc.constantFrom('up', 'down', null) }),
    { value: 'supertrend', direction: 'trend' }
  ]
]

test.each(cases)(
  'reads the points of %s from objects and columns, oldest or newest first',
  (kind, points, names) => {
    comesBack(kind, points, (rows, ways) => {
      const list = renamed(written(rows, ways), ways.pick % 2 === 0 ? names : {})
      const turned = ways.pick % 5 === 0 ? list.toReversed() : list
      return ways.pick % 3 === 0 ? ways.wrap(inColumns(turned)) : ways.wrapList(turned)
    })
  }
)

test('reads moving averages from single fields and from groups by kind or period', () => {
  const averages = fc.record({ sma10: maybePrice, sma200: maybePrice, ema10: maybePrice })
  comesBack('ribbon', series({ averages, trend: fc.option(word, { nil: null }) }), (rows, ways) => {
    const shaped = rows.map(({ averages: { sma10, sma200, ema10 }, time, trend }) => {
      const [a, b, c] = [sma10, sma200, ema10].map(ways.number)
      const own = oneOf<object>(
        ways.pick,
        { sma_10: a, SMA200: b, 'ema-10': c },
        { sma: { '10': a, sma_200: b }, ema: { '10': c } },
        { averages: { '10': { sma: a, ema: c }, '200': { sma: b } } }
      )
      return { date: ways.time(time), trend, ...own }
    })
    return ways.wrapList(shaped)
  })
})

test('reads zeros at the beginning of a line as missing values', () => {
  fc.assert(
    fc.property(fc.nat(8), price, (cold, value) => {
      const values = [...Array<number>(cold).fill(0), value, 0, value]
      const rows = values.map((atr, index) => ({ time: 1.7e9 + index * 60, atr }))
      expect(valuesOf(decoded('level', { result: rows }))).toEqual([
        ...Array<null>(cold).fill(null),
        value,
        0,
        value
      ])
    })
  )
})

test('keeps a zero if it is the only value', () => {
  expect(decoded('level', { atr: 0 })?.data).toEqual([{ time: null, value: 0 }])
})

test('looks for missing values at the beginning of each coin’s line separately', () => {
  const rows = (first: number) => [
    { time: 1.7e9, atr: first },
    { time: 1.7e9 + 60, atr: 5 }
  ]
  const answer = decoded('level', { result: { BTC: rows(0), ETH: rows(3) } }, { symbol: 'BTC ETH' })
  expect(valuesOf(answer)).toEqual([null, 5, 3, 5])
})
