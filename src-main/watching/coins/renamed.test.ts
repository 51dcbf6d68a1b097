import { expect, it } from 'vitest'
import { row } from '../../market/board.fixture'
import { renamedIn } from './renamed'

const btc = row('BTC', 64_000.5)
const pol = row('POL', 0.412, { name: 'POL (ex-MATIC)' })

it('finds a coin by its old symbol in the name of a row', () => {
  const rows = [btc, pol, row('XYZ', 3)]
  const renamed = renamedIn(['BTC', 'MATIC', 'NOPE'], ['MATIC', 'NOPE'], rows)
  expect([...renamed]).toEqual([['MATIC', { symbol: 'POL', name: 'POL (ex-MATIC)' }]])
})

it('finds the only missing coin in the only additional row', () =>
  expect([...renamedIn(['BTC', 'MATIC'], ['MATIC'], [btc, row('POL', 0.4)]).keys()]).toEqual(['MATIC']))

it.each([
  ['several may be it', [btc, row('POL', 1), row('XYZ', 1)], ['MATIC']],
  ['several are missing', [row('POL', 1)], ['BTC', 'MATIC']],
  ['it has no price', [btc, row('POL', null)], ['MATIC']],
  ['it is a pair of a requested coin', [row('BTCUSD', 1)], ['MATIC']],
  ['it is called by a name', [btc, row('polygon', 1)], ['MATIC']]
])('finds no renamed coin if %s', (_, rows, missing) =>
  expect(renamedIn(['BTC', 'MATIC'], missing, rows).size).toBe(0)
)
