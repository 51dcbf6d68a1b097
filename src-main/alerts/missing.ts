import { conditionDefinition, type AlertCondition } from '../../src-shared/conditions/catalogue'
import type { AlertLine } from '../../src-shared/conditions/line'
import type { MissingReason } from '../../src-shared/contract/alert-issue'
import type { Interval } from '../../src-shared/contract/values'
import { indicatorDefinition as indicatorOf } from '../../src-shared/indicators/catalogue'
import { reader } from '../../src-shared/indicators/params'
import { intradayCaps } from '../service/api/parameters'

export function missingReason(
  condition: AlertCondition,
  candleCount: (interval: Interval) => number
): MissingReason | null {
  const definition = conditionDefinition(condition)
  if (definition.missing(condition) !== null) return { code: 'of-its-kind' }
  if (!('interval' in condition)) return null
  const needed = [
    definition.neededBars?.(condition) ?? 1,
    ...(definition.lines?.(condition) ?? []).map(warmUp)
  ]
  return candleReason(condition.interval, Math.max(...needed), candleCount(condition.interval))
}

/** Includes how many candles are needed, because collecting them may take a long time or be impossible. */
function candleReason(interval: Interval, needed: number, available: number): MissingReason {
  if (available >= needed) return { code: 'no-candle-since', interval }
  return { code: 'few-candles', interval, needed, available, most: intradayCaps[interval] ?? null }
}

function warmUp({ indicator, params }: AlertLine): number {
  const definition = indicatorOf(indicator)
  return definition ? definition.warmUp(reader(definition, params)) : 1
}
