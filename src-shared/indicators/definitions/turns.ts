import { m } from '../../messages/m'
import type { Definition } from '../definition'
import { factor, fastAndSlow, histogram, line, named, overPeriod, period, periods } from './building-blocks'

const pane = { group: 'momentum', place: 'own', levels: [0], outputs: [line()] } as const

export const turns: readonly Definition[] = [
  {
    ...pane,
    ...named('squeeze'),
    unit: 'price',
    params: [
      period(20, m.indicators.param.period, 'period', 2),
      factor(2, m.indicators.param.deviations, 'deviations'),
      factor(1.5, m.indicators.param.factor, 'factor')
    ],
    outputs: [
      histogram('up', m.indicators.output.momentum),
      { id: 'squeezed', name: m.indicators.output.squeezed, kind: 'dots', hue: 'down', isMark: true },
      { id: 'free', name: m.indicators.output.free, kind: 'dots', hue: 5, isMark: true }
    ],
    warmUp: read => 2 * read('period') - 1
  },
  {
    ...pane,
    ...named('wave-trend'),
    unit: 'points',
    levels: [-60, 60],
    params: periods({ channel: 10, average: 21, signal: 4 }),
    outputs: [line(0, m.indicators.output.wt1, 'wave'), line(3, m.indicators.output.wt2, 'signal')],
    warmUp: read => Math.max(read('channel'), read('average'))
  },
  {
    ...pane,
    ...named('fisher'),
    ...overPeriod(10),
    unit: 'points',
    outputs: [
      line(0, m.indicators.output.fisher),
      { ...line(3, m.indicators.output.trigger, 'trigger'), shift: () => 1 }
    ]
  },
  {
    ...pane,
    ...named('schaff'),
    ...fastAndSlow(23, 50),
    unit: 'percent',
    bounds: [0, 100],
    levels: [25, 75],
    params: [period(10, m.indicators.param.cycle, 'cycle', 2), ...fastAndSlow(23, 50).params],
    warmUp: read => read('slow') + 2 * (read('cycle') - 1)
  },
  {
    ...pane,
    ...named('dpo'),
    ...overPeriod(20, n => Math.max(n, Math.floor(n / 2) + 2)),
    unit: 'price'
  },
  {
    ...pane,
    ...named('ac'),
    ...fastAndSlow(5, 34, period(5, m.indicators.param.average, 'average')),
    unit: 'price',
    outputs: [histogram()],
    warmUp: read => read('slow') + read('average') - 1
  }
]
