import { m } from '../../messages/m'
import { factor, line, period, named, type Definition } from '../definition'

const channel = {
  group: 'volatility',
  unit: 'price',
  place: 'price',
  outputs: [
    line(0, m.indicators.output.upper, 'upper'),
    { ...line(0, m.indicators.output.middle, 'middle'), dash: 'dashed' },
    line(0, m.indicators.output.lower, 'lower')
  ],
  cloud: ['upper', 'lower']
} as const satisfies Partial<Definition>
const pane = { group: 'volatility', place: 'own', outputs: [line()] } as const

/** How far a price swings. */
export const volatility: readonly Definition[] = [
  {
    ...channel,
    ...named('bollinger'),
    params: [
      period(20, m.indicators.param.period, 'period', 2),
      factor(2, m.indicators.param.deviations, 'factor')
    ],
    warmUp: read => read('period')
  },
  {
    ...pane,
    ...named('percent-b'),
    unit: 'points',
    levels: [0, 1],
    params: [
      period(20, m.indicators.param.period, 'period', 2),
      factor(2, m.indicators.param.deviations, 'factor')
    ],
    warmUp: read => read('period')
  },
  {
    ...pane,
    ...named('bandwidth'),
    unit: 'percent',
    params: [
      period(20, m.indicators.param.period, 'period', 2),
      factor(2, m.indicators.param.deviations, 'factor')
    ],
    warmUp: read => read('period')
  },
  {
    ...pane,
    ...named('atr'),
    unit: 'price',
    params: [period(14)],
    warmUp: read => read('period')
  },
  {
    ...pane,
    ...named('true-range'),
    unit: 'price',
    params: [],
    warmUp: () => 1
  },
  {
    ...pane,
    ...named('natr'),
    unit: 'percent',
    params: [period(14)],
    warmUp: read => read('period')
  },
  {
    ...channel,
    ...named('keltner'),
    params: [
      period(20, m.indicators.param.ema, 'ema'),
      period(10, m.indicators.param.atr, 'atr'),
      factor(2, m.indicators.param.factor, 'factor')
    ],
    warmUp: read => Math.max(read('ema'), read('atr'))
  },
  {
    ...channel,
    ...named('donchian'),
    params: [period(20)],
    warmUp: read => read('period')
  },
  {
    ...pane,
    ...named('chop'),
    unit: 'points',
    levels: [38.2, 61.8],
    params: [period(14, m.indicators.param.period, 'period', 2)],
    warmUp: read => read('period') + 1
  },
  {
    ...pane,
    ...named('chaikin-volatility'),
    unit: 'percent',
    levels: [0],
    params: [period(10)],
    warmUp: read => 2 * read('period')
  },
  {
    ...pane,
    ...named('rogers-satchell'),
    unit: 'percent',
    params: [period(14)],
    warmUp: read => read('period')
  },
  {
    ...pane,
    ...named('ulcer'),
    unit: 'percent',
    params: [period(14)],
    warmUp: read => read('period')
  }
]
