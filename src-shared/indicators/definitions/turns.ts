import { factor, line, period, type Definition, type Read } from '../definition'
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
    id: 'squeeze',
    name: m.indicators.name.squeeze,
    short: m.indicators.short.squeeze,
    formula: m.indicators.formula.squeeze,
    source: m.indicators.source.squeeze,
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
    id: 'wave-trend',
    name: m.indicators.name['wave-trend'],
    short: m.indicators.short['wave-trend'],
    formula: m.indicators.formula['wave-trend'],
    source: m.indicators.source['wave-trend'],
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
    id: 'fisher',
    name: m.indicators.name.fisher,
    short: m.indicators.short.fisher,
    formula: m.indicators.formula.fisher,
    source: m.indicators.source.fisher,
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
    id: 'schaff',
    name: m.indicators.name.schaff,
    short: m.indicators.short.schaff,
    formula: m.indicators.formula.schaff,
    source: m.indicators.source.schaff,
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
    id: 'dpo',
    name: m.indicators.name.dpo,
    short: m.indicators.short.dpo,
    formula: m.indicators.formula.dpo,
    source: m.indicators.source.dpo,
    unit: 'price',
    levels: [0],
    params: [period(20)],
    warmUp: read => Math.max(read('period'), Math.floor(read('period') / 2) + 2)
  },
  {
    ...pane,
    id: 'ac',
    name: m.indicators.name.ac,
    short: m.indicators.short.ac,
    formula: m.indicators.formula.ac,
    source: m.indicators.source.ac,
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
