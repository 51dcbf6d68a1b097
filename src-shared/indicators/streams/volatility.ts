import { CHOP, CVI, TR, UlcerIndex } from 'trading-signals'
import { close, single, smoothed, whole, type Streams } from '../stream'
import { Keltner, TrueRangeMean } from '../wilder'
import { driftlessSquare, WindowMean } from '../window-mean'
import { Bollinger, Donchian } from '../windowed'

const writeBand = (
  { upper, middle, lower }: { readonly upper: number; readonly middle: number; readonly lower: number },
  values: Float64Array
): void => values.set([upper, middle, lower])

export const volatility = {
  bollinger: read => new Bollinger(read('period'), read('factor'), writeBand),
  'percent-b': read =>
    new Bollinger(read('period'), read('factor'), ({ upper, lower, close: price }, values) => {
      values[0] = upper === lower ? 0.5 : (price - lower) / (upper - lower)
    }),
  bandwidth: read =>
    new Bollinger(read('period'), read('factor'), ({ upper, middle, lower }, values) => {
      values[0] = (100 * (upper - lower)) / middle
    }),
  atr: read => smoothed(new TrueRangeMean(read('period')), whole),
  'true-range': () => single(new TR(), whole),
  natr: read => smoothed(new TrueRangeMean(read('period')), whole, (range, bar) => (100 * range) / bar.close),
  keltner: read => new Keltner(read('ema'), read('atr'), read('factor')),
  donchian: read => new Donchian(read('period')),
  chop: read => single(new CHOP(read('period')), whole),
  'chaikin-volatility': read => single(new CVI(read('period')), whole),
  'rogers-satchell': read =>
    new WindowMean(read('period'), driftlessSquare, mean => 100 * Math.sqrt(Math.max(0, mean))),
  ulcer: read => single(new UlcerIndex(read('period')), close)
} satisfies Streams
