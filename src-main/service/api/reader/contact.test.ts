import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyBody, anyLeaf } from '../any-body.fixture'
import { operations } from '../operations'
import { bodies, type FixtureBody } from './bodies/all.fixture'
import { doubtedIn, lostLeaves, readBody, scoreOf } from './contact.fixture'

const operationsRead = [...new Set(bodies.map(body => body.operation))]

// There is one test for each operation, because starting a test takes longer than reading one of the 1,000
// bodies.
describe.each(operationsRead)('%s', operation => {
  const own = bodies.filter(body => body.operation === operation)
  const faultsOf = (body: FixtureBody, faults: readonly string[]): readonly string[] =>
    faults.map(fault => `${body.manner}: ${fault}`)

  test('reads every expected value from the sample responses of all services', () => {
    expect(own.flatMap(body => faultsOf(body, scoreOf(body).faults))).toEqual([])
  })

  test('marks the expected fields as doubtful and counts every value', () => {
    const faults = own.flatMap(body => {
      const answer = readBody(body)
      const { reading } = answer
      const left = reading?.leftovers.reduce((sum, { count }) => sum + count, 0)
      const sure = (body.doubted ?? []).filter(field => !doubtedIn(answer).has(field))
      return faultsOf(body, [
        ...sure.map(field => `${field} is not doubted`),
        ...(left === reading?.leftover && reading?.leftoversBeyond === 0
          ? []
          : ['leaves are not counted right'])
      ])
    })
    expect(faults).toEqual([])
  })
})

test('marks at most 5% of the values in the sample responses as doubtful', () => {
  const readings = bodies.map(body => readBody(body).reading)
  const total = (count: (reading: NonNullable<(typeof readings)[number]>) => number): number =>
    readings.reduce((sum, reading) => sum + (reading ? count(reading) : 0), 0)
  const doubted = total(({ doubts }) => doubts.reduce((sum, { count }) => sum + count, 0))
  expect(doubted / total(({ understood }) => understood)).toBeLessThan(0.05)
})

const names = [
  ...[
    'status',
    'data',
    'result',
    'rows',
    'BTC',
    'ETH',
    'binance',
    'USD',
    'quote',
    'symbol',
    'name',
    'price',
    'last'
  ],
  ...[
    'high',
    'low',
    'open',
    'close',
    'volume',
    'time',
    'date',
    'change_percent',
    'market_cap',
    'rank',
    'value',
    'title'
  ],
  ...[
    'url',
    'upper',
    'lower',
    'atr',
    'supertrend',
    'direction',
    'tenkan_sen',
    'mystery',
    'x',
    '2025-01-01',
    'constructor'
  ]
]
const leaf = anyLeaf(1e6, [
  ...[null, '', 'N/A', 'up', '68078.12', '-3.5%', '$1.2T'],
  ...['2025-01-01 10:00:00', 'BTC', 'https://example.com/a']
])

test.each(operations)('$name: counts every value of any body as read or unread', operation => {
  fc.assert(
    fc.property(
      anyBody(fc.constantFrom(...names), leaf),
      fc.constantFrom({}, { symbol: 'BTC' }, { symbol: 'BTC ETH', currency: 'EUR' }),
      (generated, params) => {
        const body: unknown = JSON.parse(JSON.stringify(generated))
        const answer = readBody({
          operation: operation.name,
          params,
          body,
          manner: '',
          kind: operation.kind,
          values: []
        })
        expect(lostLeaves({ body, params }, answer)).toEqual([])
      }
    ),
    {
      numRuns: 200,
      // In this body, a row of words is above an empty row, so it isn't a header.
      examples: [
        [{ status: { status: [['!', 'up'], []] }, x: { rows: { last: { url: { lower: null } } } } }, {}],
        // In this body, a label is next to a value that isn't a figure, so it has no meaning.
        [{ status: [{ status: { status: ['$1.2T', 'BTC'], BTC: ['up', ':'] } }] }, {}]
      ]
    }
  )
})
