import { m } from '../../messages/m'
import { factor, line, period, type Definition } from '../definition'

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
    id: 'bollinger',
    name: m.indicators.name.bollinger,
    short: m.indicators.short.bollinger,
    formula: m.indicators.formula.bollinger,
    source: m.indicators.source.bollinger,
    params: [
      period(20, m.indicators.param.period, 'period', 2),
      factor(2, m.indicators.param.deviations, 'factor')
    ],
    warmUp: read => read('period')
  },
  {
    ...pane,
    id: 'percent-b',
    name: m.indicators.name['percent-b'],
    short: m.indicators.short['percent-b'],
    formula: m.indicators.formula['percent-b'],
    source: m.indicators.source['percent-b'],
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
    id: 'bandwidth',
    name: m.indicators.name.bandwidth,
    short: m.indicators.short.bandwidth,
    formula: m.indicators.formula.bandwidth,
    source: m.indicators.source.bandwidth,
    unit: 'percent',
    params: [
      period(20, m.indicators.param.period, 'period', 2),
      factor(2, m.indicators.param.deviations, 'factor')
    ],
    warmUp: read => read('period')
  },
  {
    ...pane,
    id: 'atr',
    name: m.indicators.name.atr,
    short: m.indicators.short.atr,
    formula: m.indicators.formula.atr,
    source: m.indicators.source.atr,
    unit: 'price',
    params: [period(14)],
    warmUp: read => read('period')
  },
  {
    ...pane,
    id: 'true-range',
    name: m.indicators.name['true-range'],
    short: m.indicators.short['true-range'],
    formula: m.indicators.formula['true-range'],
    source: m.indicators.source['true-range'],
    unit: 'price',
    params: [],
    warmUp: () => 1
  },
  {
    ...pane,
    id: 'natr',
    name: m.indicators.name.natr,
    short: m.indicators.short.natr,
    formula: m.indicators.formula.natr,
    source: m.indicators.source.natr,
    unit: 'percent',
    params: [period(14)],
    warmUp: read => read('period')
  },
  {
    ...channel,
    id: 'keltner',
    name: m.indicators.name.keltner,
    short: m.indicators.short.keltner,
    formula: m.indicators.formula.keltner,
    source: m.indicators.source.keltner,
    params: [
      period(20, m.indicators.param.ema, 'ema'),
      period(10, m.indicators.param.atr, 'atr'),
      factor(2, m.indicators.param.factor, 'factor')
    ],
    warmUp: read => Math.max(read('ema'), read('atr'))
  },
  {
    ...channel,
    id: 'donchian',
    name: m.indicators.name.donchian,
    short: m.indicators.short.donchian,
    formula: m.indicators.formula.donchian,
    source: m.indicators.source.donchian,
    params: [period(20)],
    warmUp: read => read('period')
  },
  {
    ...pane,
    id: 'chop',
    name: m.indicators.name.chop,
    short: m.indicators.short.chop,
    formula: m.indicators.formula.chop,
    source: m.indicators.source.chop,
    unit: 'points',
    levels: [38.2, 61.8],
    params: [period(14, m.indicators.param.period, 'period', 2)],
    warmUp: read => read('period') + 1
  },
  {
    ...pane,
    id: 'chaikin-volatility',
    name: m.indicators.name['chaikin-volatility'],
    short: m.indicators.short['chaikin-volatility'],
    formula: m.indicators.formula['chaikin-volatility'],
    source: m.indicators.source['chaikin-volatility'],
    unit: 'percent',
    levels: [0],
    params: [period(10)],
    warmUp: read => 2 * read('period')
  },
  {
    ...pane,
    id: 'rogers-satchell',
    name: m.indicators.name['rogers-satchell'],
    short: m.indicators.short['rogers-satchell'],
    formula: m.indicators.formula['rogers-satchell'],
    source: m.indicators.source['rogers-satchell'],
    unit: 'percent',
    params: [period(14)],
    warmUp: read => read('period')
  },
  {
    ...pane,
    id: 'ulcer',
    name: m.indicators.name.ulcer,
    short: m.indicators.short.ulcer,
    formula: m.indicators.formula.ulcer,
    source: m.indicators.source.ulcer,
    unit: 'percent',
    params: [period(14)],
    warmUp: read => read('period')
  }
]
