import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { comparison, type Comparison } from '../../src-shared/conditions/field'
import { isMet, noSignal, signalAfter, type SignalMemory } from './signal'

const comparisons = Object.keys(comparison().options) as Comparison[]

const fold = (values: readonly number[], is: Comparison, hysteresis = 0, from = noSignal): SignalMemory[] => {
  const memories: SignalMemory[] = []
  let memory = from
  for (const [index, value] of values.entries()) {
    memory = signalAfter(memory, is, { at: index + 1, value, against: 100, standsForMs: 1 }, hysteresis)
    memories.push(memory)
  }
  return memories
}
const events = (values: readonly number[], is: Comparison, hysteresis = 0): number[] => [
  ...new Set(fold(values, is, hysteresis).flatMap(({ event }) => (event ? [event.at] : [])))
]

describe('above and below', () => {
  test('“above” and “below” are true beyond the threshold, but not exactly at it', () => {
    expect(fold([99, 100, 101, 100, 99], 'above').map(memory => memory.inside)).toEqual([
      false,
      false,
      true,
      true,
      false
    ])
    expect(fold([101, 100, 99], 'below').map(memory => memory.inside)).toEqual([false, false, true])
  })

  test('“above” and “below” stay true until the value returns by more than the hysteresis', () => {
    expect(events([101, 99.5, 101, 98.9, 101], 'above', 1)).toEqual([1, 5])
    expect(events([99, 100.5, 99, 101.1, 99], 'below', 1)).toEqual([1, 5])
  })
})

describe('the closest reading', () => {
  const closest = (values: readonly number[], is: Comparison): (number | undefined)[] =>
    fold(values, is).map(memory => memory.closest?.value)

  test('the closest reading is the one nearest to the threshold since the condition was last met', () => {
    expect(closest([95, 99, 97, 101, 98, 96], 'above')).toEqual([95, 99, 99, undefined, 98, 98])
    expect(closest([95, 99, 97, 101, 103, 102], 'crosses')).toEqual([95, 99, 99, undefined, 103, 102])
  })
})

describe('a crossing', () => {
  test('a crossing needs a first value to know the starting side', () => {
    expect(events([101, 102], 'crosses')).toEqual([])
    expect(events([101, 99, 101], 'crosses')).toEqual([2, 3])
    expect(events([101, 99, 101], 'crosses up')).toEqual([3])
    expect(events([101, 99, 101], 'crosses down')).toEqual([2])
  })

  test('a value crosses the line by reaching the other side, but not by only touching the line', () => {
    expect(events([99, 100, 99], 'crosses')).toEqual([])
    expect(events([99, 100, 101], 'crosses')).toEqual([3])
  })

  test('a crossing counts once while the value moves within the hysteresis', () => {
    expect(events([99, 100.1, 99.9, 100.2, 99.8, 100.3], 'crosses', 1)).toEqual([2])
    expect(events([98, 100.1, 99.9, 98.5], 'crosses', 1)).toEqual([2, 4])
    expect(events([98, 102, 98, 102], 'crosses', 1)).toEqual([2, 3, 4])
  })

  test('a crossing stays true until the next bar closes', () => {
    const memory = fold([99, 101], 'crosses')[1] ?? noSignal
    expect([1, 2, 3].map(at => isMet(memory, 'crosses', at))).toEqual([false, true, false])
  })
})

test('returns null for any comparison without a value', () => {
  for (const is of comparisons) expect(isMet(noSignal, is, 5)).toBeNull()
})

const walk = fc.array(fc.integer({ min: 80, max: 120 }), { minLength: 1, maxLength: 60 })

test('up and down crossings alternate, and a larger hysteresis never adds crossings', () => {
  fc.assert(
    fc.property(walk, fc.integer({ min: 0, max: 20 }), (values, hysteresis) => {
      const [up, down] = [
        events(values, 'crosses up', hysteresis),
        events(values, 'crosses down', hysteresis)
      ]
      expect(events(values, 'crosses', hysteresis)).toEqual([...up, ...down].sort((a, b) => a - b))
      expect(Math.abs(up.length - down.length)).toBeLessThanOrEqual(1)
      expect(up.length).toBeLessThanOrEqual(events(values, 'crosses up').length)
    })
  )
})

test('gives the same result regardless of when the app restarts', () => {
  fc.assert(
    fc.property(
      walk,
      fc.constantFrom(...comparisons),
      fc.nat(60),
      fc.nat(10),
      (values, is, cut, hysteresis) => {
        const whole = fold(values, is, hysteresis).at(-1)
        let memory = fold(values.slice(0, cut), is, hysteresis).at(-1) ?? noSignal
        memory = JSON.parse(JSON.stringify(memory)) as SignalMemory
        for (const [index, value] of values.slice(cut).entries()) {
          const at = Math.min(cut, values.length) + index + 1
          memory = signalAfter(memory, is, { at, value, against: 100, standsForMs: 1 }, hysteresis)
        }
        expect(memory).toEqual(whole)
      }
    )
  )
})
