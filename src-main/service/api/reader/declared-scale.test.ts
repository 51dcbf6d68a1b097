import { expect, test } from 'vitest'
import { decodeAnswer } from '../answers/decode'
import { decoderOf } from '../answers/decoders'
import { operationNamed } from '../operations'
import { withDeclaredScale } from './declared-scale'

test.each([
  [
    'all numbers',
    { coin: 'ADA', decimals: 4, upper: 4712, middle: 4390, lower: 4068, at: 1796040000 },
    { coin: 'ADA', decimals: 4, upper: 0.4712, middle: 0.439, lower: 0.4068, at: 1796040000 }
  ],
  [
    'numbers by period',
    { scale: 3, levels: { 10: '2519', 20: '2540', 50: '2602' } },
    { scale: 3, levels: { 10: 2.519, 20: 2.54, 50: 2.602 } }
  ],
  [
    'only numbers in minor units',
    { minor_unit_scale: 2, rows: [{ bid_minor: 151, rank: 1200, change: '0.31' }] },
    { minor_unit_scale: 2, rows: [{ bid_minor: 1.51, rank: 1200, change: '0.31' }] }
  ]
])('scales %s by a declared power of ten', (_, sent, meant) => {
  expect(withDeclaredScale(sent)).toEqual(meant)
})

test.each([
  ['numbers with decimals', { decimals: 2, price: 3412.4, high: 3441, low: 3352 }],
  ['small numbers', { decimals: 8, price: 67240, high: 68390, low: 66815 }],
  ['only one number', { symbol: 'BTC', decimals: 2, rank: 67240 }],
  ['numbers without a power', { price: 67240, high: 68390, low: 66815 }]
])('doesn’t scale %s', (_, sent) => {
  expect(withDeclaredScale(sent)).toBe(sent)
})

test.each([
  ['decimals', { symbol: 'ADA', decimals: 4, atr: 15120 }],
  ['a scale per kind of number', { symbol: 'ADA', scale: { price: 2, volume: 3 }, atr: 15120 }],
  ['a negative exponent, even if they are small', { symbol: 'ADA', priceExponent: -6, atr: 8906 }]
])('doubts whole numbers next to %s', (_, result) => {
  const operation = operationNamed('getATR')
  if (operation === null) throw new Error('missing operation')
  const sent = { status: true, result }
  const { reading } = decodeAnswer(decoderOf(operation), sent, { symbol: 'ADA' }, '')
  expect(reading?.doubts.flatMap(({ fields }) => fields)).toContain('value')
})
