import { m } from '../messages/m'
import { formatCompact } from './compact'
import { formatTwoFigures } from './figure'
import { perLanguage } from './per-language'

export type ChangeDirection = 'up' | 'down' | 'flat'

/** The change is rounded first: 0.004% is flat, because it's shown as 0.00. */
export function direction(percent: number | null): ChangeDirection {
  if (percent === null || !Number.isFinite(percent)) return 'flat'
  const shown = Math.round(percent * 100)
  return shown > 0 ? 'up' : shown < 0 ? 'down' : 'flat'
}

const plain = perLanguage(
  locale => new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
)
const tenths = perLanguage(
  locale => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
)
const letters = perLanguage(locale => new Intl.NumberFormat(locale, { notation: 'compact' }))
const large = perLanguage(locale => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }))

export function formatPoints(points: number | null): string {
  if (points === null || !Number.isFinite(points)) return m.formats.unknown()
  return m.formats.points({ value: signed(points) })
}

/** Returns an en dash if the change is unknown. */
export function formatPercent(percent: number | null): string {
  if (percent === null || !Number.isFinite(percent)) return m.formats.unknown()
  return m.formats.percent({ value: signed(percent) })
}

/** Uses enough digits to show that the difference isn't 0: `+0.0042 points`. */
export const formatPointsApart = (points: number): string => m.formats.points({ value: signedApart(points) })

export const formatPercentApart = (percent: number): string =>
  m.formats.percent({ value: signedApart(percent) })

/** Uses at most eight characters. */
export function formatShortPercent(percent: number | null): string {
  const size = Math.abs(percent ?? NaN)
  if (percent === null || !(size >= 99.995 && size < Infinity)) return formatPercent(percent)
  const written = size < 999.95 ? tenths : size < 9999.5 ? large : letters
  return m.formats.percent({ value: sign(percent) + written().format(size) })
}

function signedApart(value: number): string {
  if (direction(value) !== 'flat' || value === 0) return signed(value)
  return `${value > 0 ? '+' : '−'}${formatTwoFigures(Math.abs(value))}`
}

const sign = (value: number): string => ({ up: '+', down: '−', flat: '' })[direction(value)]

function signed(value: number): string {
  const size = Math.abs(value)
  // Changes are this large if a coin was worth almost nothing before.
  if (size >= 1e6) return sign(value) + formatCompact(size)
  return sign(value) + (size >= 1000 ? large : plain)().format(size)
}
