import { expect, test } from 'vitest'
import { decodeAnswer } from './decode'
import { decoderOf } from './decoders'
import { operationNamed } from '../operations'

function namesIn(events: object): unknown {
  const operation = operationNamed('getBreakouts')
  if (operation === null) throw new Error('missing operation')
  const answer = decodeAnswer(
    decoderOf(operation),
    { status: true, result: { BTC: events } },
    { symbol: 'BTC' },
    ''
  )
  return answer.kind === 'breakouts' ? answer.data.map(({ name, price }) => [name, price]) : answer.kind
}

test.each([
  ['Y', 'N'],
  ['yes', 'no'],
  ['sí', 'no'],
  ['true', 'false'],
  ['1', '0'],
  [1, 0],
  [true, false]
])('an event happened if its flag is %j and not %j', (yes, no) => {
  expect(namesIn({ golden_cross: no, death_cross: yes })).toEqual([['death_cross', null]])
})
