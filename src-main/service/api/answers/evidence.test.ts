import { describe, expect, test } from 'vitest'
import { operationNamed, operations } from '../operations'
import { analyticsExamples } from './analytics-evidence.fixture'
import { candleExamples } from './candle-evidence.fixture'
import { decodeAnswer } from './decode'
import { decoderOf } from './decoders'
import { marketExamples, type Example } from './evidence.fixture'
import { indicatorExamples } from './indicator-evidence.fixture'

const examples = [...marketExamples, ...candleExamples, ...indicatorExamples, ...analyticsExamples]

function decoded({ operation, body, params = {} }: Example) {
  const known = operationNamed(operation)
  if (known === null) throw new Error(operation)
  const raw = JSON.stringify(body)
  return decodeAnswer(decoderOf(known), JSON.parse(raw), params, raw)
}

describe.each(examples)('$mark $operation: $about', example => {
  test(`is read as ${example.kind}`, () => {
    const answer = decoded(example)
    expect(answer.kind).toBe(example.kind)
    if (Array.isArray(example.data)) expect(answer.data).toEqual(example.data)
    else expect(answer.data).toMatchObject(example.data as object)
  })
})

test('every operation has an example', () => {
  const shown = new Set(examples.map(example => example.operation))
  const missing = operations.map(({ name }) => name).filter(name => !shown.has(name))
  expect(missing, 'Add an example to one of the …-evidence.fixture.ts files.').toEqual([])
})

test('adds no unexpected fields to an object that it reads', () => {
  const example = analyticsExamples.find(({ about }) => about === 'macd a number') as Example
  expect(decoded(example).data).toEqual(example.data)
})
