import { describe, expect, test } from 'vitest'
import { ResponseMapping } from '../../../src-shared/contract/response-mapping'
import type { Answer } from '../answers/answer'
import { askedBy } from '../answers/asked'
import { bodies } from '../reader/bodies/all.fixture'
import { kinds } from '../mapping/kinds/kinds'
import { readByMapping } from '../mapping/read-by-mapping'
import { compareRows, presentIn, variantsOf } from '../mapping/sequences.fixture'
import { inferMapping } from './infer-mapping'

const flatten = (answer: Answer | null): readonly Readonly<Record<string, unknown>>[] =>
  answer === null || answer.kind === 'unrecognised' ? [] : kinds[answer.kind].flatten(answer)
/** Without what a row is by its place. */
const unranked = (answer: Answer | null): ReturnType<typeof flatten> =>
  flatten(answer).map(row => ({ ...row, rank: null }))
const fits = (before: unknown, after: unknown): boolean => JSON.stringify(before) === JSON.stringify(after)

/** One in twenty of the corpus: the bench `mappings` reads all of it. */
const some = bodies.filter((_, index) => index % 20 === 0)

describe('a mapping inferred from one response of a service', () => {
  test('is plain data of its schema, and reads the same response as the inference did', () => {
    let [values, right] = [0, 0]
    for (const { operation, params = {}, body } of some) {
      const { mapping, answer } = inferMapping(operation, params, body)
      if (mapping === null) continue
      expect(ResponseMapping.parse(JSON.parse(JSON.stringify(mapping)))).toEqual(mapping)
      const wanted = flatten(answer)
      const read = flatten(readByMapping(mapping, body, askedBy(params)).answer)
      values += wanted.reduce((sum, row) => sum + presentIn(row).length, 0)
      right += compareRows(wanted, read, { fits, mayLose: false, mayGain: false }).right
    }
    expect(right / values).toBeGreaterThan(0.985)
  })

  test('keeps its meaning while values, order, rows and fields of later responses change', () => {
    let values = 0
    const changed: string[] = []
    for (const { operation, params = {}, body } of some) {
      const { mapping, answer, isWhole } = inferMapping(operation, params, body)
      if (mapping === null || !isWhole) continue
      for (const variant of variantsOf(body, answer.kind)) {
        const read = readByMapping(mapping, variant.body, askedBy(params)).answer
        const told = compareRows(unranked(answer), unranked(read), variant)
        values += told.right + told.lost + told.changed.length
        changed.push(...told.changed)
      }
    }
    expect(values).toBeGreaterThan(5_000)
    expect(changed).toEqual([])
  })
})

test('leaves a response to inference whose values are told apart by their order alone', () => {
  const row = (price: number) => ({ price })
  const { isWhole } = inferMapping(
    'getSupportResistance',
    { symbol: 'BTC' },
    {
      supports: [row(66_000), row(65_000)],
      resistances: [row(68_000), row(69_000)]
    }
  )
  expect(isWhole).toBe(false)
})

test('takes no coin for the word of a span', () => {
  const body = { data: { BTC: { symbol: 'BTC', percent_change_7d: 3.2, percent_change_30d: -8.4 } } }
  const { mapping } = inferMapping('getPerformance', { symbol: 'BTC' }, body)
  const spans = mapping?.rows.flatMap(({ gives }) => gives.map(({ days }) => days))
  expect(spans).toEqual([{ value: 7 }, { value: 30 }])
})

test('names the coin by its key, not by its figures', () => {
  const body = { atr: { BTC: { current: 1606.09 }, AVAX: { current: 0.1621 } } }
  const { mapping } = inferMapping('getATR', { symbol: 'BTC AVAX' }, body)
  expect(mapping?.rows).toEqual([
    {
      rows: ['atr', { each: 'coin', only: 'coins' }],
      gives: [
        {
          symbol: { key: 'coin', reads: { as: 'text' } },
          value: { path: ['current'], reads: { as: 'number' } }
        }
      ]
    }
  ])
})

test('finds a day and a time of day that are two fields', () => {
  const row = (date: string, time: string) => ({ date, time, open: 1, high: 3, low: 1, close: 2 })
  const { mapping } = inferMapping('getOHLCIntraday', { symbol: 'BTC', interval: '1h' }, [
    row('2026-05-27', '07:00'),
    row('2026-05-27', '08:00')
  ])
  expect(mapping?.rows[0]?.gives[0]?.['time']).toEqual({
    path: ['date'],
    reads: { as: 'time', clock: ['time'] }
  })
})
