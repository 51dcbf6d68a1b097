import type { MarketFigures } from '@contract'
import { advancingShare, breadthLines } from './breadth-figures'
import { pointLines, type PointLine } from './point-lines'

export interface BreadthSeries {
  readonly advancing: readonly PointLine[]
  readonly above50: readonly PointLine[]
}

/** The service only reports the share of rising coins, so only that series contains its values. */
export function breadthSeries({
  at,
  breadth,
  breadthDays,
  breadthPoints,
  figures
}: Pick<MarketFigures, 'at' | 'breadth' | 'breadthDays' | 'breadthPoints' | 'figures'>): BreadthSeries {
  const coins = figures.map(({ coin }) => coin).sort()
  const [up, , above] = breadthLines(breadth, null)
  const isNow = (of: readonly string[]): boolean => of.join(' ') === coins.join(' ')
  const earlier = breadthPoints.filter(point => point.origin === 'ours' && !isNow(point.coins))
  const answers = breadthPoints.filter(({ origin }) => origin === 'service')
  const line = (
    name: 'advancing' | 'above50',
    now: number | null | undefined,
    lines: readonly PointLine[]
  ): readonly PointLine[] => {
    const days = breadthDays.flatMap(day => (day[name] === null ? [] : { at: day.at, value: day[name] }))
    const points = [...days, ...(now === null || now === undefined ? [] : [{ at, value: now }])]
    return [
      ...pointLines(earlier, ({ figures }) => figures[name] ?? null).map(
        line => ({ ...line, origin: 'earlier' }) as const
      ),
      ...(points.length > 0 ? [{ origin: 'ours', coins, points } as const] : []),
      ...lines
    ]
  }
  return {
    advancing: line(
      'advancing',
      up?.ours?.percent,
      pointLines(answers, ({ figures }) => advancingShare(figures))
    ),
    above50: line('above50', above?.ours?.percent, [])
  }
}
