import { APO, CMO, CoppockCurve, ElderRay, MOM, PPO, ROC, TRIX, TSI } from 'trading-signals'
import { line, period, type Definition, type Read } from '../definition'
import { Macd } from '../chained'
import { AwesomeOscillator, UltimateOscillator } from '../oscillators'
import { RelativeStrength, StochasticRsi } from '../relative-strength'
import { Stochastic, WilliamsR } from '../stochastic'
import { close, several, single, whole } from '../stream'
import { WindowMean } from '../window-mean'
import { ChannelIndex } from '../windowed'

const pane = { group: 'momentum', place: 'own', outputs: [line()] } as const
const percent = { ...pane, unit: 'percent', bounds: [0, 100] } as const
const fastAndSlow = [period(12, 'Fast', 'fast'), period(26, 'Slow', 'slow')]
const isInOrder = (read: Read): string | null =>
  read('fast') < read('slow') ? null : 'Fast is shorter than Slow.'

/** How fast a price moves. */
export const momentum: readonly Definition[] = [
  {
    ...percent,
    id: 'rsi',
    unit: 'points',
    name: 'Relative strength index',
    short: 'RSI',
    formula: '100 − 100 / (1 + mean gain / mean loss), both smoothed by Wilder over n.',
    source: 'J. Welles Wilder, New Concepts in Technical Trading Systems, 1978',
    levels: [30, 70],
    params: [period(14, 'Period', 'period', 2)],
    warmUp: read => read('period') + 1,
    create: read => new RelativeStrength(read('period'))
  },
  {
    ...percent,
    id: 'stochastic',
    name: 'Stochastic oscillator',
    short: 'Stoch',
    formula:
      '%K: place of the close between low and high of n candles, averaged over s; %D: %K averaged over d.',
    source: 'George Lane, 1984',
    levels: [20, 80],
    params: [period(14, 'Period', 'period'), period(3, 'Smoothing', 'slowing'), period(3, '%D', 'd')],
    outputs: [line(0, '%K', 'k'), line(3, '%D', 'd')],
    warmUp: read => read('period') + read('slowing') + read('d') - 2,
    create: read => new Stochastic(read('period'), read('slowing'), read('d'))
  },
  {
    ...percent,
    id: 'stoch-rsi',
    name: 'Stochastic RSI',
    short: 'StochRSI',
    formula: 'Place of the RSI between its low and high of n candles, averaged to %K and again to %D.',
    source: 'Tushar Chande and Stanley Kroll, The New Technical Trader, 1994',
    levels: [20, 80],
    params: [
      period(14, 'RSI', 'rsi', 2),
      period(14, 'Period', 'period'),
      period(3, '%K', 'k'),
      period(3, '%D', 'd')
    ],
    outputs: [line(0, '%K', 'k'), line(3, '%D', 'd')],
    warmUp: read => read('rsi') + read('period') + read('k') - 1,
    create: read => new StochasticRsi(read('rsi'), read('period'), read('k'), read('d'))
  },
  {
    ...pane,
    id: 'macd',
    name: 'Moving average convergence divergence',
    short: 'MACD',
    formula: 'Fast EMA − slow EMA; signal: EMA of that; histogram: MACD − signal.',
    source: 'Gerald Appel, 1979',
    unit: 'price',
    levels: [0],
    params: [...fastAndSlow, period(9, 'Signal', 'signal')],
    outputs: [
      line(0, 'MACD', 'macd'),
      line(3, 'Signal', 'signal'),
      { id: 'histogram', name: 'Histogram', kind: 'histogram', hue: 'up' }
    ],
    check: isInOrder,
    warmUp: read => read('slow'),
    create: read => new Macd(read('fast'), read('slow'), read('signal'))
  },
  {
    ...pane,
    id: 'ppo',
    name: 'Percentage price oscillator',
    short: 'PPO',
    formula: '100 × (fast EMA − slow EMA) / slow EMA.',
    source: 'Common usage, after Gerald Appel',
    unit: 'percent',
    levels: [0],
    params: fastAndSlow,
    check: isInOrder,
    warmUp: read => read('slow'),
    create: read => single(new PPO({ fastPeriod: read('fast'), slowPeriod: read('slow') }), close)
  },
  {
    ...pane,
    id: 'apo',
    name: 'Absolute price oscillator',
    short: 'APO',
    formula: 'Fast EMA − slow EMA.',
    source: 'Common usage, after Gerald Appel',
    unit: 'price',
    levels: [0],
    params: fastAndSlow,
    check: isInOrder,
    warmUp: read => read('slow'),
    create: read => single(new APO({ fastPeriod: read('fast'), slowPeriod: read('slow') }), close)
  },
  {
    ...pane,
    id: 'disparity',
    name: 'Disparity index',
    short: 'Disparity',
    formula: '100 × (close − its SMA over n) / that SMA.',
    source: 'Steve Nison, Beyond Candlesticks, 1994',
    unit: 'percent',
    levels: [0],
    params: [period(14)],
    warmUp: read => read('period'),
    create: read => new WindowMean(read('period'), close, (mean, bar) => (100 * (bar.close - mean)) / mean)
  },
  {
    ...pane,
    id: 'cci',
    name: 'Commodity channel index',
    short: 'CCI',
    formula:
      '(typical price − its mean over n) / (0.015 × mean deviation). Undefined while the price stands still.',
    source: 'Donald Lambert, Commodities, 1980',
    unit: 'points',
    levels: [-100, 100],
    params: [period(20, 'Period', 'period', 2)],
    warmUp: read => read('period'),
    create: read => new ChannelIndex(read('period'))
  },
  {
    ...pane,
    id: 'williams-r',
    name: 'Williams %R',
    short: '%R',
    formula: '−100 × (highest high − close) / (highest high − lowest low) over n.',
    source: 'Larry Williams, 1973',
    unit: 'percent',
    bounds: [-100, 0],
    levels: [-80, -20],
    params: [period(14)],
    warmUp: read => read('period'),
    create: read => new WilliamsR(read('period'))
  },
  {
    ...pane,
    id: 'roc',
    name: 'Rate of change',
    short: 'ROC',
    formula: '100 × (close − close n ago) / close n ago.',
    source: 'Common usage',
    unit: 'percent',
    levels: [0],
    params: [period(9)],
    warmUp: read => read('period') + 1,
    create: read => single(new ROC(read('period')), close, 100)
  },
  {
    ...pane,
    id: 'momentum',
    name: 'Momentum',
    short: 'MOM',
    formula: 'Close − close n ago.',
    source: 'Common usage',
    unit: 'price',
    levels: [0],
    params: [period(10)],
    warmUp: read => read('period') + 1,
    create: read => single(new MOM(read('period')), close)
  },
  {
    ...pane,
    id: 'ao',
    name: 'Awesome oscillator',
    short: 'AO',
    formula: 'SMA of the candle’s middle over 5 − the same over 34.',
    source: 'Bill Williams, New Trading Dimensions, 1998',
    unit: 'price',
    levels: [0],
    params: [period(5, 'Fast', 'fast'), period(34, 'Slow', 'slow')],
    outputs: [{ id: 'value', name: 'Value', kind: 'histogram', hue: 'up' }],
    check: isInOrder,
    warmUp: read => read('slow'),
    create: read => new AwesomeOscillator(read('fast'), read('slow'))
  },
  {
    ...pane,
    id: 'tsi',
    name: 'True strength index',
    short: 'TSI',
    formula:
      '100 × EMA of EMA of the change / EMA of EMA of its size; the outer begins once the inner has warmed up.',
    source: 'William Blau, Stocks & Commodities, 1991',
    unit: 'percent',
    bounds: [-100, 100],
    levels: [0],
    params: [period(25, 'Long', 'long'), period(13, 'Short', 'short')],
    warmUp: read => read('long') + read('short'),
    create: read => single(new TSI({ longPeriod: read('long'), shortPeriod: read('short') }), close)
  },
  {
    ...pane,
    id: 'trix',
    name: 'TRIX',
    short: 'TRIX',
    formula:
      'Change of a triple EMA against itself, in percent; each EMA begins once the one inside it has warmed up.',
    source: 'Jack Hutson, Stocks & Commodities, 1983',
    unit: 'percent',
    levels: [0],
    params: [period(18)],
    warmUp: read => 3 * (read('period') - 1) + 2,
    create: read => single(new TRIX(read('period')), close)
  },
  {
    ...percent,
    id: 'ultimate',
    name: 'Ultimate oscillator',
    short: 'UO',
    formula:
      '100 × (4 a + 2 b + c) / 7; a, b, c: buying pressure / true range, summed over three periods; 50 while the price stands still.',
    source: 'Larry Williams, Stocks & Commodities, 1985',
    levels: [30, 70],
    params: [period(7, 'Short', 'short'), period(14, 'Medium', 'medium'), period(28, 'Long', 'long')],
    check: read =>
      read('short') < read('medium') && read('medium') < read('long')
        ? null
        : 'Short is shorter than Medium, and Medium than Long.',
    warmUp: read => read('long') + 1,
    create: read => new UltimateOscillator(read('short'), read('medium'), read('long'))
  },
  {
    ...pane,
    id: 'cmo',
    name: 'Chande momentum oscillator',
    short: 'CMO',
    formula: '100 × (gains − losses) / (gains + losses), summed over n.',
    source: 'Tushar Chande and Stanley Kroll, The New Technical Trader, 1994',
    unit: 'percent',
    bounds: [-100, 100],
    levels: [-50, 50],
    params: [period(9)],
    warmUp: read => read('period') + 1,
    create: read => single(new CMO(read('period')), close)
  },
  {
    ...pane,
    id: 'coppock',
    name: 'Coppock curve',
    short: 'Coppock',
    formula: 'WMA over n of the sum of two rates of change, in percent.',
    source: 'Edwin Coppock, Barron’s, 1962',
    unit: 'percent',
    levels: [0],
    params: [period(14, 'Long', 'long'), period(11, 'Short', 'short'), period(10, 'Average', 'average')],
    warmUp: read => Math.max(read('long'), read('short')) + read('average'),
    create: read =>
      single(
        new CoppockCurve({
          longRocInterval: read('long'),
          shortRocInterval: read('short'),
          wmaInterval: read('average')
        }),
        close
      )
  },
  {
    ...pane,
    id: 'elder-ray',
    name: 'Elder ray',
    short: 'Elder ray',
    formula: 'Bull power: high − EMA; bear power: low − EMA.',
    source: 'Alexander Elder, Trading for a Living, 1993',
    unit: 'price',
    levels: [0],
    params: [period(13)],
    outputs: [line('up', 'Bulls', 'bulls'), line('down', 'Bears', 'bears')],
    warmUp: read => read('period'),
    create: read =>
      several(new ElderRay(read('period')), whole, ({ bullPower, bearPower }, values) => {
        values.set([bullPower, bearPower])
      })
  }
]
