import { m } from '../../messages/m'
import type { Definition } from '../definition'
import { factor, line, named, overPeriod, period, periods, unchanging } from './building-blocks'

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
const bollinger = {
  params: [
    period(20, m.indicators.param.period, 'period', 2),
    factor(2, m.indicators.param.deviations, 'factor')
  ],
  warmUp: read => read('period')
} satisfies Partial<Definition>

export const volatility: readonly Definition[] = [
  { ...channel, ...named('bollinger'), ...bollinger },
  { ...pane, ...named('percent-b'), ...bollinger, unit: 'points', levels: [0, 1] },
  { ...pane, ...named('bandwidth'), ...bollinger, unit: 'percent' },
  { ...pane, ...named('atr'), ...overPeriod(14), unit: 'price' },
  { ...pane, ...named('true-range'), ...unchanging(1), unit: 'price' },
  { ...pane, ...named('natr'), ...overPeriod(14), unit: 'percent' },
  {
    ...channel,
    ...named('keltner'),
    params: [...periods({ ema: 20, atr: 10 }), factor(2, m.indicators.param.factor, 'factor')],
    warmUp: read => Math.max(read('ema'), read('atr'))
  },
  { ...channel, ...named('donchian'), ...overPeriod(20) },
  { ...pane, ...named('chop'), ...overPeriod(14, n => n + 1, 2), unit: 'points', levels: [38.2, 61.8] },
  { ...pane, ...named('chaikin-volatility'), ...overPeriod(10, n => 2 * n), unit: 'percent', levels: [0] },
  { ...pane, ...named('rogers-satchell'), ...overPeriod(14), unit: 'percent' },
  { ...pane, ...named('ulcer'), ...overPeriod(14), unit: 'percent' }
]
