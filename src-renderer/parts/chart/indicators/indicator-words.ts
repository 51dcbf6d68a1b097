import type { Definition, Unit } from '../../../../src-shared/indicators/definition'
import { issueWords } from '../../../../src-shared/indicators/issue-words'
import { missingCandles, valuesIssue, type ParameterValues } from '../../../../src-shared/indicators/params'
import { needsWholeCandles } from '../../../../src-shared/indicators/whole-candles'
import { formatAmount, formatRoundAmount } from '../../../charts/scales/amount'
import { formatPrice, fractionDigits } from '../../../../src-shared/format/price'
import { formatHundredths } from '../../../../src-shared/format/figure'
import { m } from '../../../../src-shared/messages/m'

export function indicatorTitle({ short, params }: Definition, values: ParameterValues): string {
  const settings = params.map(({ id, default: start }) => {
    const value = values[id] ?? start
    return value < 1e5 ? value : formatRoundAmount(value)
  })
  return settings.length === 0 ? short() : `${short()} ${settings.join(', ')}`
}

export function indicatorTrouble(
  definition: Definition,
  values: ParameterValues,
  candles: number,
  hasVolume: boolean,
  hasOnlyCloses = false
): string | null {
  if (hasOnlyCloses && (definition.needsVolume || needsWholeCandles(definition)))
    return m.ratio.indicator({ short: definition.short() })
  if (definition.needsVolume && !hasVolume) return m.indicators.needs.volume({ short: definition.short() })
  const issue = valuesIssue(definition, values)
  if (issue) return issueWords(definition, issue)
  const missing = missingCandles(definition, values, candles)
  return missing === 0 ? null : m.indicators.needs.candles({ short: definition.short(), missing })
}

/** Prices below this have too many zeros to be readable. */
const tiny = 1e-8

/**
 * All prices have as many decimals as the largest needs. If only zeros would be shown, uses powers of ten.
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

/** The value drawn at a bar. If the line is shifted, this is the value of an earlier or later bar. */
export function indicatorValueAt(column: Float64Array | undefined, bar: number, shift: number): number {
  return column?.[bar - shift] ?? NaN
}
