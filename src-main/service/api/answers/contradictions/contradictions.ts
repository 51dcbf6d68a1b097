import type { Doubt } from '../../../../../src-shared/contract/reading'
import type { Answer, AnswerKind, AnswerOf } from '../answer'
import type { CallRequest } from '../call-request'
import { oddBands, oddCandles, oddIchimoku, oddPoints, oddRibbon } from './of-series'
import { oddLeftovers } from './of-leftovers'
import { oddCoins, oddQuotes } from './of-quotes'
import { oddBreakouts, oddFearGreed, oddNews, oddTechnical } from './of-words'
import { oddConversion, oddCorrelations, oddEnds, oddPivots, oddWindows } from './of-figures'
import type { Odd } from './counting'

export function contradictionsIn(answer: Answer, request: CallRequest): readonly Doubt[] {
  return [
    ...Object.entries(oddIn(answer.kind, answer.data, request)),
    ...Object.entries(oddLeftovers(answer, request)),
    ...Object.entries(oddOfNoCoin(answer, request))
  ].flatMap(([field, count]) => (count > 0 ? [{ code: 'which', fields: [field], count } as const] : []))
}

/** The fields to doubt in rows that don't name a coin. Null if a row always names one or needs none. */
const ofOneCoin: { readonly [Kind in AnswerKind]: readonly string[] | null } = {
  ...{ candles: ['open', 'high', 'low', 'close'], bands: ['upper', 'middle', 'lower'] },
  ...{ ichimoku: ['conversion', 'base', 'spanA', 'spanB', 'lagging'], level: ['value'] },
  ...{ supertrend: ['value', 'direction'], ribbon: ['averages'], windows: ['percent'] },
  ...{ supportResistance: ['price'], athAtl: ['ath', 'atl'], technical: ['values'] },
  ...{ coins: null, quotes: null, conversion: null, correlation: null, breakouts: null },
  ...{ fearGreed: null, news: null, breadth: null, unrecognised: null }
}

/**
 * Finds values that can't be assigned, because nothing says which of several requested coins, or which time
 * frame, they are about.
 */
function oddOfNoCoin({ kind, data, reading }: Answer, { coins }: CallRequest): Odd {
  const fields = ofOneCoin[kind]
  const rows: readonly object[] = Array.isArray(data) ? data : [data]
  const isOfCoin = (row: object): boolean =>
    ('symbol' in row && typeof row.symbol === 'string') || 'verdicts' in row
  const areOfFrames =
    rows.length > 1 &&
    rows.every(row => 'time' in row && row.time === null) &&
    reading?.leftovers.some(
      ({ path, count }) => count > 1 && /(?:^|\.)(?:interval|time_?frame|tf)$/i.test(path)
    )
  return fields !== null && (areOfFrames === true || (coins.length > 1 && !rows.some(isOfCoin)))
    ? Object.fromEntries(fields.map(field => [field, rows.length]))
    : {}
}

type Data = { readonly [Kind in AnswerKind]: AnswerOf<Kind>['data'] }

/** The check for each kind of answer, or null if an answer of this kind can't contradict itself. */
const oddOfKind: {
  readonly [Kind in AnswerKind]: ((data: Data[Kind], request: CallRequest) => Odd) | null
} = {
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
  breakouts: oddBreakouts,
  breadth: null,
  unrecognised: null
}

function oddIn<Kind extends AnswerKind>(kind: Kind, data: Data[Kind], request: CallRequest): Odd {
  return oddOfKind[kind]?.(data, request) ?? {}
}
