import { expect, it } from 'vitest'
import { formatSmallCount } from './credits'
import * as figure from './figure'

it.each([
  ['formatHundredths', 0.5, '0.50'],
  ['formatHundredths', -1.046, '−1.05'],
  ['formatHundredths', 1_234.5, '1,234.50'],
  ['formatTwoFigures', 0.00214, '0.0021'],
  ['formatTwoFigures', 0.0000006, '0.0000006'],
  ['formatSmallPercent', 0.25, '0.25 %'],
  ['formatSmallPercent', 2, '2.00 %'],
  ['formatSmallPercent', 0.0000852, '0.000085 %'],
  ['formatFourFigures', 1.2, '1.200'],
  ['formatFourFigures', 1234.56, '1235'],
  ['formatExact', 21_000_000.5, '21,000,000.5'],
  ['formatTenths', 12, '12'],
  ['formatTenths', -0.25, '−0.3']
] as const)('%s formats %d as %s', (format, value, text) => expect(figure[format](value)).toBe(text))

it('formats fractions of a credit with one decimal', () => {
  expect([0, 0.5, 3, 9.96, 41_200, null].map(formatSmallCount)).toEqual([
    '0',
    '0.5',
    '3',
    '10',
    '41,200',
    '?'
  ])
})

it.each([
  ['0.000148250231604239571', '0.000148250231604'],
  ['24399.5885', '24,399.5885'],
  ['1234567890123.456', '1,234,567,890,123.46'],
  ['-1', '−1']
])('shortens the amount %s to %s', (text, shown) => {
  expect(figure.formatAmount(text)).toBe(shown)
})
