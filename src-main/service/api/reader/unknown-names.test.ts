import { expect, test } from 'vitest'
import { decodeAnswer } from '../answers/decode'
import { decoderOf } from '../answers/decoders'
import { operationNamed } from '../operations'

const symbolsIn = (coins: object): unknown => {
  const operation = operationNamed('getCryptoList')
  if (operation === null) throw new Error('missing operation')
  const answer = decodeAnswer(decoderOf(operation), { status: true, coins }, {}, '')
  return answer.kind === 'coins' ? answer.data.map(({ symbol }) => symbol) : answer.kind
}

test('reads entries under unknown names if they state their symbol as known ones do', () => {
  const coins = {
    bitcoin: { symbol: 'BTC', name: 'Bitcoin' },
    'new-coin-of-today': { symbol: 'NEWC', name: 'New coin' },
    ethereum: { symbol: 'ETH', name: 'Ethereum' }
  }
  expect(symbolsIn(coins)).toEqual(['BTC', 'NEWC', 'ETH'])
})
