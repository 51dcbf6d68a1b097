import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyBody, anyLeaf } from '../any-body.fixture'
import { operations } from '../operations'
import type { Answer } from './answer'
import { decodeAnswer } from './decode'
import { decoderOf } from './decoders'
import { leavesOf } from './leaves'
import { inFull, namedBy } from '../reader/words'
import { withMark, type NumberMarks } from './number-marks'
import { numberOf, percentOf } from './numbers'
import { timeOf } from './times'

const names = [
  ...[
    'status',
    'symbols',
    'result',
    'data',
    'news',
    'breakouts',
    'candles',
    'history',
    'rows',
    'BTC',
    'ETH',
    'BTC_ETH'
  ],
  ...[
    'symbol',
    'name',
    'source',
    'last',
    'price',
    'date',
    'time_close',
    'timestamp',
    'open',
    'high',
    'low',
    'close',
    'o'
  ],
  ...[
    'upper',
    'middle',
    'lower',
    'tenkan_sen',
    'span_a',
    'atr',
    'value',
    'supertrend',
    'direction',
    'sma_10',
    'ema',
    '10'
  ],
  ...[
    'classic',
    'r1',
    'pivot',
    'support',
    '7d',
    'volatility_30d',
    'ath',
    'ath_date',
    'atl',
    'rsi',
    'macd',
    'verdict'
  ],
  ...[
    'title',
    'url',
    'coins',
    'golden_cross',
    'period',
    'advancing',
    'fear_and_greed',
    'rank',
    '2025-01-01',
    '__proto__'
  ]
]
const leaf = anyLeaf(1, [
  ...[null, true, false, ''],
  ...['N/A', 'NaN', 'up', '68078.12', '-3.5%', '2025-01-01 10:00:00', 'BTC', '1,234']
])
const body = anyBody(
  fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...names) }, fc.string({ maxLength: 5 })),
  leaf
)
const params = fc.constantFrom<Record<string, string>>(
  {},
  { symbol: 'BTC' },
  { symbol: 'BTC ETH', currency: 'EUR', convert: 'USD' }
)

/** How many days each unit stands for. A unit without a number counts once: `W` and `lastWeek` are 7 days. */
const unitsInDays: readonly (readonly [RegExp, number])[] = [
  [/(?<![a-z])d(?![a-z])|day|daily/i, 1],
  [/(?<![a-z])wk?(?![a-z])|week/i, 7],
  [/(?<![a-z])mo?(?![a-z])|mon|month/i, 30],
  [/(?<![a-z])q(?![a-z])|quarter/i, 90],
  [/(?<![a-z])y(?![a-z])|year|ytd|annual/i, 365]
]

const allMarks: readonly NumberMarks[] = [
  { thousands: ',', point: 'decimal' },
  { thousands: '.', point: 'thousands' }
]

function numbersIn(parsed: unknown): Set<number> {
  const found = new Set<number>()
  const add = (raw: unknown): void => {
    // How `1,234` is read depends on other numbers in the body, so every reading is allowed.
    const marked = typeof raw === 'string' ? allMarks.map(marks => withMark(raw, marks)) : []
    for (const number of [...[raw, ...marked].map(numberOf), percentOf(raw), timeOf(raw)])
      if (number !== null) found.add(number)
    const share = percentOf(raw)
    if (share !== null)
      for (const points of [share * 100, share / 100]) found.add(Number(points.toPrecision(12)))
    if (typeof raw === 'string') for (const [unit, days] of unitsInDays) if (unit.test(raw)) found.add(days)
    for (const digits of typeof raw === 'string' ? (raw.match(/\d{1,4}/g) ?? []) : [])
      for (const days of [1, 7, 30, 90, 365, 1 / 24]) found.add(Number(digits) * days)
  }
  for (const { path, value } of leavesOf(parsed)) {
    add(value)
    for (const step of path) add(step)
    if (typeof value === 'number') for (const days of [7, 365, 1 / 24]) found.add(value * days)
    // The name may give a scale, such as billions in `cap_bn`.
    for (const step of path) add(inFull(value, namedBy(['value', String(step)]).scale))
  }
  return found
}

function numbersOf(answer: Answer): number[] {
  if (answer.kind === 'unrecognised') return []
  return [...leavesOf(answer.data)].flatMap(({ path, value }) =>
    // The ranks are left out, because getTop numbers rows that have none.
    typeof value === 'number' && path.at(-1) !== 'rank' ? [value] : []
  )
}

describe.each(operations)('$name', operation => {
  test('never throws, and never returns a number that isn’t in the body', () => {
    fc.assert(
      fc.property(body, params, (generated, requested) => {
        const raw = JSON.stringify(generated)
        const parsed: unknown = JSON.parse(raw)
        const answer = decodeAnswer(decoderOf(operation), parsed, requested, raw)
        const there = numbersIn(parsed)
        expect(numbersOf(answer).filter(number => !there.has(number))).toEqual([])
      }),
      // The examples have one-letter periods, and commas that can only be read with the help of another
      // number.
      {
        numRuns: 80,
        examples: [
          [[{ '': [[{ low: { Tn: 2 } }]] }], {}],
          [[[[[{ W: { status: { BTC: null } } }]]]], {}],
          [[{ status: { pivot: '1,234', lower: null } }, '43,7'], {}],
          [[{ '': { value: '1,234' } }, '0,'], {}]
        ]
      }
    )
  })

  test('reads any JSON either as the kind of answer of its operation or as unrecognised', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), generated => {
        const raw = JSON.stringify(generated)
        const answer = decodeAnswer(decoderOf(operation), JSON.parse(raw), { symbol: 'BTC' }, raw)
        const kinds = ['unrecognised', operation.kind, ...(operation.kind === 'candles' ? ['quotes'] : [])]
        expect(kinds).toContain(answer.kind)
      }),
      { numRuns: 40 }
    )
  })

  test.each([
    ['100,000 nested arrays', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
    ['100,000 nested objects', `${'{"result":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
    ['20,000 rows', `{"result":[${'{"x":1},'.repeat(20_000)}{}]}`]
  ])('reads a body of %s as unrecognised', (_name, raw) => {
    expect(decodeAnswer(decoderOf(operation), JSON.parse(raw), {}, raw)).toMatchObject({
      kind: 'unrecognised',
      data: { raw }
    })
  })
})
