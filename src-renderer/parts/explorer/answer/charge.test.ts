import { describe, expect, it } from 'vitest'
import { chargeWords, expectedWords, surpriseWords } from './charge'
import { fakeAnswer } from '../explorer.fixture'
import { m } from '../../../../src-shared/messages/m'

const priced = (expected: number | null, charged: number | null) => fakeAnswer(null, { expected, charged })
const fault = {
  code: 'refused' as const,
  cause: null,
  operation: null,
  said: null,
  retryAt: null
}

describe('the charge of a call', () => {
  it.each([
    [7, m.explorer.charge.charged({ charged: '7 credits' })],
    [1, m.explorer.charge.charged({ charged: '1 credit' })],
    [0, 'Free'],
    [null, m.explorer.charge.unknown()]
  ])('describes a charge of %s', (charged, words) => expect(chargeWords(priced(7, charged))).toBe(words))

  it.each([
    [7, 7, null],
    [100, 130, m.credits.deviation({ difference: '30', direction: 'more' })],
    [7, 5, m.credits.deviation({ difference: '2', direction: 'less' })],
    [0, 3, m.credits.deviation({ difference: '3', direction: 'more' })],
    [null, 5, null],
    [7, null, null]
  ])('compares an expected price of %s with a charge of %s', (expected, charged, words) => {
    expect(surpriseWords(priced(expected, charged))).toBe(words)
  })

  it('reports no deviation if a failed call was free', () => {
    expect(surpriseWords({ ...priced(100, 0), fault })).toBeNull()
    expect(surpriseWords({ ...priced(100, 120), fault })).toBe(
      m.credits.deviation({ difference: '20', direction: 'more' })
    )
  })

  it('shows the expected price or that it is unknown', () => {
    expect(expectedWords(priced(null, 5))).toBe(m.explorer.charge.priceUnknown())
    expect(expectedWords(priced(1_000, 5))).toBe(m.explorer.charge.expected({ expected: '1,000' }))
  })
})
