import { CHOP, CVI, TR, UlcerIndex } from 'trading-signals'
import { factor, line, period, type Definition } from '../definition'
import { close, single, whole } from '../stream'
import { AverageTrueRange, Keltner } from '../wilder'
import { driftlessSquare, WindowMean } from '../window-mean'
import { Bollinger, Donchian } from '../windowed'

const wilder = 'J. Welles Wilder, New Concepts in Technical Trading Systems, 1978'
const bollinger = 'John Bollinger, Bollinger on Bollinger Bands, 2001'
const channel = {
  group: 'volatility',
  unit: 'price',
  place: 'price',
  outputs: [
    line(0, 'Upper', 'upper'),
    { ...line(0, 'Middle', 'middle'), dash: 'dashed' },
    line(0, 'Lower', 'lower')
  ],
  cloud: ['upper', 'lower']
} as const satisfies Partial<Definition>
const pane = { group: 'volatility', place: 'own', outputs: [line()] } as const
const writeBand = (
  { upper, middle, lower }: { readonly upper: number; readonly middle: number; readonly lower: number },
  values: Float64Array
): void => values.set([upper, middle, lower])

/** How far a price swings. */
export const volatility: readonly Definition[] = [
  {
    ...channel,
    id: 'bollinger',
    name: 'Bollinger bands',
    short: 'BB',
    formula:
      'SMA of the close over n ± factor × standard deviation of those closes (of the whole, not of a sample).',
    source: bollinger,
    params: [period(20, 'Period', 'period', 2), factor(2, 'Deviations', 'factor')],
    warmUp: read => read('period'),
    create: read => new Bollinger(read('period'), read('factor'), writeBand)
  },
  {
    ...pane,
    id: 'percent-b',
    name: 'Bollinger %B',
    short: '%B',
    formula: 'Place of the close between the lower (0) and upper (1) Bollinger band; 0.5 while they meet.',
    source: bollinger,
    unit: 'points',
    levels: [0, 1],
    params: [period(20, 'Period', 'period', 2), factor(2, 'Deviations', 'factor')],
    warmUp: read => read('period'),
    create: read =>
      new Bollinger(read('period'), read('factor'), ({ upper, lower, close: price }, values) => {
        values[0] = upper === lower ? 0.5 : (price - lower) / (upper - lower)
      })
  },
  {
    ...pane,
    id: 'bandwidth',
    name: 'Bollinger bandwidth',
    short: 'BBW',
    formula: '100 × (upper − lower Bollinger band) / middle.',
    source: bollinger,
    unit: 'percent',
    params: [period(20, 'Period', 'period', 2), factor(2, 'Deviations', 'factor')],
    warmUp: read => read('period'),
    create: read =>
      new Bollinger(read('period'), read('factor'), ({ upper, middle, lower }, values) => {
        values[0] = (100 * (upper - lower)) / middle
      })
  },
  {
    ...pane,
    id: 'atr',
    name: 'Average true range',
    short: 'ATR',
    formula:
      'True range: the candle’s range, widened to the close before; smoothed by Wilder over n from the mean of the first n.',
    source: wilder,
    unit: 'price',
    params: [period(14)],
    warmUp: read => read('period'),
    create: read => new AverageTrueRange(read('period'))
  },
  {
    ...pane,
    id: 'true-range',
    name: 'True range',
    short: 'TR',
    formula: 'The candle’s range, widened to the close before.',
    source: wilder,
    unit: 'price',
    params: [],
    warmUp: () => 1,
    create: () => single(new TR(), whole)
  },
  {
    ...pane,
    id: 'natr',
    name: 'Normalised average true range',
    short: 'NATR',
    formula: '100 × ATR / close.',
    source: 'John Forman, Stocks & Commodities, 2006',
    unit: 'percent',
    params: [period(14)],
    warmUp: read => read('period'),
    create: read => new AverageTrueRange(read('period'), (range, bar) => (100 * range) / bar.close)
  },
  {
    ...channel,
    id: 'keltner',
    name: 'Keltner channels',
    short: 'Keltner',
    formula: 'EMA of the close ± factor × ATR.',
    source: 'Linda Raschke, after Chester Keltner, 1960',
    params: [period(20, 'EMA', 'ema'), period(10, 'ATR', 'atr'), factor(2, 'Factor', 'factor')],
    warmUp: read => Math.max(read('ema'), read('atr')),
    create: read => new Keltner(read('ema'), read('atr'), read('factor'))
  },
  {
    ...channel,
    id: 'donchian',
    name: 'Donchian channels',
    short: 'Donchian',
    formula: 'Highest high and lowest low of the last n candles, and their middle.',
    source: 'Richard Donchian',
    params: [period(20)],
    warmUp: read => read('period'),
    create: read => new Donchian(read('period'))
  },
  {
    ...pane,
    id: 'chop',
    name: 'Choppiness index',
    short: 'CHOP',
    formula: '100 × log₁₀(sum of true ranges / range covered) / log₁₀ n; high: sideways, low: trending.',
    source: 'E. W. Dreiss, 1993',
    unit: 'points',
    levels: [38.2, 61.8],
    params: [period(14, 'Period', 'period', 2)],
    warmUp: read => read('period') + 1,
    create: read => single(new CHOP(read('period')), whole)
  },
  {
    ...pane,
    id: 'chaikin-volatility',
    name: 'Chaikin volatility',
    short: 'CVI',
    formula: 'Change over n candles of the EMA over n of high − low, in percent; 0 where there was no range.',
    source: 'Marc Chaikin',
    unit: 'percent',
    levels: [0],
    params: [period(10)],
    warmUp: read => 2 * read('period'),
    create: read => single(new CVI(read('period')), whole)
  },
  {
    ...pane,
    id: 'rogers-satchell',
    name: 'Rogers–Satchell volatility',
    short: 'RSV',
    formula:
      '100 × √ mean over n of ln(high / close) × ln(high / open) + ln(low / close) × ln(low / open): percent a candle, not moved by a trend.',
    source: 'L. C. G. Rogers and S. E. Satchell, Annals of Applied Probability, 1991',
    unit: 'percent',
    params: [period(14)],
    warmUp: read => read('period'),
    create: read =>
      new WindowMean(read('period'), driftlessSquare, mean => 100 * Math.sqrt(Math.max(0, mean)))
  },
  {
    ...pane,
    id: 'ulcer',
    name: 'Ulcer index',
    short: 'Ulcer',
    formula:
      'Root of the mean square of falls from the highest close since the window of n candles began, in percent.',
    source: 'Peter Martin, The Investor’s Guide to Fidelity Funds, 1989',
    unit: 'percent',
    params: [period(14)],
    warmUp: read => read('period'),
    create: read => single(new UlcerIndex(read('period')), close)
  }
]
