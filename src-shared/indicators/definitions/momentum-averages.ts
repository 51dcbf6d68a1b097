import { m } from '../../messages/m'
import { line, period, named, type Definition, type Read } from '../definition'

const pane = { group: 'momentum', place: 'own', outputs: [line()] } as const
const fastAndSlow = [period(12, m.indicators.param.fast, 'fast'), period(26, m.indicators.param.slow, 'slow')]
const isInOrder = {
  holds: (read: Read): boolean => read('fast') < read('slow'),
  words: m.indicators.fastIsShorter
}

/** How fast a price moves, told by its moving averages. */
export const momentumAverages: readonly Definition[] = [
  {
    ...pane,
    ...named('macd'),
    unit: 'price',
    levels: [0],
    params: [...fastAndSlow, period(9, m.indicators.param.signal, 'signal')],
    outputs: [
      line(0, m.indicators.output.macd, 'macd'),
      line(3, m.indicators.output.signal, 'signal'),
      { id: 'histogram', name: m.indicators.output.histogram, kind: 'histogram', hue: 'up' }
    ],
    constraint: isInOrder,
    warmUp: read => read('slow')
  },
  {
    ...pane,
    ...named('ppo'),
    unit: 'percent',
    levels: [0],
    params: fastAndSlow,
    constraint: isInOrder,
    warmUp: read => read('slow')
  },
  {
    ...pane,
    ...named('apo'),
    unit: 'price',
    levels: [0],
    params: fastAndSlow,
    constraint: isInOrder,
    warmUp: read => read('slow')
  },
  {
    ...pane,
    ...named('disparity'),
    unit: 'percent',
    levels: [0],
    params: [period(14)],
    warmUp: read => read('period')
  },
  {
    ...pane,
    ...named('ao'),
    unit: 'price',
    levels: [0],
    params: [period(5, m.indicators.param.fast, 'fast'), period(34, m.indicators.param.slow, 'slow')],
    outputs: [{ id: 'value', name: m.indicators.output.value, kind: 'histogram', hue: 'up' }],
    constraint: isInOrder,
    warmUp: read => read('slow')
  },
  {
    ...pane,
    ...named('tsi'),
    unit: 'percent',
    bounds: [-100, 100],
    levels: [0],
    params: [period(25, m.indicators.param.long, 'long'), period(13, m.indicators.param.short, 'short')],
    warmUp: read => read('long') + read('short')
  },
  {
    ...pane,
    ...named('trix'),
    unit: 'percent',
    levels: [0],
    params: [period(18)],
    warmUp: read => 3 * (read('period') - 1) + 2
  },
  {
    ...pane,
    ...named('coppock'),
    unit: 'percent',
    levels: [0],
    params: [
      period(14, m.indicators.param.long, 'long'),
      period(11, m.indicators.param.short, 'short'),
      period(10, m.indicators.param.average, 'average')
    ],
    warmUp: read => Math.max(read('long'), read('short')) + read('average')
  },
  {
    ...pane,
    ...named('elder-ray'),
    unit: 'price',
    levels: [0],
    params: [period(13)],
    outputs: [
      line('up', m.indicators.output.bulls, 'bulls'),
      line('down', m.indicators.output.bears, 'bears')
    ],
    warmUp: read => read('period')
  }
]
