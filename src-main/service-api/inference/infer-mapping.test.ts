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
const fits = (before: unknown, after: unknown): boolean => JSON.stringify(before) === JSON.stringify(after)

/** The corpus in tenths: the bench `mappings` reads all of it. */
const some = bodies.filter((_, index) => index % 10 === 0)

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
    let [values, changed] = [0, 0]
    for (const { operation, params = {}, body } of some) {
      const { mapping, answer, isWhole } = inferMapping(operation, params, body)
      if (mapping === null || !isWhole) continue
      for (const variant of variantsOf(body, answer.kind)) {
        const read = readByMapping(mapping, variant.body, askedBy(params)).answer
        const told = compareRows(flatten(answer), flatten(read), variant)
        values += told.right + told.lost + told.changed.length
        changed += told.changed.length
      }
    }
    expect(values).toBeGreaterThan(10_000)
    expect(changed / values).toBeLessThan(0.001)
  })
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
