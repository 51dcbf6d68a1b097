import { describe, expect, test } from 'vitest'
import { ResponseMapping } from '../../../../src-shared/contract/response-mapping'
import { requestOf } from '../answers/call-request'
import { readByMapping } from './read-by-mapping'

const request = requestOf({ symbol: 'BTC ETH' })

const mapping = (rows: unknown, kind = 'quotes', operation = 'getData'): ResponseMapping =>
  ResponseMapping.parse({ operation, kind, rows, furniture: ['status'], doubts: [] })

const number = { as: 'number' }
const text = { as: 'text' }

const prices = (one: ResponseMapping, body: unknown): unknown => {
  const { answer } = readByMapping(one, body, request)
  return answer?.kind === 'quotes' ? answer.data.map(({ symbol, price }) => [symbol, price]) : answer
}

const both = [
  ['BTC', 64000.5],
  ['ETH', 3000.25]
]

describe('rows', () => {
  test.each([
    [
      'from a list',
      [
        {
          rows: ['data', { each: 'row' }],
          gives: [{ symbol: { path: ['s'], reads: text }, price: { path: ['p'], reads: number } }]
        }
      ],
      {
        data: [
          { s: 'BTC', p: '64000.5' },
          { s: 'ETH', p: 3000.25 }
        ]
      }
    ],
    [
      'from an object keyed by coin',
      [
        {
          rows: [{ each: 'coin', only: 'coins' }],
          gives: [{ symbol: { key: 'coin', reads: text }, price: { path: [], reads: number } }]
        }
      ],
      { status: 1, BTC: 64000.5, ETH: 3000.25 }
    ],
    [
      'from columns',
      [
        {
          rows: ['p', { each: 'row' }],
          gives: [{ symbol: { at: ['s', { each: 'row' }], reads: text }, price: { path: [], reads: number } }]
        }
      ],
      { s: ['BTC', 'ETH'], p: [64000.5, 3000.25] }
    ],
    [
      'from arrays by position',
      [
        {
          rows: [{ each: 'row' }],
          gives: [{ symbol: { path: [1], reads: text }, price: { path: [0], reads: number } }]
        }
      ],
      [
        [64000.5, 'BTC'],
        [3000.25, 'ETH']
      ]
    ],
    [
      'from arrays by the names in a header',
      [
        {
          rows: ['rows', { each: 'row' }],
          gives: [
            {
              symbol: { path: [{ column: 'coin', of: ['names'] }], reads: text },
              price: { path: [{ column: 'last', of: ['names'] }], reads: number }
            }
          ]
        }
      ],
      {
        names: ['x', 'coin', 'last'],
        rows: [
          [0, 'BTC', 64000.5],
          [0, 'ETH', 3000.25]
        ]
      }
    ],
    [
      'from entries that name their field',
      [
        {
          rows: [{ each: 'coin', only: 'coins' }],
          gives: [
            {
              symbol: { key: 'coin', reads: text },
              price: { path: [{ entry: { name: 'price' } }, 'value'], reads: number }
            }
          ]
        }
      ],
      {
        BTC: [
          { name: 'high', value: 1 },
          { name: 'price', value: 64000.5 }
        ],
        ETH: [{ name: 'price', value: 3000.25 }]
      }
    ]
  ])('a mapping reads rows %s', (_, rows, body) => {
    expect(prices(mapping(rows), body)).toEqual(both)
  })
})

const list = mapping([
  {
    rows: ['data', { each: 'row' }],
    gives: [{ symbol: { path: ['s'], reads: text }, price: { path: ['p'], reads: number } }]
  }
])
const [btc, eth] = [
  { s: 'BTC', p: 64000.5 },
  { s: 'ETH', p: 3000.25 }
]

test('skips an empty row at any position', () => {
  const blank = { s: null, p: null }
  for (const data of [
    [blank, btc, eth],
    [btc, blank, eth],
    [btc, eth, blank]
  ])
    expect(prices(list, { data })).toEqual(both)
})

test('reads rows in any order', () => {
  expect(prices(list, { data: [eth, btc] })).toEqual(both.toReversed())
})

