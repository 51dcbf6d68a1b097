import type { ServiceComparison } from '@contract'
import type { ClosedPeriod } from '../../../../src-shared/closed-period'
import { at } from '../../../../src-shared/indicators/columns'
import { pivotsAfter } from '../../../../src-shared/pivots'
import type { PaintedLevel } from '../../../charts/drawings/paint-levels'
import { colorOf, type Palette, type Tint } from '../../../charts/scene/palette'
import { formatPrice } from '../../../../src-shared/format/price'
import { formatMarketDay } from '../../../../src-shared/format/date'
import { m } from '../../../../src-shared/messages/m'
import { day } from '../../../../src-shared/time'

export type NamedLevel = Pick<PaintedLevel, 'name' | 'price' | 'side' | 'dash'> & { readonly tint: Tint }

/** The lines nearest to the pivot come first. Empty if candles are missing. */
export function pivotLevelLines(period: ClosedPeriod | null): readonly NamedLevel[] {
  if (!period || period.missing > 0) return []
  const { classic } = pivotsAfter(period, period.close)
  return Object.entries(classic).map(([name, price]) => ({
    name: `${name === 'pivot' ? 'P' : name.toUpperCase()} ${formatPrice(price)}`,
    price,
    side: 'left',
    dash: [],
    tint: tintOf(name)
  }))
}

/** The names of levels include the day if it isn't that of the latest candle. */
export function serviceLevels(
  comparisons: readonly ServiceComparison[],
  newest: number
): readonly NamedLevel[] {
  return comparisons
    .filter(({ kind }) => kind === 'levels')
    .flatMap(({ lines, reported: answer }) => {
      const answeredAt = answer?.at ?? newest
      const isToday = Math.floor(answeredAt / day) === Math.floor(newest / day)
      return lines.map(({ id, name, value }) => ({
        name: isToday
          ? m.drawings.level.service({ name })
          : m.drawings.level.serviceDay({ name, day: formatMarketDay(answeredAt) }),
        price: at(value, 0),
        side: 'right' as const,
        dash: [5, 4],
        tint: tintOf(id.split(' ').at(-1) ?? '')
      }))
    })
}

export function painted(levels: readonly NamedLevel[], palette: Palette): readonly PaintedLevel[] {
  return levels.map(({ tint, ...level }) => ({ ...level, color: colorOf(tint, palette) }))
}

export function missingLevelWords({ length, from, missing }: ClosedPeriod): string | null {
  if (missing <= 0) return null
  return m.drawings.pivotsMissing({ period: length, day: formatMarketDay(from) })
}

function tintOf(name: string): Tint {
  return name.startsWith('r') ? 'down' : name.startsWith('s') ? 'up' : 'quiet'
}
