import type { Definition, Unit } from '../../../src-shared/indicators/definition'
import { shortage, valuesFault, type Values } from '../../../src-shared/indicators/params'
import { formatAmount, formatRoundAmount } from '../../charts/amount'
import { formatPrice } from '../../format/price'

/** Its name with what it is set to: `BB 20, 2`, `EMV 14, 100 M`. */
export function indicatorTitle({ short, params }: Definition, values: Values): string {
  const settings = params.map(({ id, default: start }) => {
    const value = values[id] ?? start
    return value < 1e5 ? value : formatRoundAmount(value)
  })
  return settings.length === 0 ? short : `${short} ${settings.join(', ')}`
}

/** Why nothing of it is drawn, in one sentence; null when something is. */
export function indicatorTrouble(
  definition: Definition,
  values: Values,
  candles: number,
  hasVolume: boolean
): string | null {
  if (definition.needsVolume && !hasVolume)
    return `${definition.short} needs volume, and these candles have none.`
  return valuesFault(definition, values) ?? shortage(definition, values, candles)
}

/** A value as legends write it, with a true minus. */
export function formatValue(unit: Unit, value: number): string {
  if (!Number.isFinite(value)) return '–'
  const text =
    unit === 'volume' ? formatAmount(value) : unit === 'price' ? formatPrice(value) : value.toFixed(2)
  return `${text.replace('-', '−')}${unit === 'percent' ? ' %' : ''}`
}

/** Where in its column the value stands that is drawn over a bar. */
export function valueAt(column: Float64Array | undefined, bar: number, shift: number): number {
  return column?.[bar - shift] ?? NaN
}
