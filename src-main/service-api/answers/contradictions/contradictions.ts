import type { Doubt } from '../../../../src-shared/contract/reading'
import type { Answer } from '../answer'
import type { Asked } from '../asked'
import { oddBands, oddCandles, oddIchimoku, oddPoints, oddRibbon } from './of-series'
import { oddBeside } from './of-leftovers'
import { oddCoins, oddQuotes } from './of-quotes'
import { oddBreakouts, oddFearGreed, oddNews, oddTechnical } from './of-words'
import { oddConversion, oddCorrelations, oddEnds, oddPivots, oddWindows } from './of-figures'
import type { Odd } from './counting'

/**
 * What was read into an answer and can hardly be meant: a low above its high, a coin that nobody asked for, one span with
 * two changes, a price among its own volumes. A reading that is wrong mostly contradicts itself somewhere.
 */
export function contradictionsIn(answer: Answer, asked: Asked): readonly Doubt[] {
  return [...Object.entries(oddIn(answer, asked)), ...Object.entries(oddBeside(answer, asked))].flatMap(
    ([field, count]) => (count > 0 ? [{ code: 'which', fields: [field], count } as const] : [])
  )
}

function oddIn(answer: Answer, asked: Asked): Odd {
  switch (answer.kind) {
    case 'coins':
      return oddCoins(answer.data)
    case 'quotes':
      return oddQuotes(answer.data, asked)
    case 'candles':
      return oddCandles(answer.data)
    case 'bands':
      return oddBands(answer.data)
    case 'ichimoku':
      return oddIchimoku(answer.data)
    case 'level':
    case 'supertrend':
      return oddPoints(answer.data)
    case 'ribbon':
      return oddRibbon(answer.data)
    case 'supportResistance':
      return oddPivots(answer.data)
    case 'correlation':
      return oddCorrelations(answer.data, asked)
    case 'windows':
      return oddWindows(answer.data)
    case 'athAtl':
      return oddEnds(answer.data)
    case 'conversion':
      return oddConversion(answer.data, asked)
    case 'technical':
      return oddTechnical(answer.data)
    case 'fearGreed':
      return oddFearGreed(answer.data)
    case 'news':
      return oddNews(answer.data)
    case 'breakouts':
      return oddBreakouts(answer.data)
    default:
      return {}
  }
}
