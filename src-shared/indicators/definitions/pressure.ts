import { m } from '../../messages/m'
import { line, period, named, type Definition } from '../definition'

const pane = { group: 'momentum', place: 'own', outputs: [line()] } as const
const histogram = [{ id: 'value', name: m.indicators.output.value, kind: 'histogram', hue: 'up' }] as const

/** Who presses, buyers or sellers: told by the bodies of candles and by their ends. */
export const pressure: readonly Definition[] = [
  {
    ...pane,
    ...named('bop'),
    unit: 'points',
    bounds: [-1, 1],
    levels: [0],
    params: [],
    outputs: histogram,
    warmUp: () => 1
  },
  {
    ...pane,
    ...named('ibs'),
    unit: 'points',
    bounds: [0, 1],
    levels: [0.2, 0.8],
    params: [],
    warmUp: () => 1
  },
  {
    ...pane,
    ...named('qstick'),
    unit: 'price',
    levels: [0],
    params: [period(8)],
    outputs: histogram,
    warmUp: read => read('period')
  },
  {
    ...pane,
    ...named('imi'),
    unit: 'percent',
    bounds: [0, 100],
    levels: [30, 70],
    params: [period(14)],
    warmUp: read => read('period')
  },
  {
    ...pane,
    ...named('demarker'),
    unit: 'points',
    bounds: [0, 1],
    levels: [0.3, 0.7],
    params: [period(14)],
    warmUp: read => read('period') + 1
  },
  {
    ...pane,
    ...named('psychological'),
    unit: 'percent',
    bounds: [0, 100],
    levels: [25, 75],
    params: [period(12)],
    warmUp: read => read('period') + 1
  }
]
