import type { PriceTag } from '@contract'
import { describe, expect, it } from 'vitest'
import {
  creditsInWords,
  mustAsk,
  priceKind,
  priceOfAll,
  priceSentence,
  priceText,
  spokenPrice
} from './price'
import { formatCredits } from '../../src-shared/format/credits'
import { m } from '../../src-shared/messages/m'
import { hour } from '../../src-shared/time'
import { dayCost } from './auto-refresh-cost'

const known = (credits: number): PriceTag => ({ state: 'known', credits, learned: null, reserve: credits })
const learned = (credits: number): PriceTag => ({
  state: 'learned',
  credits,
  learned: { last: credits, median: credits, dearest: credits, calls: 3 },
  reserve: credits
})
const atMost = (credits: number): PriceTag => ({
  state: 'at-most',
  credits,
  reserve: credits,
  learned: { last: 5, median: 5, dearest: 5, calls: 1 }
})
const unknown: PriceTag = { state: 'unknown', credits: null, learned: null, reserve: 100 }

describe('priceKind', () => {
  it('distinguishes free, known, learned and unknown prices', () => {
    expect([known(0), learned(0), known(10), learned(7), unknown].map(priceKind)).toEqual([
      'free',
      'free',
      'known',
      'learned',
      'unknown'
    ])
  })

  it('treats a price without credits as unknown, never as free', () => {
    expect(priceKind({ ...known(0), credits: null })).toBe('unknown')
  })
})

describe('an upper bound', () => {
  it('shows an upper bound with a sign and describes it as a maximum', () => {
    const credits = formatCredits(6)
    expect(priceKind(atMost(6))).toBe('at-most')
    expect(priceText(atMost(6))).toBe('≤6')
    expect(spokenPrice(atMost(6))).toBe(m.spend.short.atMost({ credits }))
    expect(creditsInWords(atMost(6))).toBe(m.spend.short.atMost({ credits }))
    expect(priceSentence(atMost(6))).toBe(m.spend.source.atMost({ credits }))
  })

  it('requires confirmation of an upper bound above the limit', () => {
    expect([mustAsk(atMost(51), 50), mustAsk(atMost(50), 50)]).toEqual([true, false])
  })

  it('a sum with an upper bound among its prices is itself an upper bound', () => {
    expect(priceOfAll([known(100), atMost(6), learned(7)])).toMatchObject({
      state: 'at-most',
      credits: 113,
      reserve: 113
    })
    expect(priceOfAll([atMost(6), unknown])).toMatchObject({ state: 'unknown', reserve: 106 })
    expect(priceOfAll([known(1), known(2)]).state).toBe('known')
    expect(priceOfAll([known(1), learned(2)]).state).toBe('learned')
  })
})

describe('an unknown price', () => {
  it('mentions the highest charge of similar calls for an unknown price', () => {
    const [reserved, dearest] = [formatCredits(100), formatCredits(5)]
    expect(priceSentence(unknown)).toBe(m.spend.source.unknown({ reserve: reserved }))
    const similar = { ...unknown, learned: atMost(6).learned }
    expect(priceSentence(similar)).toBe(m.spend.source.unknownSimilar({ dearest, reserve: reserved }))
  })
})

describe('mustAsk', () => {
  it('requires confirmation above the limit but not at it', () => {
    expect(mustAsk(known(50), 50)).toBe(false)
    expect(mustAsk(known(51), 50)).toBe(true)
    expect(mustAsk(learned(51), 50)).toBe(true)
  })

  it('requires confirmation of an unknown price at any limit', () => {
    expect(mustAsk(unknown, 1_000_000)).toBe(true)
  })

  it('never requires confirmation of a free call', () => {
    expect(mustAsk(known(0), 0)).toBe(false)
  })
})

it('shows whether the daily cost is exact, an estimate or a maximum', () => {
  const price = { ...atMost(3), state: 'known' } as const
  expect(dayCost(price, hour)).toBe(m.answers.perDay({ amount: '72 credits' }))
  expect(dayCost({ ...price, state: 'learned' }, hour)).toBe(m.answers.perDayAbout({ amount: '72 credits' }))
  expect(dayCost(atMost(3), hour)).toBe(m.answers.perDayAtMost({ amount: '72 credits' }))
})
