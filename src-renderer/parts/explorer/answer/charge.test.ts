import { describe, expect, it } from 'vitest'
import { chargeWords, expectedWords, surpriseWords } from './charge'
import { fakeAnswer } from '../explorer.fixture'
import { m } from '../../../../src-shared/messages/m'

const priced = (expected: number | null, charged: number | null) => fakeAnswer(null, { expected, charged })
const fault = {
  ...{ code: 'refused' as const, cause: null },
  ...{ operation: null, said: null, retryAt: null }
}

describe('the charge of a call', () => {
  it.each([
    [7, m.explorer.charged({ charged: '7 credits' })],
    [1, m.explorer.charged({ charged: '1 credit' })],
    [0, 'Free'],
    [null, m.explorer.chargeUnknown()]
  ])('%s', (charged, words) => expect(chargeWords(priced(7, charged))).toBe(words))

  it.each([
    [7, 7, null],
    [100, 130, m.explorer.thanExpected({ difference: '30', direction: 'more' })],
    [7, 5, m.explorer.thanExpected({ difference: '2', direction: 'less' })],
    [0, 3, m.explorer.thanExpected({ difference: '3', direction: 'more' })],
    [null, 5, null],
    [7, null, null]
  ])('expected %s, charged %s', (expected, charged, words) => {
    expect(surpriseWords(priced(expected, charged))).toBe(words)
  })

  it('is expected for a free failed call but not for a failed call above its price', () => {
    expect(surpriseWords({ ...priced(100, 0), fault })).toBeNull()
    expect(surpriseWords({ ...priced(100, 120), fault })).toBe(
      m.explorer.thanExpected({ difference: '20', direction: 'more' })
    )
  })

  it('does not treat an unknown price as 0', () => {
    expect(expectedWords(priced(null, 5))).toBe(m.explorer.priceUnknown())
    expect(expectedWords(priced(1_000, 5))).toBe(m.explorer.expected({ expected: '1,000' }))
  })
})
