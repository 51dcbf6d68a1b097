import { formatAmount, formatRoundAmount } from './amount'
import { formatPercent } from '../../../src-shared/format/percent'
import { formatPrice, fractionDigits } from '../../../src-shared/format/price'

export type ScaleKind = 'linear' | 'log' | 'percent'

/** A vertical axis: what a value becomes on it, and back. Percent is counted from `base`. */
export interface PriceScale {
  readonly kind: ScaleKind
  readonly base: number
  /** The ends of the axis, in its own terms (log10 or percent where it is one of those). */
  readonly low: number
  readonly high: number
}

/** How values are written: as prices, or as amounts that run into billions. */
export type LabelKind = 'price' | 'amount'

export interface PriceTick {
  /** In the axis' own terms. */
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

/** An axis around the values from `low` to `high`, with `pad` of their span free at both ends. One value is put in the middle. */
export function scaleAround(
  low: number,
  high: number,
  { kind = 'linear', base = 1, pad = 0.08 }: { kind?: ScaleKind; base?: number; pad?: number } = {}
): PriceScale {
  const [bottom, top] = [toAxis(kind, base, low), toAxis(kind, base, high)]
  if (!(top >= bottom) || !Number.isFinite(top - bottom)) return { kind, base, low: 0, high: 1 }
  const size = Math.max(Math.abs(bottom), Math.abs(top))
  // A flat price still needs an axis with some height.
  const isFlat = top - bottom <= size * 1e-12
  const room = isFlat ? (size || 1) * (kind === 'log' ? 0.001 : 0.01) : (top - bottom) * pad
  return { kind, base, low: bottom - room, high: top + room }
}

/** A coin of 1e-8 that hardly moves needs these; a double has no more to say. */
const mostDigits = 16

const tickSpacingInPx = 44
const steps = [1, 2, 2.5, 5, 10]

/** Round places for lines and labels: at most one every 44 px. */
export function priceTicks(scale: PriceScale, heightInPx: number, write: LabelKind = 'price'): PriceTick[] {
  const count = Math.max(1, Math.floor(heightInPx / tickSpacingInPx))
  if (scale.kind === 'log') return logTicks(scale, count)
  const step = roundStep((scale.high - scale.low) / count)
  return multiples(scale.low, scale.high, step).map(at => ({
    at,
    label: tickLabel(clean(at, step), digitsOf(step), scale.kind, write)
  }))
}

/** Zero goes without decimals: ten of them say no more. */
function tickLabel(place: number, digits: number, kind: ScaleKind, write: LabelKind): string {
  if (write === 'amount') return formatRoundAmount(place)
  return `${formatPrice(place, place === 0 ? 0 : digits)}${kind === 'percent' ? ' %' : ''}`
}

/** A price as the last-price tag and the crosshair write it: as the axis does, or finer where its size asks for it. */
export function scaleLabel(scale: PriceScale, value: number, write: LabelKind = 'price'): string {
  if (write === 'amount') return formatAmount(value)
  if (scale.kind === 'percent') return formatPercent(toAxis(scale.kind, scale.base, value))
  return formatPrice(value, scaleDigits(scale, value))
}

/** Digits for values on this axis: by the size of the price, and enough to tell two neighbouring places apart. */
function scaleDigits(scale: PriceScale, value: number): number {
  const span = fromAxis(scale.kind, scale.base, scale.high) - fromAxis(scale.kind, scale.base, scale.low)
  return Math.min(mostDigits, Math.max(fractionDigits(value), digitsOf(Math.abs(span) / 200)))
}

/** The smallest of 1, 2, 2.5, 5 times a power of ten that is not below `size`. */
function roundStep(size: number): number {
  const power = 10 ** Math.floor(Math.log10(size))
  const step = steps.find(one => one * power >= size * 0.999) ?? 10
  return step * power
}

function multiples(low: number, high: number, step: number): number[] {
  // A billionth of a step: 1.4e-8 is fourteen times 1e-9, whatever its last bit says.
  const first = Math.ceil(low / step - 1e-9)
  const count = Math.floor(high / step + 1e-9) - first + 1
  // Far from zero a step can be too small to count with; a line or two are then enough.
  if (!(count >= 1 && count <= 100)) return []
  return Array.from({ length: count }, (_, index) => (first + index) * step)
}

/** Prices at 1, 2, 5 of every decade where decades are in view; else linear steps, placed by their logarithm. */
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

/** What is nearer to zero than a millionth of the step is zero. */
function clean(value: number, step: number): number {
  return Math.abs(value) < step / 1e6 ? 0 : value
}

/** Digits a step needs so that its multiples read exactly: 0.25 needs two. */
function digitsOf(step: number): number {
  if (!(step > 0)) return 2
  const power = Math.floor(Math.log10(step) + 1e-9)
  const isQuarter = Math.abs(step / 10 ** power - 2.5) < 1e-6
  return Math.min(mostDigits, Math.max(0, -power + (isQuarter ? 1 : 0)))
}
