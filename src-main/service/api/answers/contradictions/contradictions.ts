import type { Doubt } from '../../../../../src-shared/contract/reading'
import type { Answer, AnswerKind, AnswerOf } from '../answer'
import type { CallRequest } from '../call-request'
import { oddBands, oddCandles, oddIchimoku, oddPoints, oddRibbon } from './of-series'
import { oddLeftovers } from './of-leftovers'
import { oddCoins, oddQuotes } from './of-quotes'
import { oddBreakouts, oddFearGreed, oddNews, oddTechnical } from './of-words'
import { oddConversion, oddCorrelations, oddEnds, oddPivots, oddWindows } from './of-figures'
import type { Odd } from './counting'

/**
 * Finds contradictions that indicate a misread response, such as a low above its high or a coin that wasn't
 * requested.
 */
export function contradictionsIn(answer: Answer, request: CallRequest): readonly Doubt[] {
  return [
    ...Object.entries(oddIn(answer.kind, answer.data, request)),
    ...Object.entries(oddLeftovers(answer, request))
  ].flatMap(([field, count]) => (count > 0 ? [{ code: 'which', fields: [field], count } as const] : []))
}

type Data = { readonly [Kind in AnswerKind]: AnswerOf<Kind>['data'] }

const oddOfKind: { readonly [Kind in AnswerKind]?: (data: Data[Kind], request: CallRequest) => Odd } = {
  coins: oddCoins,
  quotes: oddQuotes,
  candles: oddCandles,
  bands: oddBands,
  ichimoku: oddIchimoku,
  level: oddPoints,
  supertrend: oddPoints,
  ribbon: oddRibbon,
  supportResistance: oddPivots,
  correlation: oddCorrelations,
  windows: oddWindows,
  athAtl: oddEnds,
  conversion: oddConversion,
  technical: oddTechnical,
  fearGreed: oddFearGreed,
  news: oddNews,
  breakouts: oddBreakouts
}

function oddIn<Kind extends AnswerKind>(kind: Kind, data: Data[Kind], request: CallRequest): Odd {
  return oddOfKind[kind]?.(data, request) ?? {}
}
