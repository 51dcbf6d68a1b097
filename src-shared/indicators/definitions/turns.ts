import { factor, line, period, named, type Definition, type Read } from '../definition'
import { m } from '../../messages/m'

const pane = { group: 'momentum', place: 'own', outputs: [line()] } as const
const histogram = { id: 'value', name: m.indicators.output.value, kind: 'histogram', hue: 'up' } as const
const isInOrder = {
  holds: (read: Read): boolean => read('fast') < read('slow'),
  words: m.indicators.fastIsShorter
}

/** Where a move gathers, tires and turns. */
export const turns: readonly Definition[] = [
  {
    ...pane,
    ...named('squeeze'),
    unit: 'price',
    levels: [0],
    params: [
      period(20, m.indicators.param.period, 'period', 2),
      factor(2, m.indicators.param.deviations, 'deviations'),
      factor(1.5, m.indicators.param.factor, 'factor')
    ],
    outputs: [
      { ...histogram, name: m.indicators.output.momentum },
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
    params: [
      period(10, m.indicators.param.channel, 'channel'),
      period(21, m.indicators.param.average, 'average'),
      period(4, m.indicators.param.signal, 'signal')
    ],
    outputs: [line(0, m.indicators.output.wt1, 'wave'), line(3, m.indicators.output.wt2, 'signal')],
    warmUp: read => Math.max(read('channel'), read('average'))
  },
  {
    ...pane,
    ...named('fisher'),
    unit: 'points',
    levels: [0],
    params: [period(10)],
    outputs: [
      line(0, m.indicators.output.fisher, 'value'),
      { ...line(3, m.indicators.output.trigger, 'trigger'), shift: () => 1 }
    ],
    warmUp: read => read('period')
  },
  {
    ...pane,
    ...named('schaff'),
    unit: 'percent',
    bounds: [0, 100],
    levels: [25, 75],
    params: [
      period(10, m.indicators.param.cycle, 'cycle', 2),
      period(23, m.indicators.param.fast, 'fast'),
      period(50, m.indicators.param.slow, 'slow')
    ],
    constraint: isInOrder,
    warmUp: read => read('slow') + 2 * (read('cycle') - 1)
  },
  {
    ...pane,
    ...named('dpo'),
    unit: 'price',
    levels: [0],
    params: [period(20)],
    warmUp: read => Math.max(read('period'), Math.floor(read('period') / 2) + 2)
  },
  {
    ...pane,
    ...named('ac'),
    unit: 'price',
    levels: [0],
    params: [
      period(5, m.indicators.param.fast, 'fast'),
      period(34, m.indicators.param.slow, 'slow'),
      period(5, m.indicators.param.average, 'average')
    ],
    outputs: [histogram],
    constraint: isInOrder,
    warmUp: read => read('slow') + read('average') - 1
  }
]
