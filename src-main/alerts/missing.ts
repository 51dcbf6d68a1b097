import { definitionOf, type AlertCondition } from '../../src-shared/conditions/catalogue'
import type { AlertLine } from '../../src-shared/conditions/line'
import type { Interval } from '../../src-shared/contract/values'
import { definitionOf as indicatorOf } from '../../src-shared/indicators/catalogue'
import { reader } from '../../src-shared/indicators/params'
import { intradayCaps } from '../service-api/parameters'

/**
 * Why a condition has no value yet, for a person.
 * @param held how many closed candles of an interval are held
 */
export function missingWords(condition: AlertCondition, held: (interval: Interval) => number): string | null {
  const definition = definitionOf(condition)
  const missing = definition.missing(condition)
  if (missing !== null || !('interval' in condition)) return missing
  const lines = definition.lines?.(condition) ?? []
  return candleWords(condition.interval, lines, held(condition.interval))
}

/** Counted, since it may take longer than anyone waits, or never come. */
function candleWords(interval: Interval, lines: readonly AlertLine[], held: number): string {
  const needed = Math.max(...lines.map(warmUp))
  if (held >= needed) return `no ${interval} candle has closed since`
  const counts = `needs ${count(needed)} ${interval} candles, ${count(held)} are held`
  const most = intradayCaps[interval]
  if (most !== undefined && needed > most)
    return `${counts}; the service gives at most ${count(most)}: choose a longer interval`
  return `${counts}: scroll back in the ${interval} chart to load older ones`
}

/** Candles before an indicator's first value; of a plain close one. */
function warmUp({ indicator, params }: AlertLine): number {
  const definition = indicatorOf(indicator)
  return definition ? definition.warmUp(reader(definition, params)) : 1
}

const count = (candles: number): string => candles.toLocaleString('en-US')
