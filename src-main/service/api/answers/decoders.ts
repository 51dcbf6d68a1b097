import type { Operation } from '../operations'
import type { AnswerKind } from './answer'
import { decodeAthAtl } from './ath-atl'
import { decodeBands } from './bands'
import { decodeBreadth } from './breadth'
import { decodeBreakouts } from './breakouts'
import { decodeCandles, decodePast } from './candles'
import { decodeCoins } from './coins'
import { decodeConversion } from './conversion'
import { decodeCorrelation } from './correlation'
import type { Decoder } from './decoder'
import { decodeFearGreed } from './fear-greed'
import { decodeIchimoku } from './ichimoku'
import { decodeLevel } from './level'
import { decodeNews } from './news'
import { decodeQuotes, decodeTop } from './quotes'
import { decodeRibbon } from './ribbon'
import { decodeSupertrend } from './supertrend'
import { decodeSupportResistance } from './support-resistance'
import { decodeTechnical } from './technical'
import { decodePerformance, decodeVolatility } from './windows'

export const decoders: Readonly<Record<Exclude<AnswerKind, 'unrecognised'>, Decoder>> = {
  coins: decodeCoins,
  quotes: decodeQuotes,
  conversion: decodeConversion,
  fearGreed: decodeFearGreed,
  candles: decodeCandles,
  bands: decodeBands,
  ichimoku: decodeIchimoku,
  level: decodeLevel,
  supertrend: decodeSupertrend,
  ribbon: decodeRibbon,
  supportResistance: decodeSupportResistance,
  correlation: decodeCorrelation,
  windows: decodePerformance,
  athAtl: decodeAthAtl,
  technical: decodeTechnical,
  news: decodeNews,
  breakouts: decodeBreakouts,
  breadth: decodeBreadth
}

const others: Readonly<Record<string, Decoder>> = {
  getVolatility: decodeVolatility,
  getTop: decodeTop,
  getHistory: decodePast,
  getTimeframe: decodePast
}

/**
 * The decoders are in a file apart from the operations table, because the app loads the table at startup and
 * the decoders later.
 */
export const decoderOf = ({ name, kind }: Pick<Operation, 'name' | 'kind'>): Decoder =>
  (Object.hasOwn(others, name) ? others[name] : undefined) ?? decoders[kind]
