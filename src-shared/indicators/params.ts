import type { Definition, Param, Read } from './definition'

/** Values by parameter, as they are kept. */
export type Values = Readonly<Record<string, number>>

/** What is wrong with an indicator's values: with the number of one parameter, or with several together. */
export type ValuesIssue =
  | { readonly code: 'not-number' | 'not-whole' | 'out-of-range'; readonly param: string }
  | { readonly code: 'together' }

/** The values an indicator starts with. */
export function defaults(definition: Definition): Values {
  return Object.fromEntries(definition.params.map(param => [param.id, param.default]))
}

/** Reads values, falling back to what the indicator starts with. */
export function reader(definition: Definition, values: Values): Read {
  const start = defaults(definition)
  return id => values[id] ?? start[id] ?? NaN
}

/** What is wrong with a number as typed; null when it will do. */
export function paramIssue({ id, min, max, isWhole }: Param, value: unknown): ValuesIssue | null {
  if (typeof value !== 'number' || !Number.isFinite(value)) return { code: 'not-number', param: id }
  if (isWhole && !Number.isInteger(value)) return { code: 'not-whole', param: id }
  return value < min || value > max ? { code: 'out-of-range', param: id } : null
}

/** What is wrong with an indicator's values; null when they will do. */
export function valuesIssue(definition: Definition, values: Values): ValuesIssue | null {
  for (const param of definition.params) {
    const issue = paramIssue(param, values[param.id] ?? param.default)
    if (issue) return issue
  }
  const { constraint } = definition
  return constraint && !constraint.holds(reader(definition, values)) ? { code: 'together' } : null
}

/** How many candles are missing before there is a first value; 0 when none is. */
export const missingCandles = (definition: Definition, values: Values, candles: number): number =>
  Math.max(0, definition.warmUp(reader(definition, values)) - candles)
