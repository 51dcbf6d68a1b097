import { m } from '../messages/m'
import { perLanguage } from './per-language'

export type Direction = 'up' | 'down' | 'flat'

/** Which way a change goes once rounded as it is shown: 0.004 % is flat, since it reads 0.00. */
export function direction(percent: number | null): Direction {
  if (percent === null || !Number.isFinite(percent)) return 'flat'
  const shown = Math.round(percent * 100)
  return shown > 0 ? 'up' : shown < 0 ? 'down' : 'flat'
}

const plain = perLanguage(
  locale => new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
)
const large = perLanguage(locale => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }))

/** A distance in points, with a sign: `+12.00 points`. Unknown: an en dash. */
export function formatPoints(points: number | null): string {
  if (points === null || !Number.isFinite(points)) return m.formats.unknown()
  return m.formats.points({ value: signed(points) })
}

/** Percent points with a sign and a true minus: `+1.20 %`, `−0.65 %`, `0.00 %`. Unknown: an en dash. */
export function formatPercent(percent: number | null): string {
  if (percent === null || !Number.isFinite(percent)) return m.formats.unknown()
  return m.formats.percent({ value: signed(percent) })
}

function signed(value: number): string {
  const sign = { up: '+', down: '−', flat: '' }[direction(value)]
  const size = Math.abs(value)
  return `${sign}${(size >= 1000 ? large : plain)().format(size)}`
}
