import { m } from '../../messages/m'
import type { Definition } from '../definition'
import { line, named, overPeriod, period, periods } from './building-blocks'

const pane = { group: 'momentum', place: 'own', outputs: [line()] } as const
const percent = { ...pane, unit: 'percent', bounds: [0, 100] } as const
const stochastic = {
  ...percent,
  levels: [20, 80],
  outputs: [line(0, m.indicators.output.percentK, 'k'), line(3, m.indicators.output.percentD, 'd')]
} as const

export const momentum: readonly Definition[] = [
  { ...percent, ...named('rsi'), ...overPeriod(14, n => n + 1, 2), unit: 'points', levels: [30, 70] },
  {
    ...stochastic,
    ...named('stochastic'),
    params: [
      period(14),
      period(3, m.indicators.param.smoothing, 'slowing'),
      period(3, m.indicators.param.percentD, 'd')
    ],
    warmUp: read => read('period') + read('slowing') + read('d') - 2
  },
  {
    ...stochastic,
    ...named('stoch-rsi'),
    params: [
      period(14, m.indicators.param.rsi, 'rsi', 2),
      period(14),
      period(3, m.indicators.param.percentK, 'k'),
      period(3, m.indicators.param.percentD, 'd')
    ],
    warmUp: read => read('rsi') + read('period') + read('k') - 1
  },
  { ...pane, ...named('cci'), ...overPeriod(20, n => n, 2), unit: 'points', levels: [-100, 100] },
  { ...percent, ...named('williams-r'), ...overPeriod(14), bounds: [-100, 0], levels: [-80, -20] },
  { ...pane, ...named('roc'), ...overPeriod(9, n => n + 1), unit: 'percent', levels: [0] },
  { ...pane, ...named('momentum'), ...overPeriod(10, n => n + 1), unit: 'price', levels: [0] },
  {
    ...percent,
    ...named('ultimate'),
    levels: [30, 70],
    params: periods({ short: 7, medium: 14, long: 28 }),
    constraint: {
      holds: read => read('short') < read('medium') && read('medium') < read('long'),
      words: m.indicators.rule.shortLong
    },
    warmUp: read => read('long') + 1
  },
  { ...percent, ...named('cmo'), ...overPeriod(9, n => n + 1), bounds: [-100, 100], levels: [-50, 50] }
]
