import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeAnswer } from './decode'
import { decoders } from './decoders'
import { comesBack, decoded, groupedBy, oneOf, written } from './round-trip.fixture'
import {
  coin,
  envelope,
  epoch,
  maybePercent,
  maybePrice,
  numbers,
  percent,
  renamed,
  times,
  word
} from './shapes.fixture'

const maybeEpoch = fc.option(epoch, { nil: null })
const maybeWord = fc.option(word, { nil: null })
const listOf = <T>(
  fields: { [Name in keyof T]: fc.Arbitrary<T[Name]> },
  same?: (row: T) => string | number
) =>
  fc.uniqueArray(fc.record(fields) as fc.Arbitrary<T>, {
    minLength: 1,
    maxLength: 8,
    ...(same ? { selector: same } : { comparator: () => false })
  })
const sortedBy = <T>(rows: readonly T[], key: (row: T) => string): T[] =>
  rows.toSorted((a, b) => (key(a) < key(b) ? -1 : 1))

test('reads a list of coins in any layout', () => {
  comesBack('coins', listOf({ symbol: coin, name: maybeWord, source: maybeWord }), (rows, ways) =>
    ways.wrapList(rows)
  )
})

test('reads pivot levels from groups nested at different depths', () => {
  const name = fc.constantFrom('pivot', 'r1', 'r3', 's1')
  const pivots = listOf(
    { group: fc.constantFrom('classic', 'fibonacci'), name, price: maybePrice },
    row => row.group + row.name
  )
  comesBack(
    'supportResistance',
    pivots.map(rows => sortedBy(rows, row => row.group)),
    (rows, ways) => {
      const groups = groupedBy(rows, row => row.group).map(([group, own]) => {
        const levels = Object.fromEntries(own.map(row => [row.name, ways.number(row.price)]))
        return [group, ways.pick % 2 === 0 ? levels : { levels }]
      })
      const all: object = Object.fromEntries(groups)
      return ways.wrap(ways.pick % 3 === 0 ? { pivot_points: all } : all)
    }
  )
})

test('reads correlations from pairs, from rows and from a matrix', () => {
  const value = fc.option(
    fc.double({ min: -1, max: 1, noNaN: true }).map(one => one || 0.1),
    { nil: null }
  )
  const a = fc.constantFrom('BTC', 'ETH')
  const pairs = listOf({ a, b: fc.constantFrom('SOL', 'XRP'), value }, row => row.a + row.b)
  comesBack(
    'correlation',
    pairs.map(rows => sortedBy(rows, row => row.a)),
    (rows, ways) =>
      oneOf(
        ways.pick,
        () => ways.wrap(Object.fromEntries(rows.map(row => [`${row.a}_${row.b}`, ways.number(row.value)]))),
        () => ways.wrapList(written(rows, ways)),
        () =>
          ways.wrap(
            Object.fromEntries(
              groupedBy(rows, row => row.a).map(([one, own]) => [
                one,
                Object.fromEntries(own.map(row => [row.b, ways.number(row.value)]))
              ])
            )
          )
      )()
  )
})

test('reads percent changes from rows and from object keys that name a time span', () => {
  const days = fc.constantFrom(1, 7, 30, 90, 180, 365, 720)
  // Changes below 20 aren't generated, because they could be fractions as well as percentage points.
  const plain = fc.option(fc.double({ min: 20, max: 1e5, noNaN: true }), { nil: null })
  const windows = listOf({ days, percent: plain }, row => row.days)
  comesBack(
    'windows',
    windows.map(rows => rows.toSorted((x, y) => x.days - y.days)),
    (rows, ways) => {
      const key = (count: number): string =>
        oneOf(ways.pick, `${count}`, `${count}d`, `performance_${count}d`, `days_${count}`)
      return ways.pick % 3 === 0
        ? ways.wrapList(written(rows, ways))
        : ways.wrap(Object.fromEntries(rows.map(row => [key(row.days), ways.number(row.percent)])))
    }
  )
})

