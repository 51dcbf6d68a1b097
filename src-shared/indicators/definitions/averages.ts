import { m } from '../../messages/m'
import { factor, line, period, type Definition } from '../definition'

const ribbonPeriods = [10, 20, 50, 100, 200]
const ribbonParams = ribbonPeriods.map((value, index) =>
  period(value, () => m.indicators.ribbonAverage({ number: index + 1 }), `period${index + 1}`)
)
const ribbonOutputs = ribbonPeriods.map((_, index) =>
  line(index, () => m.indicators.ribbonAverage({ number: index + 1 }), `value${index + 1}`)
)
const overlay = { group: 'trend', unit: 'price', place: 'price', outputs: [line()] } as const

/** Averages of the price, drawn over the candles. */
export const averages: readonly Definition[] = [
  {
    ...overlay,
    id: 'sma',
    name: m.indicators.name.sma,
    short: m.indicators.short.sma,
    formula: m.indicators.formula.sma,
    source: m.indicators.source.sma,
    params: [period(20)],
    warmUp: read => read('period')
  },
  {
    ...overlay,
    id: 'ema',
    name: m.indicators.name.ema,
    short: m.indicators.short.ema,
    formula: m.indicators.formula.ema,
    source: m.indicators.source.ema,
    params: [period(20)],
    warmUp: read => read('period')
  },
  {
    ...overlay,
    id: 'wma',
    name: m.indicators.name.wma,
    short: m.indicators.short.wma,
    formula: m.indicators.formula.wma,
    source: m.indicators.source.wma,
    params: [period(20)],
    warmUp: read => read('period')
  },
  {
    ...overlay,
    id: 'dema',
    name: m.indicators.name.dema,
    short: m.indicators.short.dema,
    formula: m.indicators.formula.dema,
    source: m.indicators.source.dema,
    params: [period(20)],
    warmUp: read => 2 * read('period') - 1
  },
  {
    ...overlay,
    id: 'tema',
    name: m.indicators.name.tema,
    short: m.indicators.short.tema,
    formula: m.indicators.formula.tema,
    source: m.indicators.source.tema,
    params: [period(20)],
    warmUp: read => 3 * (read('period') - 1) + 1
  },
  {
    ...overlay,
    id: 'hma',
    name: m.indicators.name.hma,
    short: m.indicators.short.hma,
    formula: m.indicators.formula.hma,
    source: m.indicators.source.hma,
    params: [period(20, m.indicators.param.period, 'period', 2)],
    warmUp: read => read('period') + Math.floor(Math.sqrt(read('period'))) - 1
  },
  {
    ...overlay,
    id: 'rma',
    name: m.indicators.name.rma,
    short: m.indicators.short.rma,
    formula: m.indicators.formula.rma,
    source: m.indicators.source.rma,
    params: [period(14)],
    warmUp: read => read('period')
  },
  {
    ...overlay,
    id: 'kama',
    name: m.indicators.name.kama,
    short: m.indicators.short.kama,
    formula: m.indicators.formula.kama,
    source: m.indicators.source.kama,
    params: [period(10, m.indicators.param.period, 'period', 2)],
    warmUp: read => read('period')
  },
  {
    ...overlay,
    id: 'alma',
    name: m.indicators.name.alma,
    short: m.indicators.short.alma,
    formula: m.indicators.formula.alma,
    source: m.indicators.source.alma,
    params: [
      period(9),
      factor(0.85, m.indicators.param.offset, 'offset', [0, 1]),
      factor(6, m.indicators.param.sigma, 'sigma', [0.1, 50])
    ],
    warmUp: read => read('period')
  },
  {
    ...overlay,
    id: 't3',
    name: m.indicators.name.t3,
    short: m.indicators.short.t3,
    formula: m.indicators.formula.t3,
    source: m.indicators.source.t3,
    params: [period(5), factor(0.7, m.indicators.param.volumeFactor, 'factor', [0, 1])],
    warmUp: read => 6 * (read('period') - 1) + 1
  },
  {
    ...overlay,
    id: 'zlema',
    name: m.indicators.name.zlema,
    short: m.indicators.short.zlema,
    formula: m.indicators.formula.zlema,
    source: m.indicators.source.zlema,
    params: [period(20)],
    warmUp: read => read('period')
  },
  {
    ...overlay,
    id: 'vidya',
    name: m.indicators.name.vidya,
    short: m.indicators.short.vidya,
    formula: m.indicators.formula.vidya,
    source: m.indicators.source.vidya,
    params: [period(14)],
    warmUp: read => read('period') + 1
  },
  {
    ...overlay,
    id: 'super-smoother',
    name: m.indicators.name['super-smoother'],
    short: m.indicators.short['super-smoother'],
    formula: m.indicators.formula['super-smoother'],
    source: m.indicators.source['super-smoother'],
    params: [period(10)],
    warmUp: read => read('period')
  },
  {
    ...overlay,
    id: 'trima',
    name: m.indicators.name.trima,
    short: m.indicators.short.trima,
    formula: m.indicators.formula.trima,
    source: m.indicators.source.trima,
    params: [period(20)],
    warmUp: read => read('period')
  },
  {
    ...overlay,
    id: 'vwma',
    name: m.indicators.name.vwma,
    short: m.indicators.short.vwma,
    formula: m.indicators.formula.vwma,
    source: m.indicators.source.vwma,
    params: [period(20)],
    needsVolume: true,
    warmUp: read => read('period')
  },
  {
    ...overlay,
    id: 'linreg',
    name: m.indicators.name.linreg,
    short: m.indicators.short.linreg,
    formula: m.indicators.formula.linreg,
    source: m.indicators.source.linreg,
    params: [period(20, m.indicators.param.period, 'period', 2)],
    warmUp: read => read('period')
  },
  {
    ...overlay,
    id: 'sma-ribbon',
    name: m.indicators.name['sma-ribbon'],
    short: m.indicators.short['sma-ribbon'],
    formula: m.indicators.formula['sma-ribbon'],
    source: m.indicators.source['sma-ribbon'],
    params: ribbonParams,
    outputs: ribbonOutputs,
    warmUp: read => read('period1')
  },
  {
    ...overlay,
    id: 'ema-ribbon',
    name: m.indicators.name['ema-ribbon'],
    short: m.indicators.short['ema-ribbon'],
    formula: m.indicators.formula['ema-ribbon'],
    source: m.indicators.source['ema-ribbon'],
    params: ribbonParams,
    outputs: ribbonOutputs,
    warmUp: read => read('period1')
  }
]
