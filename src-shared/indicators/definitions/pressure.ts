import { m } from '../../messages/m'
import { line, period, type Definition } from '../definition'

const pane = { group: 'momentum', place: 'own', outputs: [line()] } as const
const histogram = [{ id: 'value', name: m.indicators.output.value, kind: 'histogram', hue: 'up' }] as const

/** Who presses, buyers or sellers: told by the bodies of candles and by their ends. */
export const pressure: readonly Definition[] = [
  {
    ...pane,
    id: 'bop',
    name: m.indicators.name.bop,
    short: m.indicators.short.bop,
    formula: m.indicators.formula.bop,
    source: m.indicators.source.bop,
    unit: 'points',
    bounds: [-1, 1],
    levels: [0],
    params: [],
    outputs: histogram,
    warmUp: () => 1
  },
  {
    ...pane,
    id: 'ibs',
    name: m.indicators.name.ibs,
    short: m.indicators.short.ibs,
    formula: m.indicators.formula.ibs,
    source: m.indicators.source.ibs,
    unit: 'points',
    bounds: [0, 1],
    levels: [0.2, 0.8],
    params: [],
    warmUp: () => 1
  },
  {
    ...pane,
    id: 'qstick',
    name: m.indicators.name.qstick,
    short: m.indicators.short.qstick,
    formula: m.indicators.formula.qstick,
    source: m.indicators.source.qstick,
    unit: 'price',
    levels: [0],
    params: [period(8)],
    outputs: histogram,
    warmUp: read => read('period')
  },
  {
    ...pane,
    id: 'imi',
    name: m.indicators.name.imi,
    short: m.indicators.short.imi,
    formula: m.indicators.formula.imi,
    source: m.indicators.source.imi,
    unit: 'percent',
    bounds: [0, 100],
    levels: [30, 70],
    params: [period(14)],
    warmUp: read => read('period')
  },
  {
    ...pane,
    id: 'demarker',
    name: m.indicators.name.demarker,
    short: m.indicators.short.demarker,
    formula: m.indicators.formula.demarker,
    source: m.indicators.source.demarker,
    unit: 'points',
    bounds: [0, 1],
    levels: [0.3, 0.7],
    params: [period(14)],
    warmUp: read => read('period') + 1
  },
  {
    ...pane,
    id: 'psychological',
    name: m.indicators.name.psychological,
    short: m.indicators.short.psychological,
    formula: m.indicators.formula.psychological,
    source: m.indicators.source.psychological,
    unit: 'percent',
    bounds: [0, 100],
    levels: [25, 75],
    params: [period(12)],
    warmUp: read => read('period') + 1
  }
]
