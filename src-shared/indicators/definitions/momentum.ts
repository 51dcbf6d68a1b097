import { m } from '../../messages/m'
import { line, period, type Definition } from '../definition'

const pane = { group: 'momentum', place: 'own', outputs: [line()] } as const
const percent = { ...pane, unit: 'percent', bounds: [0, 100] } as const

/** How fast a price moves, told by its own highs, lows and steps. */
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
    warmUp: read => read('period') + 1
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
    warmUp: read => read('period') + read('slowing') + read('d') - 2
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
    warmUp: read => read('rsi') + read('period') + read('k') - 1
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
    warmUp: read => read('period')
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
    warmUp: read => read('period')
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
    warmUp: read => read('period') + 1
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
    warmUp: read => read('period') + 1
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
    warmUp: read => read('long') + 1
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
    warmUp: read => read('period') + 1
  }
]
