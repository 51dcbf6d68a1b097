import type { WordedFault, FaultCode } from '@contract'
import { describe, expect, it } from 'vitest'
import { Refusal } from '../../../bridge/fake-bridge.fixture'
import { Candles } from '../../../charts/series/candles'
import { changeOf, chartSummary, columnLength, findingsWords, readingWords, sourceWords } from './chart-words'
import { reading } from './crosshair-reading.fixture'
import { barLength, rangeButtons, rangeObstacle } from '../setup/intervals'
import { day } from '../../../../src-shared/time'
import { m } from '../../../../src-shared/messages/m'

describe('a bar', () => {
  it('shows its change since the previous close, not since its open', () => {
    expect(changeOf({ ...reading, open: 105, previousClose: 88 })).toBeCloseTo(25, 12)
  })

  it('announces a bar with open, high, low, close and change', () => {
    expect(readingWords(reading, '17 Feb')).toBe(
      '17 Feb: open 100.00, high 112.00, low 99.00, close 110.00, +10.00 %'
    )
    expect(readingWords({ ...reading, previousClose: NaN, isProvisional: true }, 'now')).toBe(
      'now: open 100.00, high 112.00, low 99.00, close 110.00, provisional'
    )
  })
})

it.each([
  [1, '1m', '1m'],
  [15, '1m', '15m'],
  [120, '1m', '2h'],
  [24, '1h', '1d'],
  [7, '1d', '1w'],
  [3, '1d', '3d']
] as const)('calls the length of %d candles of %s “%s”', (bars, interval, words) => {
  expect(columnLength(bars, barLength(interval).ms)).toBe(words)
})

describe('the source of the candles', () => {
  const now = 100 * day
  const none = { origin: 'live', fetchedAt: null, provisionalFrom: 0 } as const
  const repaired = { unreadable: 3, unordered: 0, repeated: 0, ahead: 0 }
  const fault = (code: FaultCode): WordedFault => new Refusal({ code }).fault
  it.each([
    [{ origin: 'live', fetchedAt: now - 5000 }, 'live', 'Live, loaded now'],
    [{ origin: 'cached', fetchedAt: now - 7_200_000 }, 'live', 'Cached, 2 h old'],
    [{ origin: 'live', fetchedAt: now - 7_200_000 }, 'offline', 'Offline, 2 h old'],
    [{ origin: 'live', fetchedAt: now - 60_000 }, 'stopped', 'Stopped, 1 min old'],
    [{ origin: 'live', fetchedAt: now - 60_000 }, 'paused', 'Paused, 1 min old'],
    [{ origin: 'live', fetchedAt: now - 60_000 }, 'failing', 'Live, 1 min old'],
    [{ origin: 'simulated', fetchedAt: now }, 'live', 'Simulated, loaded now'],
    [{ origin: 'live', fetchedAt: null }, 'live', 'Not loaded, showing recorded quotes'],
    [{ ...none, loading: true }, 'live', 'Loading candles, showing recorded quotes'],
    [{ ...none, fault: fault('unreadable') }, 'live', 'Loaded but unreadable, showing recorded quotes'],
    [{ ...none, fetchedAt: now, repaired }, 'live', 'Loaded but unreadable, showing recorded quotes'],
    [{ ...none, fetchedAt: now }, 'live', 'Not available from the service, showing recorded quotes'],
    [{ ...none, fault: fault('refused') }, 'live', 'Refused by the service, showing recorded quotes'],
    [{ ...none, fault: fault('offline') }, 'live', 'Not loaded, showing recorded quotes']
  ] as const)('describes the source of the candles %o while the status is %s', (series, health, words) => {
    expect(sourceWords({ fault: null, provisionalFrom: 5, loading: false, ...series }, now, health)).toBe(
      words
    )
  })
})

it('lists the problems found in the candles', () => {
  const none = { unreadable: 0, unordered: 0, repeated: 0, ahead: 0, inverted: 0 }
  expect(findingsWords(none)).toBeNull()
  expect(findingsWords({ ...none, repeated: 1, ahead: 3, inverted: 2 })?.split(/(?<=\.) /)).toEqual([
    m.chart.findings.ahead({ count: 3 }),
    m.chart.findings.repeated({ count: 1 }),
    m.chart.findings.inverted({ count: 2 })
  ])
})

describe('a range button', () => {
  const enabled = (interval: '1m' | '1h' | '1d', loadedDays: number): string[] =>
    rangeButtons
      .filter(button => rangeObstacle(button, barLength(interval), loadedDays * day) === null)
      .map(({ label }) => label)

  it("enables a range button if the loaded candles and the service's history cover its range", () => {
    expect(enabled('1m', 15)).toEqual(['1D', '1W', '1M', m.common.all()])
    expect(enabled('1h', 365)).toEqual(['1D', '1W', '1M', '3M', '1Y', m.common.all()])
    expect(enabled('1d', 1500)).toEqual(['1M', '3M', '1Y', m.common.all()])
    expect(enabled('1m', 0.2)).toEqual(['1D', m.common.all()])
  })

  it('explains why a range button is disabled', () => {
    const [dayButton, , , , year] = rangeButtons
    expect(rangeObstacle(dayButton!, barLength('1d'), 400 * day)).toBe(
      m.chart.ranges.tooShort({ interval: '1d' })
    )
    expect(rangeObstacle(year!, barLength('1m'), 15 * day)).toBe(
      m.chart.ranges.reach({ interval: '1m', duration: '15 days' })
    )
  })
})

describe('chartSummary', () => {
  const of = (...values: readonly number[]): Float64Array => Float64Array.from(values)
  const candles = new Candles(
    {
      time: of(0, day, 2 * day),
      open: of(10, 11, 12),
      close: of(10, 14, 12),
      volume: of(1, 1, 1),
      high: of(12, 15, 13),
      low: of(9, 11, 8)
    },
    day
  )

  it('contains the trend, range, extremes and indicators', () => {
    const words = chartSummary(candles, { first: 0, last: 2 }, ['EMA 20 11.50', 'RSI 14 61.20'])
    expect(words).toMatch(/^Up \+20\.00 % over 3 candles, from .*1 Jan 1970 to .*3 Jan 1970\./)
    expect(words).toMatch(/Highest 15\S* at .*2 Jan 1970, lowest 8\S* at .*3 Jan 1970\./)
    expect(words).toMatch(/Indicators: EMA 20 11\.50, RSI 14 61\.20\.$/)
  })

  it('describes only the bars in view', () => {
    const words = chartSummary(candles, { first: 1, last: 2 }, [])
    expect(words).toMatch(/^Down −14\.29 % over 2 candles, from .*2 Jan 1970 to .*3 Jan 1970\./)
  })

  it('returns an empty summary without candles', () => {
    expect(
      chartSummary(
        new Candles({ time: of(), open: of(), high: of(), low: of(), close: of(), volume: of() }, day),
        { first: 0, last: -1 },
        []
      )
    ).toBe('')
  })
})
