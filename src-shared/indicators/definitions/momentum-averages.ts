import { m } from '../../messages/m'
import type { Definition } from '../definition'
import { fastAndSlow, histogram, line, named, overPeriod, period, periods } from './building-blocks'

const pane = { group: 'momentum', place: 'own', levels: [0], outputs: [line()] } as const

export const momentumAverages: readonly Definition[] = [
  {
    ...pane,
    ...named('macd'),
    ...fastAndSlow(12, 26, period(9, m.indicators.param.signal, 'signal')),
    unit: 'price',
    outputs: [
      line(0, m.indicators.output.macd, 'macd'),
      line(3, m.indicators.output.signal, 'signal'),
      histogram('up', m.indicators.output.histogram, 'histogram')
    ]
  },
  { ...pane, ...named('ppo'), ...fastAndSlow(12, 26), unit: 'percent' },
  { ...pane, ...named('apo'), ...fastAndSlow(12, 26), unit: 'price' },
  { ...pane, ...named('disparity'), ...overPeriod(14), unit: 'percent' },
  { ...pane, ...named('ao'), ...fastAndSlow(5, 34), unit: 'price', outputs: [histogram()] },
  {
    ...pane,
    ...named('tsi'),
    unit: 'percent',
    bounds: [-100, 100],
    params: periods({ long: 25, short: 13 }),
    warmUp: read => read('long') + read('short')
  },
  { ...pane, ...named('trix'), ...overPeriod(18, n => 3 * (n - 1) + 2), unit: 'percent' },
  {
    ...pane,
    ...named('coppock'),
    unit: 'percent',
    params: periods({ long: 14, short: 11, average: 10 }),
    warmUp: read => Math.max(read('long'), read('short')) + read('average')
  },
  {
    ...pane,
    ...named('elder-ray'),
    ...overPeriod(13),
    unit: 'price',
    outputs: [
      line('up', m.indicators.output.bulls, 'bulls'),
      line('down', m.indicators.output.bears, 'bears')
    ]
  }
]
