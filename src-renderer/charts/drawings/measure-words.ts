import { formatPercent } from '../../../src-shared/format/percent'
import { decimalsOf, formatPrice } from '../../../src-shared/format/price'
import type { Anchor } from '../../../src-shared/drawings/geometry'
import type { MeasuredDistance } from './measure'
import { m } from '../../../src-shared/messages/m'

const units = [
  [86_400_000, m.formats.days],
  [3_600_000, m.formats.hours],
  [60_000, m.formats.minutes]
] as const

export function measureWords(
  from: Anchor,
  { bars, ms, change, percent }: MeasuredDistance
): readonly [string, string] {
  const sign = change > 0 ? '+' : ''
  const digits = decimalsOf(from.price)
  const count = m.drawings.measured({ count: minus(bars), bars: Math.abs(bars) })
  return [`${sign}${formatPrice(change, digits)} (${formatPercent(percent)})`, `${count}, ${span(ms)}`]
}

function span(ms: number): string {
  let rest = Math.round(Math.abs(ms) / 60_000) * 60_000
  const parts: string[] = []
  for (const [size, words] of units) {
    const count = Math.floor(rest / size)
    rest -= count * size
    if (count > 0) parts.push(words({ count }))
  }
  if (parts.length === 0) return m.formats.minutes({ count: 0 })
  const text = parts.slice(0, 2).join(' ')
  return ms < 0 ? `−${text}` : text
}

const minus = (count: number): string => String(count).replace('-', '−')
