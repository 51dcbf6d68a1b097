import { m } from '../../messages/m'
import type { Definition, Output, Param, ParameterText } from '../definition'

type IndicatorId = keyof typeof m.indicators.name

export function named(id: IndicatorId): Pick<Definition, 'id' | 'name' | 'short' | 'formula'> {
  return {
    id,
    name: m.indicators.name[id],
    short: m.indicators.short[id],
    formula: m.indicators.formula[id]
  }
}

const longest = 1000

export function period(
  value: number,
  name: ParameterText = m.indicators.param.period,
  id = 'period',
  min = 1
): Param {
  return { id, name, min, max: longest, isWhole: true, default: value }
}

type Candles = Partial<Readonly<Record<keyof typeof m.indicators.param, number>>>

/** The names of the parameters are in the message catalogue. */
export function periods(values: Candles): Param[] {
  return Object.entries(values).map(([id, value]) =>
    period(value, m.indicators.param[id as keyof Candles], id)
  )
}

export function factor(value: number, name: ParameterText, id: string, [min, max] = [0.01, 20]): Param {
  return { id, name, min, max, isWhole: false, default: value }
}

export function line(
  hue: Output['hue'] = 0,
  name: ParameterText = m.indicators.output.value,
  id = 'value'
): Output {
  return { id, name, kind: 'line', hue }
}

export function histogram(
  hue: Output['hue'] = 'up',
  name: ParameterText = m.indicators.output.value,
  id = 'value'
): Output {
  return { id, name, kind: 'histogram', hue }
}

/** By default, `warmUp` is the period. */
export function overPeriod(
  value: number,
  warmUp = (candles: number): number => candles,
  min = 1
): Pick<Definition, 'params' | 'warmUp'> {
  return {
    params: [period(value, m.indicators.param.period, 'period', min)],
    warmUp: read => warmUp(read('period'))
  }
}

export function unchanging(candles: number): Pick<Definition, 'params' | 'warmUp'> {
  return { params: [], warmUp: () => candles }
}

/** The first value needs enough candles for the slow average. */
export function fastAndSlow(
  fast: number,
  slow: number,
  ...others: readonly Param[]
): Pick<Definition, 'params' | 'constraint' | 'warmUp'> {
  return {
    params: [...periods({ fast, slow }), ...others],
    constraint: { holds: read => read('fast') < read('slow'), words: m.indicators.rule.fastSlow },
    warmUp: read => read('slow')
  }
}
