import { AD, ADOSC, CMF, ForceIndex, MarketFacilitationIndex, OBV, PVO, RVOL, VROC } from 'trading-signals'
import { factor, line, period, type Definition, type Read } from '../definition'
import { MoneyFlow } from '../oscillators'
import { PriceVolumeTrend } from '../price-volume-trend'
import { SessionVwap } from '../session-vwap'
import { single, volume, whole } from '../stream'
import { easeOf, WindowMean } from '../window-mean'

const pane = { group: 'volume', place: 'own', needsVolume: true, outputs: [line()] } as const
const isInOrder = (read: Read): string | null =>
  read('fast') < read('slow') ? null : 'Fast is shorter than Slow.'

/** What was traded while it moved. */
export const volumes: readonly Definition[] = [
  {
    ...pane,
    id: 'vwap',
    name: 'Volume-weighted average price',
    short: 'VWAP',
    formula: 'Sum of typical price × volume / sum of volume since midnight UTC.',
    source: 'Common usage',
    unit: 'price',
    place: 'price',
    params: [],
    warmUp: () => 1,
    create: () => new SessionVwap()
  },
  {
    ...pane,
    id: 'obv',
    name: 'On-balance volume',
    short: 'OBV',
    formula:
      'Volume added when the close rises, taken away when it falls; counted from the first candle held.',
    source: 'Joseph Granville, New Key to Stock Market Profits, 1963',
    unit: 'volume',
    params: [],
    warmUp: () => 2,
    create: () => single(new OBV(2), whole)
  },
  {
    ...pane,
    id: 'ad',
    name: 'Accumulation/distribution',
    short: 'A/D',
    formula: 'Running sum of volume × ((close − low) − (high − close)) / (high − low).',
    source: 'Marc Chaikin',
    unit: 'volume',
    params: [],
    warmUp: () => 1,
    create: () => single(new AD(), whole)
  },
  {
    ...pane,
    id: 'chaikin',
    name: 'Chaikin oscillator',
    short: 'Chaikin',
    formula: 'Fast EMA − slow EMA of accumulation/distribution.',
    source: 'Marc Chaikin',
    unit: 'volume',
    levels: [0],
    params: [period(3, 'Fast', 'fast'), period(10, 'Slow', 'slow')],
    check: isInOrder,
    warmUp: read => read('slow'),
    create: read => single(new ADOSC({ fastPeriod: read('fast'), slowPeriod: read('slow') }), whole)
  },
  {
    ...pane,
    id: 'cmf',
    name: 'Chaikin money flow',
    short: 'CMF',
    formula:
      'Sum over n of volume × ((close − low) − (high − close)) / (high − low), divided by the sum of volume.',
    source: 'Marc Chaikin',
    unit: 'points',
    levels: [0],
    params: [period(20)],
    warmUp: read => read('period'),
    create: read => single(new CMF(read('period')), whole)
  },
  {
    ...pane,
    id: 'mfi',
    name: 'Money flow index',
    short: 'MFI',
    formula: '100 × rising / (rising + falling) typical price × volume over n; 50 while there is neither.',
    source: 'Gene Quong and Avrum Soudack, Stocks & Commodities, 1989',
    unit: 'percent',
    bounds: [0, 100],
    levels: [20, 80],
    params: [period(14)],
    warmUp: read => read('period') + 1,
    create: read => new MoneyFlow(read('period'))
  },
  {
    ...pane,
    id: 'force',
    name: 'Force index',
    short: 'Force',
    formula: 'EMA over n of (close − close before) × volume.',
    source: 'Alexander Elder, Trading for a Living, 1993',
    unit: 'volume',
    levels: [0],
    params: [period(13)],
    warmUp: read => read('period') + 1,
    create: read => single(new ForceIndex(read('period')), whole)
  },
  {
    ...pane,
    id: 'pvt',
    name: 'Price volume trend',
    short: 'PVT',
    formula: 'Running sum of volume × relative change of the close.',
    source: 'Common usage',
    unit: 'volume',
    params: [],
    warmUp: () => 2,
    create: () => new PriceVolumeTrend()
  },
  {
    ...pane,
    id: 'pvo',
    name: 'Percentage volume oscillator',
    short: 'PVO',
    formula: '100 × (fast EMA − slow EMA) / slow EMA of the volume.',
    source: 'Common usage',
    unit: 'percent',
    levels: [0],
    params: [period(12, 'Fast', 'fast'), period(26, 'Slow', 'slow')],
    check: isInOrder,
    warmUp: read => read('slow'),
    create: read => single(new PVO({ fastPeriod: read('fast'), slowPeriod: read('slow') }), volume)
  },
  {
    ...pane,
    id: 'relative-volume',
    name: 'Relative volume',
    short: 'RVOL',
    formula: 'Volume / mean volume of the n candles before.',
    source: 'Common usage',
    unit: 'points',
    levels: [1],
    params: [period(20)],
    warmUp: read => read('period') + 1,
    create: read => single(new RVOL(read('period')), volume)
  },
  {
    ...pane,
    id: 'volume-roc',
    name: 'Volume rate of change',
    short: 'VROC',
    formula: '100 × (volume − volume n ago) / volume n ago; 0 where there was none.',
    source: 'Common usage',
    unit: 'percent',
    levels: [0],
    params: [period(14)],
    warmUp: read => read('period') + 1,
    create: read => single(new VROC(read('period')), volume)
  },
  {
    ...pane,
    id: 'facilitation',
    name: 'Market facilitation index',
    short: 'BW MFI',
    formula: '(high − low) / volume: how far one unit traded moves the price; 0 where nothing was traded.',
    source: 'Bill Williams, Trading Chaos, 1995',
    unit: 'price',
    params: [],
    outputs: [{ id: 'value', name: 'Value', kind: 'histogram', hue: 0 }],
    warmUp: () => 1,
    create: () => single(new MarketFacilitationIndex(), whole)
  },
  {
    ...pane,
    id: 'ease',
    name: 'Ease of movement',
    short: 'EMV',
    formula:
      'Mean over n of move of the candle’s middle × (high − low) × scale / volume; a candle without range or volume counts 0.',
    source: 'Richard Arms, Volume Cycles in the Stock Market, 1983',
    unit: 'volume',
    levels: [0],
    params: [period(14), factor(100_000_000, 'Scale', 'scale', [1, 1e12])],
    warmUp: read => read('period') + 1,
    create: read => new WindowMean(read('period'), easeOf(read('scale')))
  }
]
