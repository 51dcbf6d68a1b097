import { describe, expect, it } from 'vitest'
import { chargeWords, expectedWords, surpriseWords } from './charge'
import { fakeAnswer } from '../explorer.fixture'

const priced = (expected: number | null, charged: number | null) => fakeAnswer(null, { expected, charged })
const fault = {
  ...{ code: 'refused' as const, cause: null },
  ...{ operation: null, said: null, retryAt: null }
}

describe('what a call came to', () => {
  it.each([
    [7, 'Charged 7 credits'],
    [1, 'Charged 1 credit'],
    [0, 'Free'],
    [null, 'Charge unknown']
  ])('%s', (charged, words) => expect(chargeWords(priced(7, charged))).toBe(words))

  it.each([
    [7, 7, null],
    [100, 130, '30 more than expected'],
    [7, 5, '2 less than expected'],
    [0, 3, '3 more than expected'],
    [null, 5, null],
    [7, null, null]
  ])('expected %s, charged %s', (expected, charged, words) => {
    expect(surpriseWords(priced(expected, charged))).toBe(words)
  })

  it('a failed call that was free is as it should be; one that was charged beyond its price is not', () => {
    expect(surpriseWords({ ...priced(100, 0), fault })).toBeNull()
    expect(surpriseWords({ ...priced(100, 120), fault })).toBe('20 more than expected')
  })

  it('an unknown price was no price of 0', () => {
    expect(expectedWords(priced(null, 5))).toBe('price was unknown')
    expect(expectedWords(priced(1_000, 5))).toBe('1,000 expected')
  })
})
