import type { ComparisonKind, Convention } from '../../../src-shared/contract/service-comparison'
import type { Interval } from '../../../src-shared/contract/values'
import type { Bar } from '../bar'
import type { ComparedLine } from './difference'
import { indicatorLines, lineOf } from './local-lines'
import { averageRanges, supertrendOver, type RangeSmoothing } from './true-ranges'

export type SeriesKind = Extract<ComparisonKind, 'bollinger' | 'ichimoku' | 'atr' | 'supertrend' | 'ribbon'>
type Lines = Readonly<Record<string, ComparedLine>>

/** The service has no parameters for these indicators. It uses the same values as our defaults. */
const [bandBars, atrBars, stopBars, stopFactor] = [20, 14, 10, 3]

/**
 * Our indicator lines, with the IDs of the service's lines. For a ribbon, `ids` lists the averages to
 * calculate.
 */
export function localSeries(
  kind: SeriesKind,
  bars: readonly Bar[],
  interval: Interval,
  ids: readonly string[]
): Lines {
  if (kind === 'ribbon') return ribbon(bars, interval, ids)
  const lines = indicatorLines(kind, bars, interval)
  // Our Supertrend has one line per direction. The service's has a single line.
  return kind === 'supertrend' ? { value: joined(lines['up'], lines['down']) } : lines
}

export function otherSeries(kind: SeriesKind): readonly {
  readonly convention: Convention
  readonly compute: (bars: readonly Bar[], interval: Interval) => Lines
}[] {
  switch (kind) {
    case 'bollinger':
      return [
        {
          convention: { code: 'sample-deviation' },
          compute: (bars, interval) => widened(bars, interval, Math.sqrt(bandBars / (bandBars - 1)))
        }
      ]
    case 'atr':
      return smoothings.map(({ convention, smoothing }) => ({
        convention,
        compute: (bars, interval) => {
          const ranges = averageRanges(bars, atrBars, smoothing)
          return { value: lineOf(bars, interval, index => ranges[index] ?? NaN) }
        }
      }))
    case 'supertrend':
      return smoothings.map(({ convention, smoothing }) => ({
        convention,
        compute: (bars, interval) => {
          const stops = supertrendOver(bars, averageRanges(bars, stopBars, smoothing), stopFactor)
          return { value: lineOf(bars, interval, index => stops[index] ?? NaN) }
        }
      }))
    case 'ichimoku':
      return [25, 0].map(shift => ({
        convention: shift === 0 ? { code: 'unshifted' } : { code: 'shift', bars: shift, usual: 26 },
        compute: (bars, interval) => indicatorLines('ichimoku', bars, interval, { shift })
      }))
    case 'ribbon':
      return [
        {
          convention: { code: 'seeded-averages' },
          compute: (bars, interval) => seeded(bars, interval)
        }
      ]
  }
}

const smoothings: readonly { readonly convention: Convention; readonly smoothing: RangeSmoothing }[] = [
  { convention: { code: 'plain-ranges' }, smoothing: 'simple' },
  { convention: { code: 'exponential-ranges' }, smoothing: 'exponential' }
]

function joined(a: ComparedLine | undefined, b: ComparedLine | undefined): ComparedLine {
  return new Map([...(a ?? []), ...(b ?? [])].toSorted(([one], [other]) => one - other))
}

function widened(bars: readonly Bar[], interval: Interval, by: number): Lines {
  const { upper, middle, lower } = indicatorLines('bollinger', bars, interval)
  const wider = (line: ComparedLine | undefined): ComparedLine =>
    new Map(
      [...(line ?? [])].map(([time, value]) => {
        const center = middle?.get(time) ?? NaN
        return [time, center + (value - center) * by]
      })
    )
  return { upper: wider(upper), middle: middle ?? new Map(), lower: wider(lower) }
}

function ribbon(bars: readonly Bar[], interval: Interval, ids: readonly string[]): Lines {
  return Object.fromEntries(
    ids.flatMap(id => {
      const [, average, period] = /^([a-z]+)(\d+)$/.exec(id) ?? []
      const line = average && indicatorLines(average, bars, interval, { period: Number(period) })['value']
      return line ? [[id, line]] : []
    })
  )
}

/** A ribbon of exponential averages, each seeded by a simple one. */
function seeded(bars: readonly Bar[], interval: Interval): Lines {
  const periods = [10, 20, 50, 100, 200]
  const simple = ribbon(
    bars,
    interval,
    periods.map(period => `sma${period}`)
  )
  const exponential = periods.map((period): [string, ComparedLine] => {
    let average = 0
    return [
      `ema${period}`,
      lineOf(bars, interval, index => {
        const close = bars[index]?.close ?? NaN
        if (index < period) average += close / period
        else average += ((close - average) * 2) / (period + 1)
        return index + 1 < period ? NaN : average
      })
    ]
  })
  return { ...simple, ...Object.fromEntries(exponential) }
}
