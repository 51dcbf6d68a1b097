import { expect, it } from 'vitest'
import { clustered, correlationOf, type Close } from './correlation'

const closes = (...values: readonly number[]): Close[] => values.map((close, time) => ({ time, close }))
const moves = [1, 2, 1.5, 3, 2.5, 4, 3, 5, 4, 6, 5.5, 7]

it('returns 1 for equal moves and -1 for opposite moves at any price level', () => {
  const scaled = closes(...moves.map(value => value * 100))
  const opposite = closes(...moves.map(value => 1 / value))
  expect(correlationOf(closes(...moves), scaled, 90).coefficient).toBeCloseTo(1, 12)
  expect(correlationOf(closes(...moves), opposite, 90)).toMatchObject({ count: 11 })
  expect(correlationOf(closes(...moves), opposite, 90).coefficient).toBeCloseTo(-1, 12)
})

it('matches the textbook coefficient for plain returns', () => {
  // The returns are 0.1, -0.1, 0.2, … and 0.2, 0.1, -0.1, … The expected value was calculated from a table of
  // their deviations.
  const line = (returns: readonly number[]): Close[] =>
    closes(...returns.reduce<number[]>((all, one) => [...all, (all.at(-1) ?? 1) * (1 + one)], [1]))
  const a = [0.1, -0.1, 0.2, 0, 0.1, -0.1, 0.2, 0, 0.1, -0.1]
  const b = [0.2, 0.1, -0.1, 0, 0.2, 0.1, -0.1, 0, 0.2, 0.1]
  // The means are 0.04 and 0.07. The products of the deviations add up to -0.038, their squares to 0.124 and
  // 0.121.
  expect(correlationOf(line(a), line(b), 90, 'plain').coefficient).toBeCloseTo(
    -0.038 / Math.sqrt(0.124 * 0.121),
    9
  )
})

it('uses only the most recent times for which both series have closes', () => {
  const a = closes(...moves)
  expect(correlationOf(a, a.slice(1), 90).count).toBe(10)
  expect(correlationOf(a, a.slice(2), 90).coefficient).toBeNaN()
  expect(correlationOf(a, a, 5)).toEqual({ coefficient: NaN, count: 5 })
})

it('puts correlated coins next to each other', () => {
  const pairs: Record<string, number> = {
    'A C': 0.9,
    'B D': 0.8,
    'A B': 0.1,
    'A D': 0.1,
    'B C': 0.3,
    'C D': 0.1
  }
  const coefficient = (a: string, b: string): number | null => pairs[[a, b].sort().join(' ')] ?? null
  // The first clusters are A with C, and B with D. They are joined at C and B, which are closer to each other
  // than A and D.
  expect(['A C B D', 'D B C A']).toContain(clustered(['A', 'B', 'C', 'D'], coefficient).join(' '))
  expect(clustered([], coefficient)).toEqual([])
  expect(clustered(['A'], coefficient)).toEqual(['A'])
  expect([...clustered(['X', 'Y', 'Z'], () => null)].sort()).toEqual(['X', 'Y', 'Z'])
})
