import { factor, line, period, type Definition, type Read } from '../definition'
import { Accelerator } from '../oscillators'
import { Detrended, Fisher, Squeeze, TrendCycle, WaveTrend } from '../turns'

const pane = { group: 'momentum', place: 'own', outputs: [line()] } as const
const histogram = { id: 'value', name: 'Value', kind: 'histogram', hue: 'up' } as const
const isInOrder = (read: Read): string | null =>
  read('fast') < read('slow') ? null : 'Fast is shorter than Slow.'

/** Where a move gathers, tires and turns. */
export const turns: readonly Definition[] = [
  {
    ...pane,
    id: 'squeeze',
    name: 'Squeeze momentum',
    short: 'Squeeze',
    formula:
      'Momentum: end of the straight line that fits the last n of close − mean of (middle of their highs and lows, their SMA). Squeezed while Bollinger’s bands lie inside EMA ± factor × ATR, all over n.',
    source: 'John Carter, Mastering the Trade, 2005',
    unit: 'price',
    levels: [0],
    params: [
      period(20, 'Period', 'period', 2),
      factor(2, 'Deviations', 'deviations'),
      factor(1.5, 'Factor', 'factor')
    ],
    outputs: [
      { ...histogram, name: 'Momentum' },
      { id: 'squeezed', name: 'Squeezed', kind: 'dots', hue: 'down', isMark: true },
      { id: 'free', name: 'Free', kind: 'dots', hue: 5, isMark: true }
    ],
    warmUp: read => 2 * read('period') - 1,
    create: read => new Squeeze(read('period'), read('deviations'), read('factor'))
  },
  {
    ...pane,
    id: 'wave-trend',
    name: 'Wave trend',
    short: 'WT',
    formula:
      'With d the typical price less its EMA over n: WT1 is the EMA of d / (0.015 × EMA over n of |d|), WT2 its mean. 0 while the price stands still.',
    source: 'LazyBear, TradingView, 2014',
    unit: 'points',
    levels: [-60, 60],
    params: [
      period(10, 'Channel', 'channel'),
      period(21, 'Average', 'average'),
      period(4, 'Signal', 'signal')
    ],
    outputs: [line(0, 'WT1', 'wave'), line(3, 'WT2', 'signal')],
    warmUp: read => Math.max(read('channel'), read('average')),
    create: read => new WaveTrend(read('channel'), read('average'), read('signal'))
  },
  {
    ...pane,
    id: 'fisher',
    name: 'Fisher transform',
    short: 'Fisher',
    formula:
      '½ ln((1 + x) / (1 − x)) + ½ value before; x = 0.66 × (place of the candle’s middle among the last n − ½) + 0.67 × x before, kept below 1. Trigger: the value one candle before.',
    source: 'John Ehlers, Stocks & Commodities, 2002',
    unit: 'points',
    levels: [0],
    params: [period(10)],
    outputs: [line(0, 'Fisher', 'value'), { ...line(3, 'Trigger', 'trigger'), shift: () => 1 }],
    warmUp: read => read('period'),
    create: read => new Fisher(read('period'))
  },
  {
    ...pane,
    id: 'schaff',
    name: 'Schaff trend cycle',
    short: 'STC',
    formula:
      'Place of fast EMA − slow EMA among its last n, smoothed halfway; then the place of that among its last n, smoothed again. While they are all one, the place before.',
    source: 'Doug Schaff, 1999',
    unit: 'percent',
    bounds: [0, 100],
    levels: [25, 75],
    params: [period(10, 'Cycle', 'cycle', 2), period(23, 'Fast', 'fast'), period(50, 'Slow', 'slow')],
    check: isInOrder,
    warmUp: read => read('slow') + 2 * (read('cycle') - 1),
    create: read => new TrendCycle(read('cycle'), read('fast'), read('slow'))
  },
  {
    ...pane,
    id: 'dpo',
    name: 'Detrended price oscillator',
    short: 'DPO',
    formula: 'Close of n / 2 + 1 candles ago (rounded down) − SMA over n.',
    source: 'Common usage',
    unit: 'price',
    levels: [0],
    params: [period(20)],
    warmUp: read => Math.max(read('period'), Math.floor(read('period') / 2) + 2),
    create: read => new Detrended(read('period'))
  },
  {
    ...pane,
    id: 'ac',
    name: 'Accelerator oscillator',
    short: 'AC',
    formula: 'Awesome oscillator − its SMA over 5.',
    source: 'Bill Williams, New Trading Dimensions, 1998',
    unit: 'price',
    levels: [0],
    params: [period(5, 'Fast', 'fast'), period(34, 'Slow', 'slow'), period(5, 'Average', 'average')],
    outputs: [histogram],
    check: isInOrder,
    warmUp: read => read('slow') + read('average') - 1,
    create: read => new Accelerator(read('fast'), read('slow'), read('average'))
  }
]