test('reads a missing field as null', () => {
  expect(prices(list, { data: [{ s: 'BTC', last: 64000.5 }, eth] })).toEqual([['BTC', null], both[1]])
})

test('reports that the mapping doesn’t fit a response of another shape', () => {
  expect(readByMapping(list, { result: [btc] }, request)).toMatchObject({
    answer: null,
    misfits: [{ code: 'no-rows', field: null, count: 1 }]
  })
})

test('reports that the mapping doesn’t fit if a value is unreadable', () => {
  const { answer, misfits } = readByMapping(list, { data: [{ s: 'BTC', p: 'soon' }, eth] }, request)
  expect(misfits).toEqual([{ code: 'unreadable', field: 'price', count: 1 }])
  expect(answer?.kind === 'quotes' && answer.data[0]?.price).toBe(null)
})

test('counts each value as read, unread or structural', () => {
  const { answer } = readByMapping(
    list,
    {
      status: true,
      data: [
        { ...btc, x: 1 },
        { ...eth, x: 2 }
      ]
    },
    request
  )
  expect(answer?.reading).toMatchObject({
    understood: 4,
    leftover: 2,
    furniture: 1,
    leftovers: [{ path: 'data.*.x', count: 2, value: 1 }]
  })
})

const latest = mapping(
  [
    {
      rows: ['days', { each: 'row' }],
      keep: { latest: ['date'] },
      gives: [{ value: { path: ['value'], reads: number }, at: { path: ['date'], reads: { as: 'time' } } }]
    }
  ],
  'fearGreed',
  'getFearGreed'
)
const days = [
  { date: '2026-01-01', value: 55 },
  { date: '2026-01-02', value: 23 }
]

test('reports older rows as unread', () => {
  for (const list of [days, days.toReversed()]) {
    const { answer } = readByMapping(latest, { days: list }, request)
    expect(answer?.data).toMatchObject({ value: 23, at: Date.UTC(2026, 0, 2) })
    expect(answer?.reading).toMatchObject({ understood: 2, leftover: 2 })
    expect(answer?.reading?.leftovers.map(({ path, count }) => [path, count])).toEqual([
      ['days.*.date', 1],
      ['days.*.value', 1]
    ])
  }
})

test('ignores the newest row if it’s empty', () => {
  const empty = { date: '2026-01-03', value: null }
  const { answer } = readByMapping(latest, { days: [...days, empty] }, request)
  expect(answer?.data).toMatchObject({ value: 23, at: Date.UTC(2026, 0, 2) })
})

test('reports values under keys that aren’t requested coins as unread', () => {
  const byCoin = mapping([
    {
      rows: ['data', { each: 'coin', only: 'coins' }],
      gives: [{ symbol: { key: 'coin', reads: text }, price: { path: [], reads: number } }]
    }
  ])
  const others = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`X${at}`, 1]))
  for (const more of [{}, others]) {
    const { answer } = readByMapping(byCoin, { data: { BTC: 64_000.5, ADA: 0.5, ...more } }, request)
    expect(answer?.reading?.understood).toBe(1)
    expect(answer?.reading?.leftovers[0]).toEqual({ path: 'data.ADA', count: 1, value: 0.5 })
  }
})

test('lists unreadable values among the leftovers', () => {
  const one = mapping([
    {
      rows: ['data', { each: 'row' }],
      gives: [{ symbol: { path: ['s'], reads: text }, price: { path: ['p'], reads: number } }]
    }
  ])
  const data = [
    { s: 'BTC', p: 64000.5 },
    { s: 'ETH', p: 'suspended' }
  ]
  const { answer } = readByMapping(one, { data }, request)
  expect(answer?.reading).toMatchObject({ understood: 3, leftover: 1 })
  expect(answer?.reading?.leftovers).toEqual([{ path: 'data.*.p', count: 1, value: 'suspended' }])
})

