import { formatAmount, formatRoundAmount } from './amount'
import { formatPercent } from '../../../src-shared/format/percent'
import { formatPrice, fractionDigits } from '../../../src-shared/format/price'

export type ScaleKind = 'linear' | 'log' | 'percent'

/** The range of a price axis. On a percent axis, values are changes from `base`. */
export interface PriceScale {
  readonly kind: ScaleKind
  readonly base: number
  /** The lowest and highest value, in the unit of the axis: price, logarithm to base 10, or percent. */
  readonly low: number
  readonly high: number
}

export type LabelKind = 'price' | 'amount'

export interface PriceTick {
  /** The tick's position in the unit of the axis: price, logarithm or percent. */
  readonly at: number
  readonly label: string
}

export function toAxis(kind: ScaleKind, base: number, value: number): number {
  if (kind === 'log') return Math.log10(value)
  return kind === 'percent' ? (value / base - 1) * 100 : value
}

export function fromAxis(kind: ScaleKind, base: number, place: number): number {
  if (kind === 'log') return 10 ** place
  return kind === 'percent' ? (place / 100 + 1) * base : place
}

interface Room {
  readonly kind?: ScaleKind
  readonly base?: number
  /** Free space above and below the values, as a share of their range. */
  readonly pad?: number
  /** Minimum free space at the top, for example for a legend, as a share of the axis. Must be less than 1. */
  readonly clear?: number
}

export function scaleAround(
  low: number,
  high: number,
  { kind = 'linear', base = 1, pad = 0.08, clear = 0 }: Room = {}
): PriceScale {
  const [bottom, top] = [toAxis(kind, base, low), toAxis(kind, base, high)]
  if (!(top >= bottom) || !Number.isFinite(top - bottom)) return { kind, base, low: 0, high: 1 }
  const size = Math.max(Math.abs(bottom), Math.abs(top))
  const isFlat = top - bottom <= size * 1e-12
  const room = isFlat ? (size || 1) * (kind === 'log' ? 0.001 : 0.01) : (top - bottom) * pad
  const end = bottom - room
  return { kind, base, low: end, high: Math.max(top + room, end + (top - end) / (1 - clear)) }
}

/**
 * Maximum number of decimals. A coin at 1e-8 whose price hardly moves needs 16, which is the limit of a
 * double.
 */
const mostDigits = 16

const tickSpacingInPx = 44
const steps = [1, 2, 2.5, 5, 10]

export function priceTicks(scale: PriceScale, heightInPx: number, write: LabelKind = 'price'): PriceTick[] {
  const count = Math.max(1, Math.floor(heightInPx / tickSpacingInPx))
  if (scale.kind === 'log') return logTicks(scale, count)
  const step = roundStep((scale.high - scale.low) / count)
  return multiples(scale.low, scale.high, step).map(at => ({
    at,
    label: tickLabel(clean(at, step), digitsOf(step), scale.kind, write)
  }))
}

function tickLabel(place: number, digits: number, kind: ScaleKind, write: LabelKind): string {
  if (write === 'amount') return formatRoundAmount(place)
  return `${formatPrice(place, place === 0 ? 0 : digits)}${kind === 'percent' ? ' %' : ''}`
}

export function scaleLabel(scale: PriceScale, value: number, write: LabelKind = 'price'): string {
  if (write === 'amount') return formatAmount(value)
  if (scale.kind === 'percent') return formatPercent(toAxis(scale.kind, scale.base, value))
  return formatPrice(value, scaleDigits(scale, value))
}

function scaleDigits(scale: PriceScale, value: number): number {
  const span = fromAxis(scale.kind, scale.base, scale.high) - fromAxis(scale.kind, scale.base, scale.low)
  return Math.min(mostDigits, Math.max(fractionDigits(value), digitsOf(Math.abs(span) / 200)))
}

function roundStep(size: number): number {
  const power = 10 ** Math.floor(Math.log10(size))
  const step = steps.find(one => one * power >= size * 0.999) ?? 10
  return step * power
}

function multiples(low: number, high: number, step: number): number[] {
  // A rounding error of a billionth of a step is allowed. Otherwise, 1.4e-8 wouldn't count as a multiple of
  // 1e-9.
  const first = Math.ceil(low / step - 1e-9)
  const count = Math.floor(high / step + 1e-9) - first + 1
  // No ticks are returned if the steps are too small for a double.
  if (!(count >= 1 && count <= 100)) return []
  return Array.from({ length: count }, (_, index) => (first + index) * step)
}

/**
 * Over at least a decade, ticks are at 1, 2 and 5 times each power of ten. Within a decade, they are at equal
 * steps.
 */
function logTicks(scale: PriceScale, count: number): PriceTick[] {
  const [low, high] = [10 ** scale.low, 10 ** scale.high]
  const decades = scale.high - scale.low
  if (decades < 1) {
    const step = roundStep((high - low) / count)
    return multiples(low, high, step).map(value => ({
      at: Math.log10(value),
      label: formatPrice(value, digitsOf(step))
    }))
  }
  const values = Array.from(
    { length: Math.ceil(decades) + 1 },
    (_, index) => 10 ** (Math.floor(scale.low) + index)
  )
    .flatMap(decade => (decades * 3 <= count ? [decade, 2 * decade, 5 * decade] : [decade]))
    .filter(value => value >= low && value <= high)
  return values.map(value => ({ at: Math.log10(value), label: formatPrice(value, digitsOf(value)) }))
}

function clean(value: number, step: number): number {
  return Math.abs(value) < step / 1e6 ? 0 : value
}

function digitsOf(step: number): number {
  if (!(step > 0)) return 2
  const power = Math.floor(Math.log10(step) + 1e-9)
  const isQuarter = Math.abs(step / 10 ** power - 2.5) < 1e-6
  return Math.min(mostDigits, Math.max(0, -power + (isQuarter ? 1 : 0)))
}
