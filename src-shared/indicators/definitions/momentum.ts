import { APO, CMO, CoppockCurve, ElderRay, MOM, PPO, ROC, TRIX, TSI } from 'trading-signals'
import { m } from '../../messages/m'
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
const fastAndSlow = [period(12, m.indicators.param.fast, 'fast'), period(26, m.indicators.param.slow, 'slow')]
const isInOrder = {
  holds: (read: Read): boolean => read('fast') < read('slow'),
  words: m.indicators.fastIsShorter
}

/** How fast a price moves. */
export const momentum: readonly Definition[] = [
  {
    ...percent,
    id: 'rsi',
    unit: 'points',
    name: m.indicators.name.rsi,
    short: m.indicators.short.rsi,
    formula: m.indicators.formula.rsi,
    source: m.indicators.source.rsi,
    levels: [30, 70],
    params: [period(14, m.indicators.param.period, 'period', 2)],
    warmUp: read => read('period') + 1,
    create: read => new RelativeStrength(read('period'))
  },
  {
    ...percent,
    id: 'stochastic',
    name: m.indicators.name.stochastic,
    short: m.indicators.short.stochastic,
    formula: m.indicators.formula.stochastic,
    source: m.indicators.source.stochastic,
    levels: [20, 80],
    params: [
      period(14, m.indicators.param.period, 'period'),
      period(3, m.indicators.param.smoothing, 'slowing'),
      period(3, m.indicators.param.percentD, 'd')
    ],
    outputs: [line(0, m.indicators.output.percentK, 'k'), line(3, m.indicators.output.percentD, 'd')],
    warmUp: read => read('period') + read('slowing') + read('d') - 2,
    create: read => new Stochastic(read('period'), read('slowing'), read('d'))
  },
  {
    ...percent,
    id: 'stoch-rsi',
    name: m.indicators.name['stoch-rsi'],
    short: m.indicators.short['stoch-rsi'],
    formula: m.indicators.formula['stoch-rsi'],
    source: m.indicators.source['stoch-rsi'],
    levels: [20, 80],
    params: [
      period(14, m.indicators.param.rsi, 'rsi', 2),
      period(14, m.indicators.param.period, 'period'),
      period(3, m.indicators.param.percentK, 'k'),
      period(3, m.indicators.param.percentD, 'd')
    ],
    outputs: [line(0, m.indicators.output.percentK, 'k'), line(3, m.indicators.output.percentD, 'd')],
    warmUp: read => read('rsi') + read('period') + read('k') - 1,
    create: read => new StochasticRsi(read('rsi'), read('period'), read('k'), read('d'))
  },
  {
    ...pane,
    id: 'macd',
    name: m.indicators.name.macd,
    short: m.indicators.short.macd,
    formula: m.indicators.formula.macd,
    source: m.indicators.source.macd,
    unit: 'price',
    levels: [0],
    params: [...fastAndSlow, period(9, m.indicators.param.signal, 'signal')],
    outputs: [
      line(0, m.indicators.output.macd, 'macd'),
      line(3, m.indicators.output.signal, 'signal'),
      { id: 'histogram', name: m.indicators.output.histogram, kind: 'histogram', hue: 'up' }
    ],
    constraint: isInOrder,
    warmUp: read => read('slow'),
    create: read => new Macd(read('fast'), read('slow'), read('signal'))
  },
  {
    ...pane,
    id: 'ppo',
    name: m.indicators.name.ppo,
    short: m.indicators.short.ppo,
    formula: m.indicators.formula.ppo,
    source: m.indicators.source.ppo,
    unit: 'percent',
    levels: [0],
    params: fastAndSlow,
    constraint: isInOrder,
    warmUp: read => read('slow'),
    create: read => single(new PPO({ fastPeriod: read('fast'), slowPeriod: read('slow') }), close)
  },
  {
    ...pane,
    id: 'apo',
    name: m.indicators.name.apo,
    short: m.indicators.short.apo,
    formula: m.indicators.formula.apo,
    source: m.indicators.source.apo,
    unit: 'price',
    levels: [0],
    params: fastAndSlow,
    constraint: isInOrder,
    warmUp: read => read('slow'),
    create: read => single(new APO({ fastPeriod: read('fast'), slowPeriod: read('slow') }), close)
  },
  {
    ...pane,
    id: 'disparity',
    name: m.indicators.name.disparity,
    short: m.indicators.short.disparity,
    formula: m.indicators.formula.disparity,
    source: m.indicators.source.disparity,
    unit: 'percent',
    levels: [0],
    params: [period(14)],
    warmUp: read => read('period'),
    create: read => new WindowMean(read('period'), close, (mean, bar) => (100 * (bar.close - mean)) / mean)
  },
  {
    ...pane,
    id: 'cci',
    name: m.indicators.name.cci,
    short: m.indicators.short.cci,
    formula: m.indicators.formula.cci,
    source: m.indicators.source.cci,
    unit: 'points',
    levels: [-100, 100],
    params: [period(20, m.indicators.param.period, 'period', 2)],
    warmUp: read => read('period'),
    create: read => new ChannelIndex(read('period'))
  },
  {
    ...pane,
    id: 'williams-r',
    name: m.indicators.name['williams-r'],
    short: m.indicators.short['williams-r'],
    formula: m.indicators.formula['williams-r'],
    source: m.indicators.source['williams-r'],
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
    name: m.indicators.name.roc,
    short: m.indicators.short.roc,
    formula: m.indicators.formula.roc,
    source: m.indicators.source.roc,
    unit: 'percent',
    levels: [0],
    params: [period(9)],
    warmUp: read => read('period') + 1,
    create: read => single(new ROC(read('period')), close, 100)
  },
  {
    ...pane,
    id: 'momentum',
    name: m.indicators.name.momentum,
    short: m.indicators.short.momentum,
    formula: m.indicators.formula.momentum,
    source: m.indicators.source.momentum,
    unit: 'price',
    levels: [0],
    params: [period(10)],
    warmUp: read => read('period') + 1,
    create: read => single(new MOM(read('period')), close)
  },
  {
    ...pane,
    id: 'ao',
    name: m.indicators.name.ao,
    short: m.indicators.short.ao,
    formula: m.indicators.formula.ao,
    source: m.indicators.source.ao,
    unit: 'price',
    levels: [0],
    params: [period(5, m.indicators.param.fast, 'fast'), period(34, m.indicators.param.slow, 'slow')],
    outputs: [{ id: 'value', name: m.indicators.output.value, kind: 'histogram', hue: 'up' }],
    constraint: isInOrder,
    warmUp: read => read('slow'),
    create: read => new AwesomeOscillator(read('fast'), read('slow'))
  },
  {
    ...pane,
    id: 'tsi',
    name: m.indicators.name.tsi,
    short: m.indicators.short.tsi,
    formula: m.indicators.formula.tsi,
    source: m.indicators.source.tsi,
    unit: 'percent',
    bounds: [-100, 100],
    levels: [0],
    params: [period(25, m.indicators.param.long, 'long'), period(13, m.indicators.param.short, 'short')],
    warmUp: read => read('long') + read('short'),
    create: read => single(new TSI({ longPeriod: read('long'), shortPeriod: read('short') }), close)
  },
  {
    ...pane,
    id: 'trix',
    name: m.indicators.name.trix,
    short: m.indicators.short.trix,
    formula: m.indicators.formula.trix,
    source: m.indicators.source.trix,
    unit: 'percent',
    levels: [0],
    params: [period(18)],
    warmUp: read => 3 * (read('period') - 1) + 2,
    create: read => single(new TRIX(read('period')), close)
  },
  {
    ...percent,
    id: 'ultimate',
    name: m.indicators.name.ultimate,
    short: m.indicators.short.ultimate,
    formula: m.indicators.formula.ultimate,
    source: m.indicators.source.ultimate,
    levels: [30, 70],
    params: [
      period(7, m.indicators.param.short, 'short'),
      period(14, m.indicators.param.medium, 'medium'),
      period(28, m.indicators.param.long, 'long')
    ],
    constraint: {
      holds: read => read('short') < read('medium') && read('medium') < read('long'),
      words: m.indicators.shortMediumLong
    },
    warmUp: read => read('long') + 1,
    create: read => new UltimateOscillator(read('short'), read('medium'), read('long'))
  },
  {
    ...pane,
    id: 'cmo',
    name: m.indicators.name.cmo,
    short: m.indicators.short.cmo,
    formula: m.indicators.formula.cmo,
    source: m.indicators.source.cmo,
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
    name: m.indicators.name.coppock,
    short: m.indicators.short.coppock,
    formula: m.indicators.formula.coppock,
    source: m.indicators.source.coppock,
    unit: 'percent',
    levels: [0],
    params: [
      period(14, m.indicators.param.long, 'long'),
      period(11, m.indicators.param.short, 'short'),
      period(10, m.indicators.param.average, 'average')
    ],
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
    name: m.indicators.name['elder-ray'],
    short: m.indicators.short['elder-ray'],
    formula: m.indicators.formula['elder-ray'],
    source: m.indicators.source['elder-ray'],
    unit: 'price',
    levels: [0],
    params: [period(13)],
    outputs: [
      line('up', m.indicators.output.bulls, 'bulls'),
      line('down', m.indicators.output.bears, 'bears')
    ],
    warmUp: read => read('period'),
    create: read =>
      several(new ElderRay(read('period')), whole, ({ bullPower, bearPower }, values) => {
        values.set([bullPower, bearPower])
      })
  }
]
