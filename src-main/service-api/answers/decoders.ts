import type { AnswerKind } from './answer'
import { decodeAthAtl } from './ath-atl'
import { decodeBands } from './bands'
import { decodeBreadth } from './breadth'
import { decodeBreakouts } from './breakouts'
import { decodeCandles } from './candles'
import { decodeCoins } from './coins'
import { decodeConversion } from './conversion'
import { decodeCorrelation } from './correlation'
import type { Decoder } from './decoder'
import { decodeFearGreed } from './fear-greed'
import { decodeIchimoku } from './ichimoku'
import { decodeLevel } from './level'
import { decodeNews } from './news'
import { decodeQuotes } from './quotes'
import { decodeRibbon } from './ribbon'
import { decodeSupertrend } from './supertrend'
import { decodeSupportResistance } from './support-resistance'
import { decodeTechnical } from './technical'
import { decodePerformance } from './windows'

/** The decoder of each kind of answer. */
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
