import { m } from '../../messages/m'
import type { Definition, Output, Param, Said } from '../definition'

type IndicatorId = keyof typeof m.indicators.name

/** Which indicator it is, and what the catalogue says of it. */
export function named(id: IndicatorId): Pick<Definition, 'id' | 'name' | 'short' | 'formula' | 'source'> {
  return {
    id,
    name: m.indicators.name[id],
    short: m.indicators.short[id],
    formula: m.indicators.formula[id],
    source: m.indicators.source[id]
  }
}

const longest = 1000

/** A number of candles. */
export function period(value: number, name: Said = m.indicators.param.period, id = 'period', min = 1): Param {
  return { id, name, min, max: longest, isWhole: true, default: value }
}

type Candles = Partial<Readonly<Record<keyof typeof m.indicators.param, number>>>

/** Several numbers of candles, in this order and each by the name that the catalogue has for it. */
export function periods(values: Candles): Param[] {
  return Object.entries(values).map(([id, value]) =>
    period(value, m.indicators.param[id as keyof Candles], id)
  )
}

/** A factor, such as the width of a band in standard deviations. */
export function factor(value: number, name: Said, id: string, [min, max] = [0.01, 20]): Param {
  return { id, name, min, max, isWhole: false, default: value }
}

/** One line, the common case. */
export function line(hue: Output['hue'] = 0, name: Said = m.indicators.output.value, id = 'value'): Output {
  return { id, name, kind: 'line', hue }
}

/** A column that rises and falls from zero. */
export function histogram(
  hue: Output['hue'] = 'up',
  name: Said = m.indicators.output.value,
  id = 'value'
): Output {
  return { id, name, kind: 'histogram', hue }
}

/** What most indicators need: nothing but a period, and so many candles before the first value as it says. */
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

/** Nothing may be changed of it; `candles` before its first value. */
export function unchanging(candles: number): Pick<Definition, 'params' | 'warmUp'> {
  return { params: [], warmUp: () => candles }
}

/** What is told by a fast and a slow average, and by what else it takes: there once the slow one has warmed up. */
export function fastAndSlow(
  fast: number,
  slow: number,
  ...others: readonly Param[]
): Pick<Definition, 'params' | 'constraint' | 'warmUp'> {
  return {
    params: [...periods({ fast, slow }), ...others],
    constraint: { holds: read => read('fast') < read('slow'), words: m.indicators.fastIsShorter },
    warmUp: read => read('slow')
  }
}
