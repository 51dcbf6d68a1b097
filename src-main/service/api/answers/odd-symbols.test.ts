import { describe, expect, it } from 'vitest'
import { operationNamed } from '../operations'
import { decodeAnswer } from './decode'
import { decoderOf } from './decoders'

function decoded(operation: string, symbol: string | null, data: unknown) {
  const known = operationNamed(operation)
  if (known === null) throw new Error(`No operation ${operation}`)
  const body = { status: true, data }
  return decodeAnswer(decoderOf(known), body, symbol === null ? {} : { symbol, interval: '1d' }, '')
}

describe('symbols that consist of digits', () => {
  it('symbols that consist of digits are listed like all other symbols', () => {
    const listed = [
      { id: 1, symbol: 'BTC', name: 'Bitcoin' },
      { id: 93, symbol: '42', name: '42-coin' },
      { id: 514, symbol: '4', name: '4' },
      { id: 515, symbol: 'YES', name: 'true' }
    ]
    expect(decoded('getCryptoList', null, listed)).toMatchObject({
      data: listed.map(({ symbol, name }) => ({ symbol, name })),
      dropped: 0
    })
  })

  it.each([
    [
      'as a number next to a string',
      'BTC 42',
      [
        { symbol: 'BTC', price: 64_000.5 },
        { symbol: 42, price: 31_250.1 }
      ]
    ],
    ['as a string', '42', [{ symbol: '42', price: 31_250.1 }]],
    ['as an object key', '42 🚀', { 42: { price: 31_250.1 }, '🚀': { price: 1.5 } }]
  ])('a requested symbol of digits is accepted %s and not marked as doubtful', (_, symbol, data) => {
    const answer = decoded('getData', symbol, data)
    expect(answer.data).toContainEqual(expect.objectContaining({ symbol: '42', price: 31_250.1 }))
    expect(answer.reading?.doubts).toEqual([])
  })

  it('candles are read from under a key that is a symbol of digits', () => {
    const bar = { time: 1_764_115_200, open: 1, high: 2, low: 1, close: 2 }
    expect(decoded('getOHLC', '42', { 42: [bar] })).toMatchObject({ data: [{ close: 2 }] })
  })
})

it.each(['🚀', '👩‍🚀', '❤️', '币', 'एथ'])('reads the symbol %s if the call requests it', symbol => {
  const answer = decoded('getData', `BTC ${symbol}`, [
    { symbol: 'BTC', price: 64_000.5 },
    { symbol, price: 1.5 }
  ])
  expect(answer).toMatchObject({ data: [{ symbol: 'BTC' }, { symbol, price: 1.5 }], dropped: 0 })
  expect(answer.reading?.doubts).toEqual([])
})

it.each(['₿', 'Ξ'])('ignores a currency sign in place of a symbol: %s', symbol =>
  expect(decoded('getData', 'BTC', [{ symbol, ticker: 'BTC', price: 5 }])).toMatchObject({
    data: [{ symbol: 'BTC', price: 5 }]
  })
)