test('reads all-time highs and lows from flat and nested objects', () => {
  const side = { ath: maybePrice, athAt: maybeEpoch, fromAthPercent: maybePercent }
  const ends = listOf({
    symbol: coin,
    ...side,
    atl: maybePrice,
    atlAt: maybeEpoch,
    fromAtlPercent: maybePercent
  })
  const flat = {
    athAt: 'ath_date',
    atlAt: 'atl_date',
    fromAthPercent: 'ath_change_percentage',
    fromAtlPercent: 'from_atl_percent'
  }
  comesBack('athAtl', ends, (rows, ways) => {
    const list = written(rows, ways)
    const nested = list.map(row => ({
      symbol: row['symbol'],
      ath: { price: row['ath'], date: row['athAt'], percent: row['fromAthPercent'] },
      all_time_low: { price: row['atl'], date: row['atlAt'], distance_percent: row['fromAtlPercent'] }
    }))
    return ways.wrapList(ways.pick % 2 === 0 ? renamed(list, flat) : nested)
  })
})

test('trusts a field name that says percent unless the prices fit a fraction exactly', () => {
  const unitsOf = (row: object) => {
    const answer = decodeAnswer(decoders.athAtl, { data: [row] }, {}, '')
    if (answer.kind !== 'athAtl') throw new Error(answer.kind)
    const [{ fromAthPercent, fromAtlPercent } = {}] = answer.data
    return [fromAthPercent, fromAtlPercent, answer.reading?.doubts.map(({ code }) => code)]
  }
  const about = { symbol: 'BTC', ath: 1.65e-9, ath_change_percentage: -5e-324, atl: 1e-9 }
  expect(unitsOf({ ...about, from_atl_percent: 0.3546 })).toEqual([-5e-324, 0.3546, ['unit']])
  expect(unitsOf({ ...about, ath: 1.7e-9, ath_change_percentage: 0, from_atl_percent: 0.7 })).toEqual([
    0,
    70,
    []
  ])
  expect(unitsOf({ symbol: 'BTC', ath: 126_000, from_ath: -0.45, atl: 67, from_atl: 1100 })).toEqual([
    -45,
    110_000,
    ['unit']
  ])
})

test('reads breakouts from rows', () => {
  const direction = fc.constantFrom('up', 'down', null)
  const rows = listOf({
    symbol: coin,
    direction,
    name: fc.constantFrom('20', '55'),
    price: maybePrice,
    at: maybeEpoch
  })
  comesBack('breakouts', rows, (list, ways) =>
    ways.wrapList(renamed(written(list, ways), ways.pick % 2 === 0 ? { name: 'period', at: 'date' } : {}))
  )
})

test('reads news whether the source is a string or an object', () => {
  const link = fc.constantFrom('https://example.com/a', 'http://example.com/b', null)
  const news = { title: word, url: link, source: maybeWord, at: maybeEpoch, summary: maybeWord, image: link }
  comesBack(
    'news',
    listOf({ ...news, coins: fc.constantFrom<string[]>([], ['BTC'], ['BTC', 'ETH']) }),
    (rows, ways) => {
      const list = written(rows, ways).map(row => ({
        ...row,
        source: ways.pick % 2 === 0 ? row['source'] : { name: row['source'] }
      }))
      const body = ways.wrapList(
        renamed(list, ways.pick % 3 === 0 ? { at: 'published_at', url: 'link' } : {})
      )
      return ways.pick % 5 === 0 ? { status: true, pagination: { page: 1 }, news: list } : body
    }
  )
})

test('reads the fear and greed index, a conversion, a technical verdict and market breadth', () => {
  fc.assert(
    fc.property(
      percent,
      maybePrice,
      word,
      epoch,
      numbers,
      times,
      envelope,
      (value, maybe, label, at, number, time, wrap) => {
        const fearGreed = { value: number(value), value_classification: label, timestamp: time(at) }
        expect(decoded('fearGreed', { status: true, fear_and_greed: fearGreed })?.data).toEqual({
          value,
          label,
          at
        })
        const requested = { symbol: 'BTC', convert: 'EUR' }
        const conversion = { from: 'BTC', to: 'EUR', result: maybe }
        expect(decoded('conversion', { result: number(maybe) }, requested)?.data).toMatchObject(conversion)
        const technical = wrap({ rsi: number(maybe), macd: { line: number(value) }, verdict: label })
        expect(decoded('technical', technical)?.data).toEqual({
          values: { rsi: maybe, macd: value },
          verdict: label
        })
        const breadth = wrap({ advancing: number(value), declining: maybe })
        expect(decoded('breadth', breadth)?.data).toEqual({ values: { advancing: value, declining: maybe } })
      }
    )
  )
})