test('rejects candles without a coin field, because they may belong to two coins', () => {
  const bars = mapping(
    [
      {
        rows: [{ each: 'row' }],
        gives: [
          {
            symbol: { path: ['s'], reads: text },
            time: { path: ['t'], reads: { as: 'time', unit: 's' } },
            ...Object.fromEntries(
              ['open', 'high', 'low', 'close'].map(name => [name, { path: [name], reads: number }])
            )
          }
        ]
      }
    ],
    'candles',
    'getOHLC'
  )
  const bar = { t: 1775001600, open: 1, high: 2, low: 1, close: 2 }
  expect(
    readByMapping(
      bars,
      [
        { ...bar, s: 'BTC' },
        { ...bar, s: 'ETH' }
      ],
      request
    ).answer?.data
  ).toHaveLength(2)
  expect(readByMapping(bars, [bar, bar], request).answer).toBe(null)
})

test.each([
  ['1.234,5', ',', 1234.5],
  ['1.234.567', ',', 1_234_567],
  ['€1.234,5', ',', 1234.5],
  ['12,34,567.8', '.', 1_234_567.8],
  ['0.04', ',', null],
  ['0.0439', ',', null],
  ['12.34', ',', null],
  ['0,5', '.', null]
])('reads %s with the decimal separator “%s” as %s', (sent, decimal, price) => {
  const one = mapping([
    {
      rows: ['data', { each: 'row' }],
      gives: [
        {
          symbol: { path: ['s'], reads: text },
          price: { path: ['p'], reads: { as: 'number', decimal } }
        }
      ]
    }
  ])
  const { answer } = readByMapping(one, { data: [{ s: 'BTC', p: sent }] }, request)
  expect(answer?.kind === 'quotes' ? (answer.data[0]?.price ?? null) : null).toBe(price)
})

test('reads no value if two entries have the mapped name', () => {
  const one = mapping([
    {
      rows: [{ each: 'coin', only: 'coins' }],
      gives: [
        {
          symbol: { key: 'coin', reads: text },
          price: { path: [{ entry: { type: 'last' } }, 'value'], reads: number }
        }
      ]
    }
  ])
  const low = { type: 'low', value: 63_000 }
  const last = { type: 'last', value: 64_000.5 }
  expect(prices(one, { BTC: [low, last] })).toEqual([['BTC', 64_000.5]])
  const { answer, misfits } = readByMapping(one, { BTC: [last, { ...last, value: 128_001 }] }, request)
  expect([answer, misfits]).toEqual([null, [{ code: 'missing', field: 'price', count: 1 }]])
})

test('leaves out a value of a parallel list whose point has another time than the row', () => {
  const at = { path: [0], reads: { as: 'time' } }
  const saved = mapping(
    [
      {
        rows: ['prices', { each: 'row' }],
        gives: [
          {
            symbol: { value: 'BTC' },
            at,
            price: { path: [1], reads: number },
            marketCap: { at: ['caps', { each: 'row' }, 1], reads: number }
          }
        ]
      }
    ],
    'quotes',
    'getHistory'
  )
  const [first, second, third] = [1795737600000, 1795824000000, 1795910400000]
  const capsOf = (times: readonly (number | undefined)[]): unknown => {
    const caps = times.map((time, place) => [time, 9e11 + place])
    const { answer } = readByMapping(
      saved,
      {
        prices: [
          [first, 3301],
          [second, 3355]
        ],
        caps
      },
      request
    )
    return answer?.kind === 'quotes' ? answer.data.map(({ marketCap }) => marketCap) : answer
  }
  expect(capsOf([first, second])).toEqual([9e11, 9e11 + 1])
  expect(capsOf([second, third])).toEqual([null, null])
})

test('reads the currency of a joined pair if it’s a stablecoin or follows a well-known coin', () => {
  const saved = mapping([
    {
      rows: [{ each: 'row' }],
      gives: [
        {
          symbol: { path: ['s'], reads: text },
          price: { path: ['p'], reads: number },
          currency: { path: ['s'], reads: { as: 'text', joined: 'money' } }
        }
      ]
    }
  ])
  const body = ['BTCUSDT', 'ETHBTC', 'SOLZAR', 'STETH'].map(s => ({ s, p: 1.5 }))
  const { answer } = readByMapping(saved, body, request)
  const currencies = answer?.kind === 'quotes' ? answer.data.map(({ currency }) => currency) : answer
  expect(currencies).toEqual(['USDT', 'BTC', 'ZAR', null])
})
