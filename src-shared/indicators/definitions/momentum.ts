import { m } from '../../messages/m'
import { line, period, named, type Definition } from '../definition'

const pane = { group: 'momentum', place: 'own', outputs: [line()] } as const
const percent = { ...pane, unit: 'percent', bounds: [0, 100] } as const

/** How fast a price moves, told by its own highs, lows and steps. */
export const momentum: readonly Definition[] = [
  {
    ...percent,
    ...named('rsi'),
    unit: 'points',
    levels: [30, 70],
    params: [period(14, m.indicators.param.period, 'period', 2)],
    warmUp: read => read('period') + 1
  },
  {
    ...percent,
    ...named('stochastic'),
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
    ...named('stoch-rsi'),
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
    ...named('cci'),
    unit: 'points',
    levels: [-100, 100],
    params: [period(20, m.indicators.param.period, 'period', 2)],
    warmUp: read => read('period')
  },
  {
    ...pane,
    ...named('williams-r'),
    unit: 'percent',
    bounds: [-100, 0],
    levels: [-80, -20],
    params: [period(14)],
    warmUp: read => read('period')
  },
  {
    ...pane,
    ...named('roc'),
    unit: 'percent',
    levels: [0],
    params: [period(9)],
    warmUp: read => read('period') + 1
  },
  {
    ...pane,
    ...named('momentum'),
    unit: 'price',
    levels: [0],
    params: [period(10)],
    warmUp: read => read('period') + 1
  },
  {
    ...percent,
    ...named('ultimate'),
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
    ...named('cmo'),
    unit: 'percent',
    bounds: [-100, 100],
    levels: [-50, 50],
    params: [period(9)],
    warmUp: read => read('period') + 1
  }
]
