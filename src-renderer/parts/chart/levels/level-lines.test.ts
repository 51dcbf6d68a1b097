import type { ServiceComparison } from '@contract'
import { describe, expect, it } from 'vitest'
import { fakeReported } from '../../../bridge/fake-facts.fixture'
import type { ClosedPeriod } from '../../../../src-shared/closed-period'
import { missingLevelWords, pivotLevelLines, serviceLevels } from './level-lines'
import { m } from '../../../../src-shared/messages/m'

const noon = Date.UTC(2026, 1, 18, 12)
const period = (part: Partial<ClosedPeriod> = {}): ClosedPeriod => ({
  length: 'day',
  from: Date.UTC(2026, 1, 17),
  high: 120,
  low: 90,
  close: 105,
  missing: 0,
  ...part
})

describe('calculated levels', () => {
  it('names and colours the levels by side of the pivot', () => {
    const levels = pivotLevelLines(period())
    expect(levels.map(({ name }) => name)).toEqual([
      'P 105.00',
      'R1 120.00',
      'S1 90.00',
      'R2 135.00',
      'S2 75.00',
      'R3 150.00',
      'S3 60.00'
    ])
    expect(levels.map(({ tint }) => tint)).toEqual(['quiet', 'down', 'up', 'down', 'up', 'down', 'up'])
    expect(levels.every(({ dash }) => dash?.length === 0)).toBe(true)
  })

  it('explains that there are no levels while candles of the period are missing', () => {
    expect(pivotLevelLines(null)).toEqual([])
    expect(pivotLevelLines(period({ missing: 1 }))).toEqual([])
    expect(missingLevelWords(period())).toBeNull()
    const day = '17 Feb'
    expect(missingLevelWords(period({ missing: 1 }))).toBe(m.drawings.pivotsMissing({ period: 'day', day }))
    expect(missingLevelWords(period({ length: 'week', missing: 3 }))).toBe(
      m.drawings.pivotsMissing({ period: 'week', day })
    )
  })
})

describe('service levels', () => {
  const level = (id: string, name: string, price: number) => ({
    id,
    name,
    time: Float64Array.of(0),
    value: Float64Array.of(price)
  })
  const reportedAt = (at: number): ServiceComparison => ({
    kind: 'levels',
    coins: ['BTC'],
    operation: 'getSupportResistance',
    price: { state: 'known', credits: 100, learned: null, reserve: 100 },
    reported: { ...fakeReported, at },
    fault: null,
    interval: '1d',
    lines: [level('classic r1', 'Classic R1', 120), level('woodie s2', 'Woodie S2', 74)],
    rows: [],
    explanation: null,
    notes: [],
    calculated: null,
    candles: []
  })

  it("draws every group of the service's levels with dashed lines", () => {
    expect(serviceLevels([reportedAt(noon - 3_600_000)], noon)).toEqual([
      { name: 'Classic R1, service', price: 120, side: 'right', dash: [5, 4], tint: 'down' },
      { name: 'Woodie S2, service', price: 74, side: 'right', dash: [5, 4], tint: 'up' }
    ])
    expect(serviceLevels([{ ...reportedAt(noon), kind: 'bollinger' }], noon)).toEqual([])
  })

  it("shows the day of the service's levels if it differs from the latest candle's day", () => {
    const [first] = serviceLevels([reportedAt(noon - 86_400_000)], noon)
    expect(first?.name).toBe(m.drawings.level.serviceDay({ name: 'Classic R1', day: '17 Feb' }))
  })
})
