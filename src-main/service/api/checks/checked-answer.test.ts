import { expect, test } from 'vitest'
import { requestOf } from '../answers/call-request'
import { decodeAnswer } from '../answers/decode'
import { decoderOf } from '../answers/decoders'
import { operationNamed } from '../operations'
import { bodies } from '../reader/bodies/all.fixture'
import { inferAnswer } from '../reading/infer-answer'
import { openBody } from '../reading/open-body'
import { readBySaved } from '../reading/read-by-saved'
import type { Answer } from '../answers/answer'
import type { ResponseMapping } from '../../../../src-shared/contract/response-mapping'
import { checkCases } from './cases.fixture'
import { checkedAnswer } from './checked-answer'

const read = (operation: string, params: Readonly<Record<string, string>>, body: unknown): Answer | null => {
  const options = { operation, params, key: null, decodes: true, mostCharacters: 1e6 }
  return inferAnswer(openBody(JSON.stringify(body), options), options).answer
}

const doubtedIn = (answer: Answer | null): readonly string[] =>
  answer?.reading?.doubts.flatMap(({ fields }) => fields) ?? []

test.each(checkCases)('marks as doubtful: $name', ({ operation, params, body, doubted }) => {
  expect(doubtedIn(read(operation, params, body))).toContain(doubted)
})

test('also checks responses that were read with a saved mapping', () => {
  const mapping: ResponseMapping = {
    operation: 'getData',
    kind: 'quotes',
    furniture: ['status'],
    doubts: [],
    rows: [
      {
        rows: ['data', { each: 'row' }],
        gives: [
          {
            symbol: { path: ['s'], reads: { as: 'text' } },
            price: { path: ['p'], reads: { as: 'number' } },
            high: { path: ['h'], reads: { as: 'number' } }
          }
        ]
      }
    ]
  }
  const options = {
    operation: 'getData',
    params: { symbol: 'BTC' },
    key: null,
    decodes: true,
    mostCharacters: 1e6,
    mappings: [{ mapping, isConfirmed: true }]
  }
  const open = (p: number) =>
    openBody(JSON.stringify({ status: true, data: [{ s: 'BTC', p, h: 100 }] }), options)
  expect(doubtedIn(readBySaved(open(99), options)?.answer ?? null)).toEqual([])
  expect(doubtedIn(readBySaved(open(140), options)?.answer ?? null)).toEqual(['price'])
})

test('marks values as doubtful in fewer than one percent of the corpus responses', () => {
  const some = bodies.filter((_, index) => index % 10 === 7)
  const doubted = some.filter(({ operation, params = {}, body }) => {
    const known = operationNamed(operation)
    if (known === null) throw new Error(operation)
    const answer = decodeAnswer(decoderOf(known), body, params, '')
    return checkedAnswer(answer, body, requestOf(params)) !== answer
  })
  expect(doubted.length / some.length).toBeLessThan(0.01)
})
