import type { Definition, Param, Read } from './definition'

/** Values by parameter, as they are kept. */
export type Values = Readonly<Record<string, number>>

/** The values an indicator starts with. */
export function defaults(definition: Definition): Values {
  return Object.fromEntries(definition.params.map(param => [param.id, param.default]))
}

/** Reads values, falling back to what the indicator starts with. */
export function reader(definition: Definition, values: Values): Read {
  const start = defaults(definition)
  return id => values[id] ?? start[id] ?? NaN
}

/** What is wrong with a number as typed, in one sentence; null when it will do. */
export function paramFault(param: Param, value: unknown): string | null {
  const { name, min, max, isWhole } = param
  const range = `from ${min} to ${max.toLocaleString('en-US')}`
  if (typeof value !== 'number' || !Number.isFinite(value)) return `${name} is a number ${range}.`
  if (isWhole && !Number.isInteger(value)) return `${name} is a whole number ${range}.`
  return value < min || value > max ? `${name} goes ${range}.` : null
}

/** What is wrong with an indicator's values, in one sentence; null when they will do. */
export function valuesFault(definition: Definition, values: Values): string | null {
  for (const param of definition.params) {
    const fault = paramFault(param, values[param.id] ?? param.default)
    if (fault) return fault
  }
  return definition.check?.(reader(definition, values)) ?? null
}

/** What is missing before there is a first value, in one sentence; null when nothing is. */
export function shortage(definition: Definition, values: Values, candles: number): string | null {
  const missing = definition.warmUp(reader(definition, values)) - candles
  if (missing <= 0) return null
  const needed = missing === 1 ? '1 more candle' : `${missing.toLocaleString('en-US')} more candles`
  return `${definition.short} needs ${needed} before its first value.`
}
