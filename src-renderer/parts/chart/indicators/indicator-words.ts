import type { Definition, Unit } from '../../../../src-shared/indicators/definition'
import { issueWords } from '../../../../src-shared/indicators/issue-words'
import { missingCandles, valuesIssue, type Values } from '../../../../src-shared/indicators/params'
import { formatAmount, formatRoundAmount } from '../../../charts/scales/amount'
import { formatPrice, fractionDigits } from '../../../../src-shared/format/price'
import { formatHundredths } from '../../../../src-shared/format/figure'
import { m } from '../../../../src-shared/messages/m'

/** Its name with what it is set to: `BB 20, 2`, `EMV 14, 100 M`. */
export function indicatorTitle({ short, params }: Definition, values: Values): string {
  const settings = params.map(({ id, default: start }) => {
    const value = values[id] ?? start
    return value < 1e5 ? value : formatRoundAmount(value)
  })
  return settings.length === 0 ? short() : `${short()} ${settings.join(', ')}`
}

/** Why nothing of it is drawn, in one sentence; null when something is. */
export function indicatorTrouble(
  definition: Definition,
  values: Values,
  candles: number,
  hasVolume: boolean
): string | null {
  if (definition.needsVolume && !hasVolume)
    return m.indicators.needsVolumeCandlesNone({ short: definition.short() })
  const issue = valuesIssue(definition, values)
  if (issue) return issueWords(definition, issue)
  const missing = missingCandles(definition, values, candles)
  return missing === 0 ? null : m.indicators.needsCandles({ short: definition.short(), missing })
}

/** Prices of an indicator smaller than this are all zeros before they are digits. */
const tiny = 1e-8

/**
 * The values of one indicator as legends write them, with true minus signs: prices all with the digits of the largest, so
 * that they can be held against each other, and in powers of ten where they would be nothing but zeros.
 */
export function formatValues(unit: Unit, values: readonly number[]): readonly string[] {
  const size = Math.max(0, ...values.filter(Number.isFinite).map(Math.abs))
  return values.map(value => {
    if (!Number.isFinite(value)) return '–'
    const text =
      unit === 'volume'
        ? formatAmount(value)
        : unit === 'price'
          ? priceText(value, size)
          : formatHundredths(value)
    return `${text.replaceAll('-', '−')}${unit === 'percent' ? ' %' : ''}`
  })
}

function priceText(value: number, size: number): string {
  if (size === 0 || size >= tiny) return formatPrice(value, fractionDigits(size))
  return value === 0 ? '0' : value.toExponential(3)
}

/** Where in its column the value stands that is drawn over a bar. */
export function valueAt(column: Float64Array | undefined, bar: number, shift: number): number {
  return column?.[bar - shift] ?? NaN
}
