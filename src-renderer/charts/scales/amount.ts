import { formatFourFigures } from '../../../src-shared/format/figure'
import { formatPrice } from '../../../src-shared/format/price'

const sizes = [
  [1e12, 'T'],
  [1e9, 'B'],
  [1e6, 'M'],
  [1e3, 'K']
] as const

/** Formats an amount with at most four digits: `1.234 M`, `45.60`, `−3.200 K`. An en dash if not finite. */
export function formatAmount(amount: number): string {
  if (!Number.isFinite(amount)) return '–'
  if (amount === 0) return '0'
  const size = Math.abs(amount)
  const [step, unit] = sizes.find(([one]) => size >= one * 0.9995) ?? [1, '']
  const digits = size / step >= 0.9995 ? formatFourFigures(amount / step) : formatPrice(amount)
  return unit ? `${digits} ${unit}` : digits
}

/** `1.5 M`, `800`. */
export function formatRoundAmount(amount: number): string {
  const text = formatAmount(amount)
  return text.includes('.') ? text.replace(/\.?0+(?= |$)/, '') : text
}
