import type { IndicatorBar } from '../indicators/columns'
import { isAbove } from './daily'
import { newestIndicatorValues } from './newest'

/** The inputs of the verdict at the latest candle. NaN if there are too few candles. */
export interface TechnicalReading {
  readonly close: number
  readonly rsi: number
  readonly macd: number
  readonly macdSignal: number
  readonly sma50: number
  readonly sma200: number
}

/** In display order. */
export const technicalSigns = ['rsi', 'macd', 'price', 'averages'] as const
export type TechnicalSign = (typeof technicalSigns)[number]
/** 1 = buy, -1 = sell. */
export type Lean = -1 | 0 | 1

export interface Verdict {
  readonly side: 'buy' | 'sell' | 'neutral'
  /** Whether at least three of the four signs agree. */
  readonly isStrong: boolean
  readonly signs: Readonly<Record<TechnicalSign, Lean>>
}

/** RSI 14, MACD 12/26/9, SMA 50 and SMA 200 of the closes. */
export function technicalReading(bars: readonly IndicatorBar[]): TechnicalReading {
  const macd = newestIndicatorValues('macd', bars)
  const value = (id: string, period?: number): number =>
    newestIndicatorValues(id, bars, period === undefined ? {} : { period })['value'] ?? NaN
  return {
    close: bars.at(-1)?.close ?? NaN,
    rsi: value('rsi'),
    macd: macd['macd'] ?? NaN,
    macdSignal: macd['signal'] ?? NaN,
    sma50: value('sma', 50),
    sma200: value('sma', 200)
  }
}

/**
 * Candlewick's own rule, in which four signs have the same weight. Buy: RSI below 30, MACD above its signal,
 * close above SMA 50, SMA 50 above SMA 200. Sell: RSI above 70, and the opposite of the other three. The sum
 * of the signs decides. A sign counts as 0 if it's unknown or if the difference may be a rounding error.
 */
export function technicalVerdict({ close, rsi, macd, macdSignal, sma50, sma200 }: TechnicalReading): Verdict {
  const lean = (a: number, b: number): Lean => (isAbove(a, b, close) ? 1 : isAbove(b, a, close) ? -1 : 0)
  const signs = {
    rsi: rsi < 30 ? 1 : rsi > 70 ? -1 : 0,
    macd: lean(macd, macdSignal),
    price: lean(close, sma50),
    averages: lean(sma50, sma200)
  } as const
  const score = technicalSigns.reduce((sum, sign) => sum + signs[sign], 0)
  return { side: score > 0 ? 'buy' : score < 0 ? 'sell' : 'neutral', isStrong: Math.abs(score) >= 3, signs }
}
