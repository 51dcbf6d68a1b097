import { m } from '../../messages/m'
import { factor, line, period, named, type Definition } from '../definition'

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
    ...named('sma'),
    params: [period(20)],
    warmUp: read => read('period')
  },
  {
    ...overlay,
    ...named('ema'),
    params: [period(20)],
    warmUp: read => read('period')
  },
  {
    ...overlay,
    ...named('wma'),
    params: [period(20)],
    warmUp: read => read('period')
  },
  {
    ...overlay,
    ...named('dema'),
    params: [period(20)],
    warmUp: read => 2 * read('period') - 1
  },
  {
    ...overlay,
    ...named('tema'),
    params: [period(20)],
    warmUp: read => 3 * (read('period') - 1) + 1
  },
  {
    ...overlay,
    ...named('hma'),
    params: [period(20, m.indicators.param.period, 'period', 2)],
    warmUp: read => read('period') + Math.floor(Math.sqrt(read('period'))) - 1
  },
  {
    ...overlay,
    ...named('rma'),
    params: [period(14)],
    warmUp: read => read('period')
  },
  {
    ...overlay,
    ...named('kama'),
    params: [period(10, m.indicators.param.period, 'period', 2)],
    warmUp: read => read('period')
  },
  {
    ...overlay,
    ...named('alma'),
    params: [
      period(9),
      factor(0.85, m.indicators.param.offset, 'offset', [0, 1]),
      factor(6, m.indicators.param.sigma, 'sigma', [0.1, 50])
    ],
    warmUp: read => read('period')
  },
  {
    ...overlay,
    ...named('t3'),
    params: [period(5), factor(0.7, m.indicators.param.volumeFactor, 'factor', [0, 1])],
    warmUp: read => 6 * (read('period') - 1) + 1
  },
  {
    ...overlay,
    ...named('zlema'),
    params: [period(20)],
    warmUp: read => read('period')
  },
  {
    ...overlay,
    ...named('vidya'),
    params: [period(14)],
    warmUp: read => read('period') + 1
  },
  {
    ...overlay,
    ...named('super-smoother'),
    params: [period(10)],
    warmUp: read => read('period')
  },
  {
    ...overlay,
    ...named('trima'),
    params: [period(20)],
    warmUp: read => read('period')
  },
  {
    ...overlay,
    ...named('vwma'),
    params: [period(20)],
    needsVolume: true,
    warmUp: read => read('period')
  },
  {
    ...overlay,
    ...named('linreg'),
    params: [period(20, m.indicators.param.period, 'period', 2)],
    warmUp: read => read('period')
  },
  {
    ...overlay,
    ...named('sma-ribbon'),
    params: ribbonParams,
    outputs: ribbonOutputs,
    warmUp: read => read('period1')
  },
  {
    ...overlay,
    ...named('ema-ribbon'),
    params: ribbonParams,
    outputs: ribbonOutputs,
    warmUp: read => read('period1')
  }
]
