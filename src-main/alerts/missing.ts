import type { AlertCondition, AlertLine } from '../../src-shared/contract/alerts'
import type { Interval } from '../../src-shared/contract/values'
import { definitionOf } from '../../src-shared/indicators/catalogue'
import { reader } from '../../src-shared/indicators/params'
import { intradayCaps } from '../service-api/parameters'
import type { BarCondition } from './bar-readings'

/**
 * Why a condition has no value yet, for a person.
 * @param held how many closed candles of an interval are held
 */
export function missingWords(condition: AlertCondition, held: (interval: Interval) => number): string {
  switch (condition.kind) {
    case 'price':
      return 'no fresh quote yet'
    case 'change':
      return `the price ${condition.over} ago is not known here yet`
    case 'ath':
      return 'no all-time high is known: load it, or a year of daily candles'
    case 'range':
      return 'the quote names no high and low'
    case 'volume':
      return `no ${condition.interval} candles with volume yet`
    case 'indicator':
    case 'supertrend':
    case 'breakout':
      return candleWords(condition, held(condition.interval))
    case 'mood':
      return 'the index was not fetched since the start'
    case 'breadth':
      return `the last breadth answer has no “${condition.name}”, or none has come yet`
    case 'headline':
      return 'no headlines were fetched since the start'
    case 'credits':
      return 'the service has not told its quota since the start'
  }
}

/** Counted, since it may take longer than anyone waits, or never come. */
function candleWords(condition: Exclude<BarCondition, { kind: 'volume' }>, held: number): string {
  const { interval } = condition
  const needed = Math.max(...linesOf(condition).map(warmUp))
  if (held >= needed) return `no ${interval} candle has closed since`
  const counts = `needs ${count(needed)} ${interval} candles, ${count(held)} are held`
  const most = intradayCaps[interval]
  if (most !== undefined && needed > most)
    return `${counts}; the service gives at most ${count(most)}: choose a longer interval`
  return `${counts}: scroll back in the ${interval} chart to load older ones`
}

function linesOf(condition: Exclude<BarCondition, { kind: 'volume' }>): readonly Omit<AlertLine, 'line'>[] {
  if (condition.kind === 'indicator')
    return [condition.line, ...('line' in condition.against ? [condition.against.line] : [])]
  const { period, factor } = condition
  const indicator = condition.kind === 'supertrend' ? 'supertrend' : 'bollinger'
  return [{ indicator, params: { period, factor } }]
}

/** Candles before an indicator's first value; of a plain close one. */
function warmUp({ indicator, params }: Omit<AlertLine, 'line'>): number {
  const definition = definitionOf(indicator)
  return definition ? definition.warmUp(reader(definition, params)) : 1
}

const count = (candles: number): string => candles.toLocaleString('en-US')
