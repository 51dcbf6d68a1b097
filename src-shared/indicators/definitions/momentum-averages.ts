import { m } from '../../messages/m'
import { line, period, type Definition, type Read } from '../definition'

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
    id: 'macd',
    name: m.indicators.name.macd,
    short: m.indicators.short.macd,
    formula: m.indicators.formula.macd,
    source: m.indicators.source.macd,
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
    id: 'ppo',
    name: m.indicators.name.ppo,
    short: m.indicators.short.ppo,
    formula: m.indicators.formula.ppo,
    source: m.indicators.source.ppo,
    unit: 'percent',
    levels: [0],
    params: fastAndSlow,
    constraint: isInOrder,
    warmUp: read => read('slow')
  },
  {
    ...pane,
    id: 'apo',
    name: m.indicators.name.apo,
    short: m.indicators.short.apo,
    formula: m.indicators.formula.apo,
    source: m.indicators.source.apo,
    unit: 'price',
    levels: [0],
    params: fastAndSlow,
    constraint: isInOrder,
    warmUp: read => read('slow')
  },
  {
    ...pane,
    id: 'disparity',
    name: m.indicators.name.disparity,
    short: m.indicators.short.disparity,
    formula: m.indicators.formula.disparity,
    source: m.indicators.source.disparity,
    unit: 'percent',
    levels: [0],
    params: [period(14)],
    warmUp: read => read('period')
  },
  {
    ...pane,
    id: 'ao',
    name: m.indicators.name.ao,
    short: m.indicators.short.ao,
    formula: m.indicators.formula.ao,
    source: m.indicators.source.ao,
    unit: 'price',
    levels: [0],
    params: [period(5, m.indicators.param.fast, 'fast'), period(34, m.indicators.param.slow, 'slow')],
    outputs: [{ id: 'value', name: m.indicators.output.value, kind: 'histogram', hue: 'up' }],
    constraint: isInOrder,
    warmUp: read => read('slow')
  },
  {
    ...pane,
    id: 'tsi',
    name: m.indicators.name.tsi,
    short: m.indicators.short.tsi,
    formula: m.indicators.formula.tsi,
    source: m.indicators.source.tsi,
    unit: 'percent',
    bounds: [-100, 100],
    levels: [0],
    params: [period(25, m.indicators.param.long, 'long'), period(13, m.indicators.param.short, 'short')],
    warmUp: read => read('long') + read('short')
  },
  {
    ...pane,
    id: 'trix',
    name: m.indicators.name.trix,
    short: m.indicators.short.trix,
    formula: m.indicators.formula.trix,
    source: m.indicators.source.trix,
    unit: 'percent',
    levels: [0],
    params: [period(18)],
    warmUp: read => 3 * (read('period') - 1) + 2
  },
  {
    ...pane,
    id: 'coppock',
    name: m.indicators.name.coppock,
    short: m.indicators.short.coppock,
    formula: m.indicators.formula.coppock,
    source: m.indicators.source.coppock,
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
    id: 'elder-ray',
    name: m.indicators.name['elder-ray'],
    short: m.indicators.short['elder-ray'],
    formula: m.indicators.formula['elder-ray'],
    source: m.indicators.source['elder-ray'],
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
