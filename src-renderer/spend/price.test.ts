import type { PriceTag } from '@contract'
import { describe, expect, it } from 'vitest'
import { mustAsk, priceKind } from './price'

const known = (credits: number): PriceTag => ({ state: 'known', credits, learned: null, reserve: credits })
const learned = (credits: number): PriceTag => ({
  state: 'learned',
  credits,
  learned: { last: credits, median: credits, dearest: credits, calls: 3 },
  reserve: credits
})
const unknown: PriceTag = { state: 'unknown', credits: null, learned: null, reserve: 100 }

describe('priceKind', () => {
  it('tells free, known, learned and unknown apart', () => {
    expect([known(0), learned(0), known(10), learned(7), unknown].map(priceKind)).toEqual([
      'free',
      'free',
      'known',
      'learned',
      'unknown'
    ])
  })

  it('takes a price without credits as unknown, never as free', () => {
    expect(priceKind({ ...known(0), credits: null })).toBe('unknown')
  })
})

describe('mustAsk', () => {
  it('asks above the limit and not at it', () => {
    expect(mustAsk(known(50), 50)).toBe(false)
    expect(mustAsk(known(51), 50)).toBe(true)
    expect(mustAsk(learned(51), 50)).toBe(true)
  })

  it('always asks for an unknown price, however high the limit', () => {
    expect(mustAsk(unknown, 1_000_000)).toBe(true)
  })

  it('never asks for a free call, not even with a limit of 0', () => {
    expect(mustAsk(known(0), 0)).toBe(false)
  })
})
