import type { Bar } from '../indicators/columns'
import { isAbove } from './daily'
import { newestOf } from './newest'

/** What the verdict is read from, at the newest candle; NaN where there are too few candles. */
export interface TechnicalReading {
  readonly close: number
  readonly rsi: number
  readonly macd: number
  readonly macdSignal: number
  readonly sma50: number
  readonly sma200: number
}

/** The four signs, in the order they are told. */
export const technicalSigns = ['rsi', 'macd', 'price', 'averages'] as const
export type TechnicalSign = (typeof technicalSigns)[number]
/** 1 for buying, -1 for selling, 0 for neither. */
export type Lean = -1 | 0 | 1

export interface Verdict {
  readonly side: 'buy' | 'sell' | 'neutral'
  /** Three signs or more are of one side. */
  readonly isStrong: boolean
  readonly signs: Readonly<Record<TechnicalSign, Lean>>
}

/** RSI 14, MACD 12/26/9, SMA 50 and SMA 200 of the closes. */
export function technicalReading(bars: readonly Bar[]): TechnicalReading {
  const macd = newestOf('macd', bars)
  const value = (id: string, period?: number): number =>
    newestOf(id, bars, period === undefined ? {} : { period })['value'] ?? NaN
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
 * Our own rule of four signs, each of equal weight: RSI below 30 buys and above 70 sells; MACD above its signal buys; the
 * close above SMA 50 buys; SMA 50 above SMA 200 buys; and each the other way round. The sum decides; a sign that is not
 * known, or whose two figures differ by rounding alone, counts for neither side.
 */
export function verdictOf({ close, rsi, macd, macdSignal, sma50, sma200 }: TechnicalReading): Verdict {
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
