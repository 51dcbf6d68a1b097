import { m } from '../../messages/m'
import { factor, line, period, named, type Definition, type Read } from '../definition'

const pane = { group: 'volume', place: 'own', needsVolume: true, outputs: [line()] } as const
const isInOrder = {
  holds: (read: Read): boolean => read('fast') < read('slow'),
  words: m.indicators.fastIsShorter
}

/** What was traded while it moved. */
export const volumes: readonly Definition[] = [
  {
    ...pane,
    ...named('vwap'),
    unit: 'price',
    place: 'price',
    params: [],
    warmUp: () => 1
  },
  {
    ...pane,
    ...named('obv'),
    unit: 'volume',
    params: [],
    warmUp: () => 2
  },
  {
    ...pane,
    ...named('ad'),
    unit: 'volume',
    params: [],
    warmUp: () => 1
  },
  {
    ...pane,
    ...named('chaikin'),
    unit: 'volume',
    levels: [0],
    params: [period(3, m.indicators.param.fast, 'fast'), period(10, m.indicators.param.slow, 'slow')],
    constraint: isInOrder,
    warmUp: read => read('slow')
  },
  {
    ...pane,
    ...named('cmf'),
    unit: 'points',
    levels: [0],
    params: [period(20)],
    warmUp: read => read('period')
  },
  {
    ...pane,
    ...named('mfi'),
    unit: 'percent',
    bounds: [0, 100],
    levels: [20, 80],
    params: [period(14)],
    warmUp: read => read('period') + 1
  },
  {
    ...pane,
    ...named('force'),
    unit: 'volume',
    levels: [0],
    params: [period(13)],
    warmUp: read => read('period') + 1
  },
  {
    ...pane,
    ...named('pvt'),
    unit: 'volume',
    params: [],
    warmUp: () => 2
  },
  {
    ...pane,
    ...named('pvo'),
    unit: 'percent',
    levels: [0],
    params: [period(12, m.indicators.param.fast, 'fast'), period(26, m.indicators.param.slow, 'slow')],
    constraint: isInOrder,
    warmUp: read => read('slow')
  },
  {
    ...pane,
    ...named('relative-volume'),
    unit: 'points',
    levels: [1],
    params: [period(20)],
    warmUp: read => read('period') + 1
  },
  {
    ...pane,
    ...named('volume-roc'),
    unit: 'percent',
    levels: [0],
    params: [period(14)],
    warmUp: read => read('period') + 1
  },
  {
    ...pane,
    ...named('facilitation'),
    unit: 'price',
    params: [],
    outputs: [{ id: 'value', name: m.indicators.output.value, kind: 'histogram', hue: 0 }],
    warmUp: () => 1
  },
  {
    ...pane,
    ...named('ease'),
    unit: 'volume',
    levels: [0],
    params: [period(14), factor(100_000_000, m.indicators.param.scale, 'scale', [1, 1e12])],
    warmUp: read => read('period') + 1
  }
]
