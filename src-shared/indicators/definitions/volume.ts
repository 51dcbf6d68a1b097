import { m } from '../../messages/m'
import { factor, line, period, type Definition, type Read } from '../definition'

const pane = { group: 'volume', place: 'own', needsVolume: true, outputs: [line()] } as const
const isInOrder = {
  holds: (read: Read): boolean => read('fast') < read('slow'),
  words: m.indicators.fastIsShorter
}

/** What was traded while it moved. */
export const volumes: readonly Definition[] = [
  {
    ...pane,
    id: 'vwap',
    name: m.indicators.name.vwap,
    short: m.indicators.short.vwap,
    formula: m.indicators.formula.vwap,
    source: m.indicators.source.vwap,
    unit: 'price',
    place: 'price',
    params: [],
    warmUp: () => 1
  },
  {
    ...pane,
    id: 'obv',
    name: m.indicators.name.obv,
    short: m.indicators.short.obv,
    formula: m.indicators.formula.obv,
    source: m.indicators.source.obv,
    unit: 'volume',
    params: [],
    warmUp: () => 2
  },
  {
    ...pane,
    id: 'ad',
    name: m.indicators.name.ad,
    short: m.indicators.short.ad,
    formula: m.indicators.formula.ad,
    source: m.indicators.source.ad,
    unit: 'volume',
    params: [],
    warmUp: () => 1
  },
  {
    ...pane,
    id: 'chaikin',
    name: m.indicators.name.chaikin,
    short: m.indicators.short.chaikin,
    formula: m.indicators.formula.chaikin,
    source: m.indicators.source.chaikin,
    unit: 'volume',
    levels: [0],
    params: [period(3, m.indicators.param.fast, 'fast'), period(10, m.indicators.param.slow, 'slow')],
    constraint: isInOrder,
    warmUp: read => read('slow')
  },
  {
    ...pane,
    id: 'cmf',
    name: m.indicators.name.cmf,
    short: m.indicators.short.cmf,
    formula: m.indicators.formula.cmf,
    source: m.indicators.source.cmf,
    unit: 'points',
    levels: [0],
    params: [period(20)],
    warmUp: read => read('period')
  },
  {
    ...pane,
    id: 'mfi',
    name: m.indicators.name.mfi,
    short: m.indicators.short.mfi,
    formula: m.indicators.formula.mfi,
    source: m.indicators.source.mfi,
    unit: 'percent',
    bounds: [0, 100],
    levels: [20, 80],
    params: [period(14)],
    warmUp: read => read('period') + 1
  },
  {
    ...pane,
    id: 'force',
    name: m.indicators.name.force,
    short: m.indicators.short.force,
    formula: m.indicators.formula.force,
    source: m.indicators.source.force,
    unit: 'volume',
    levels: [0],
    params: [period(13)],
    warmUp: read => read('period') + 1
  },
  {
    ...pane,
    id: 'pvt',
    name: m.indicators.name.pvt,
    short: m.indicators.short.pvt,
    formula: m.indicators.formula.pvt,
    source: m.indicators.source.pvt,
    unit: 'volume',
    params: [],
    warmUp: () => 2
  },
  {
    ...pane,
    id: 'pvo',
    name: m.indicators.name.pvo,
    short: m.indicators.short.pvo,
    formula: m.indicators.formula.pvo,
    source: m.indicators.source.pvo,
    unit: 'percent',
    levels: [0],
    params: [period(12, m.indicators.param.fast, 'fast'), period(26, m.indicators.param.slow, 'slow')],
    constraint: isInOrder,
    warmUp: read => read('slow')
  },
  {
    ...pane,
    id: 'relative-volume',
    name: m.indicators.name['relative-volume'],
    short: m.indicators.short['relative-volume'],
    formula: m.indicators.formula['relative-volume'],
    source: m.indicators.source['relative-volume'],
    unit: 'points',
    levels: [1],
    params: [period(20)],
    warmUp: read => read('period') + 1
  },
  {
    ...pane,
    id: 'volume-roc',
    name: m.indicators.name['volume-roc'],
    short: m.indicators.short['volume-roc'],
    formula: m.indicators.formula['volume-roc'],
    source: m.indicators.source['volume-roc'],
    unit: 'percent',
    levels: [0],
    params: [period(14)],
    warmUp: read => read('period') + 1
  },
  {
    ...pane,
    id: 'facilitation',
    name: m.indicators.name.facilitation,
    short: m.indicators.short.facilitation,
    formula: m.indicators.formula.facilitation,
    source: m.indicators.source.facilitation,
    unit: 'price',
    params: [],
    outputs: [{ id: 'value', name: m.indicators.output.value, kind: 'histogram', hue: 0 }],
    warmUp: () => 1
  },
  {
    ...pane,
    id: 'ease',
    name: m.indicators.name.ease,
    short: m.indicators.short.ease,
    formula: m.indicators.formula.ease,
    source: m.indicators.source.ease,
    unit: 'volume',
    levels: [0],
    params: [period(14), factor(100_000_000, m.indicators.param.scale, 'scale', [1, 1e12])],
    warmUp: read => read('period') + 1
  }
]
