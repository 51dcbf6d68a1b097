import type { Definition, Param, IndicatorRead } from './definition'

export type ParameterValues = Readonly<Record<string, number>>

export type ValuesIssue =
  | { readonly code: 'not-number' | 'not-whole' | 'out-of-range'; readonly param: string }
  | { readonly code: 'together' }

export function defaults(definition: Definition): ParameterValues {
  return Object.fromEntries(definition.params.map(param => [param.id, param.default]))
}

export function reader(definition: Definition, values: ParameterValues): IndicatorRead {
  const start = defaults(definition)
  return id => values[id] ?? start[id] ?? NaN
}

export function paramIssue({ id, min, max, isWhole }: Param, value: unknown): ValuesIssue | null {
  if (typeof value !== 'number' || !Number.isFinite(value)) return { code: 'not-number', param: id }
  if (isWhole && !Number.isInteger(value)) return { code: 'not-whole', param: id }
  return value < min || value > max ? { code: 'out-of-range', param: id } : null
}

export function valuesIssue(definition: Definition, values: ParameterValues): ValuesIssue | null {
  for (const param of definition.params) {
    const issue = paramIssue(param, values[param.id] ?? param.default)
    if (issue) return issue
  }
  const { constraint } = definition
  return constraint && !constraint.holds(reader(definition, values)) ? { code: 'together' } : null
}

export const missingCandles = (definition: Definition, values: ParameterValues, candles: number): number =>
  Math.max(0, definition.warmUp(reader(definition, values)) - candles)
