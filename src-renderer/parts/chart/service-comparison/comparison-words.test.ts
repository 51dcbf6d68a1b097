import type { ServiceComparison, Difference } from '@contract'
import { describe, expect, it } from 'vitest'
import { fakeComparison } from './comparison.fixture'
import {
  explanationWords,
  comparisonKind,
  serviceText,
  signed,
  signedPercent,
  comparisonSummaryWords
} from './comparison-words'
import { m } from '../../../../src-shared/messages/m'

const off = (
  local: number,
  service: number,
  percent: number | null = ((service - local) / local) * 100
): Difference => ({
  at: 0,
  local,
  service,
  difference: service - local,
  percent
})

const comparison = (...largest: Difference[]): ServiceComparison => ({
  ...fakeComparison,
  rows: largest.map((one, at) => ({ id: String(at), name: String(at), bars: 2, last: one, largest: one }))
})

describe("the difference from the service's value", () => {
  it('shows a difference with its sign, and with more decimals the smaller it is', () => {
    expect([signed(off(100, 112.3)), signed(off(100, 99.5))]).toEqual(['+12.30', '−0.5000'])
    expect([signedPercent(off(100, 112.3)), signedPercent(off(100, 99.998))]).toEqual([
      '+12.30 %',
      '−0.002 %'
    ])
  })

  it('shows a difference of 0 for a rounding error', () => {
    expect([signed(off(80_000, 80_000.00001)), signedPercent(off(80_000, 80_000.00001))]).toEqual([
      '0',
      '0 %'
    ])
  })

  it('formats two values alike if they differ only by a rounding error', () => {
    // The two values differ only by a rounding error, but one would be rounded up and the other down.
    const [ours, service] = [75_364.685, 75_364.685 - 1e-9]
    expect(serviceText(ours, null)).not.toBe(serviceText(service, null))
    expect(serviceText(service, ours)).toBe(serviceText(ours, null))
    expect(serviceText(75_364.675, ours)).toBe('75,364.68')
  })

  it('shows no percentage for values near zero, because it would be meaningless', () => {
    expect(signedPercent(off(0.5, 2.13))).toBe('')
  })

  it('shows no percentage for correlation coefficients', () => {
    expect(signedPercent(off(0.8, 0.7, null))).toBe('')
    expect(comparisonSummaryWords(comparison(off(0.8, 0.7, null)), 0)).toBe(
      m.comparison.summary.difference({ difference: '0.1000' })
    )
  })
})

describe('the summary of a comparison', () => {
  it('summarizes a comparison by the largest difference of any line', () => {
    expect(comparisonSummaryWords(comparison(off(100, 101), off(100, 92)), 0)).toBe(
      m.comparison.summary.percent({ percent: '8.00 %' })
    )
    expect(comparisonSummaryWords(comparison(off(100, 100)), 0)).toBe(m.comparison.summary.same())
    expect(comparisonSummaryWords(comparison(), 0)).toBe(m.comparison.summary.serviceOnly())
    expect(comparisonSummaryWords({ ...comparison(), reported: null }, 0)).toBe('')
  })

  it('counts the values that differ if a percentage would be misleading', () => {
    expect(comparisonSummaryWords(comparison(off(-48, 108), off(100, 101), off(70, 70)), 0)).toBe(
      m.comparison.summary.count({ count: 2, all: 3 })
    )
  })

  it("compares the calculated verdict with the service's", () => {
    const withVerdicts = (ours: string, reported: string, now = 0): string => {
      const made = comparison(off(-48, 108))
      return comparisonSummaryWords(
        {
          ...made,
          calculated: { figures: [], verdict: ours },
          reported: made.reported && { ...made.reported, at: 0, verdict: reported }
        },
        now
      )
    }
    expect(withVerdicts('strong buy', 'STRONG_BUY')).toBe(
      m.comparison.summary.sameVerdict({ verdict: 'strong buy' })
    )
    expect(withVerdicts('buy', 'sell')).toBe(m.comparison.summary.verdicts({ ours: 'buy', theirs: 'sell' }))
    expect(withVerdicts('buy', 'buy', 43_200_000)).toBe('both buy, 12 h ago')
  })
})

it('shows the difference before and after applying the convention that explains it', () => {
  expect(
    explanationWords({
      convention: { code: 'days', days: 30, usual: 90 },
      fromPercent: 26.18,
      toPercent: 1e-9
    })
  ).toBe(
    m.comparison.explanation({
      convention: m.comparison.convention.days({ days: 30, usual: 90 }),
      fromPercent: '26',
      to: '0 %'
    })
  )
})

it('finds the kind of comparison that covers an indicator', () => {
  expect([
    comparisonKind('ema-ribbon'),
    comparisonKind('atr'),
    comparisonKind('rsi'),
    comparisonKind('obv')
  ]).toEqual(['ribbon', 'atr', 'technical', null])
})
