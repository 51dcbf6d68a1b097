import { ALMA, EMA, KAMA, LinearRegression, SuperSmoother, T3, TEMA, VIDYA, ZLEMA } from 'trading-signals'
import { factor, line, period, type Definition } from '../definition'
import { DoubleEma } from '../chained'
import { ExponentialAverages } from '../exponential'
import { close, several, single } from '../stream'
import { WilderAverage } from '../wilder'
import { Triangular } from '../window-mean'
import { Hull, SimpleAverages, VolumeWeighted, WeightedAverage } from '../windowed'

const ribbonPeriods = [10, 20, 50, 100, 200]
const ribbonParams = ribbonPeriods.map((value, index) =>
  period(value, `Average ${index + 1}`, `period${index + 1}`)
)
const ribbonOutputs = ribbonPeriods.map((_, index) =>
  line(index, `Average ${index + 1}`, `value${index + 1}`)
)
const overlay = { group: 'trend', unit: 'price', place: 'price', outputs: [line()] } as const

/** Averages of the price, drawn over the candles. */
export const averages: readonly Definition[] = [
  {
    ...overlay,
    id: 'sma',
    name: 'Simple moving average',
    short: 'SMA',
    formula: 'Mean of the last n closes.',
    source: 'Common usage',
    params: [period(20)],
    warmUp: read => read('period'),
    create: read => new SimpleAverages([read('period')])
  },
  {
    ...overlay,
    id: 'ema',
    name: 'Exponential moving average',
    short: 'EMA',
    formula: 'EMA = close × k + EMA before × (1 − k), with k = 2 / (n + 1); it starts at the first close.',
    source: 'Common usage',
    params: [period(20)],
    warmUp: read => read('period'),
    create: read => single(new EMA(read('period')), close)
  },
  {
    ...overlay,
    id: 'wma',
    name: 'Weighted moving average',
    short: 'WMA',
    formula: 'Mean of the last n closes, weighted 1, 2, … n, the newest most.',
    source: 'Common usage',
    params: [period(20)],
    warmUp: read => read('period'),
    create: read => new WeightedAverage(read('period'))
  },
  {
    ...overlay,
    id: 'dema',
    name: 'Double exponential moving average',
    short: 'DEMA',
    formula: '2 × EMA − EMA of EMA; the outer begins once the inner has warmed up.',
    source: 'Patrick Mulloy, Stocks & Commodities, 1994',
    params: [period(20)],
    warmUp: read => 2 * read('period') - 1,
    create: read => new DoubleEma(read('period'))
  },
  {
    ...overlay,
    id: 'tema',
    name: 'Triple exponential moving average',
    short: 'TEMA',
    formula:
      '3 × EMA − 3 × EMA of EMA + EMA of EMA of EMA; each begins once the one inside it has warmed up.',
    source: 'Patrick Mulloy, Stocks & Commodities, 1994',
    params: [period(20)],
    warmUp: read => 3 * (read('period') - 1) + 1,
    create: read => single(new TEMA(read('period')), close)
  },
  {
    ...overlay,
    id: 'hma',
    name: 'Hull moving average',
    short: 'HMA',
    formula: 'WMA over √n of (2 × WMA over n/2 − WMA over n); n/2 and √n rounded down.',
    source: 'Alan Hull, 2005',
    params: [period(20, 'Period', 'period', 2)],
    warmUp: read => read('period') + Math.floor(Math.sqrt(read('period'))) - 1,
    create: read => new Hull(read('period'))
  },
  {
    ...overlay,
    id: 'rma',
    name: 'Wilder’s moving average',
    short: 'RMA',
    formula: 'RMA = RMA before + (close − RMA before) / n; it starts at the mean of the first n closes.',
    source: 'J. Welles Wilder, New Concepts in Technical Trading Systems, 1978',
    params: [period(14)],
    warmUp: read => read('period'),
    create: read => new WilderAverage(read('period'))
  },
  {
    ...overlay,
    id: 'kama',
    name: 'Kaufman’s adaptive moving average',
    short: 'KAMA',
    formula:
      'KAMA before + c × (close − KAMA before); c = (ER × (2/3 − 2/31) + 2/31)², ER = net change over n / sum of changes. It starts at the n-th close.',
    source: 'Perry Kaufman, Smarter Trading, 1995',
    params: [period(10, 'Period', 'period', 2)],
    warmUp: read => read('period'),
    create: read => single(new KAMA(read('period')), close)
  },
  {
    ...overlay,
    id: 'alma',
    name: 'Arnaud Legoux moving average',
    short: 'ALMA',
    formula: 'Closes weighted by a bell curve centred at offset × (n − 1), as wide as n / sigma.',
    source: 'Arnaud Legoux and Dimitrios Kouzis-Loukas, 2009',
    params: [period(9), factor(0.85, 'Offset', 'offset', [0, 1]), factor(6, 'Sigma', 'sigma', [0.1, 50])],
    warmUp: read => read('period'),
    create: read => single(new ALMA(read('period'), read('offset'), read('sigma')), close)
  },
  {
    ...overlay,
    id: 't3',
    name: 'T3 moving average',
    short: 'T3',
    formula:
      'With e₁ … e₆ an EMA of the close and EMAs of it, and v the volume factor: −v³ e₆ + 3 (v² + v³) e₅ − (6 v² + 3 v + 3 v³) e₄ + (1 + 3 v + 3 v² + v³) e₃.',
    source: 'Tim Tillson, Stocks & Commodities, 1998',
    params: [period(5), factor(0.7, 'Volume factor', 'factor', [0, 1])],
    warmUp: read => 6 * (read('period') - 1) + 1,
    create: read => single(new T3(read('period'), read('factor')), close)
  },
  {
    ...overlay,
    id: 'zlema',
    name: 'Zero-lag exponential moving average',
    short: 'ZLEMA',
    formula:
      'EMA of 2 × close − close l candles ago, l = (n − 1) / 2 rounded down; it starts at the close before the first of these.',
    source: 'John Ehlers and Ric Way, Stocks & Commodities, 2010',
    params: [period(20)],
    warmUp: read => read('period'),
    create: read => single(new ZLEMA(read('period')), close)
  },
  {
    ...overlay,
    id: 'vidya',
    name: 'Variable index dynamic average',
    short: 'VIDYA',
    formula:
      'VIDYA before + k × |CMO| / 100 × (close − VIDYA before), k = 2 / (n + 1), CMO over n; it starts at the first close.',
    source: 'Tushar Chande, Stocks & Commodities, 1992',
    params: [period(14)],
    warmUp: read => read('period') + 1,
    create: read => single(new VIDYA(read('period')), close)
  },
  {
    ...overlay,
    id: 'super-smoother',
    name: 'Super smoother',
    short: 'SSF',
    formula:
      '(1 − b + a²) × mean of this close and the one before + b × value before − a² × the one before that; a = exp(−√2 π / n), b = 2 a cos(√2 π / n). It starts at the first two closes.',
    source: 'John Ehlers, Cycle Analytics for Traders, 2013',
    params: [period(10)],
    warmUp: read => read('period'),
    create: read => single(new SuperSmoother(read('period')), close)
  },
  {
    ...overlay,
    id: 'trima',
    name: 'Triangular moving average',
    short: 'TRIMA',
    formula: 'Mean of the last n closes, weighted 1, 2, 3 … 3, 2, 1, the middle most.',
    source: 'Common usage',
    params: [period(20)],
    warmUp: read => read('period'),
    create: read => new Triangular(read('period'))
  },
  {
    ...overlay,
    id: 'vwma',
    name: 'Volume-weighted moving average',
    short: 'VWMA',
    formula: 'Sum of close × volume over n, divided by the sum of volume.',
    source: 'Common usage',
    params: [period(20)],
    needsVolume: true,
    warmUp: read => read('period'),
    create: read => new VolumeWeighted(read('period'))
  },
  {
    ...overlay,
    id: 'linreg',
    name: 'Linear regression',
    short: 'LINREG',
    formula: 'End of the straight line that fits the last n closes best (least squares).',
    source: 'Common usage',
    params: [period(20, 'Period', 'period', 2)],
    warmUp: read => read('period'),
    create: read => {
      const reach = read('period') - 1
      return several(new LinearRegression(read('period')), close, ({ intercept, slope }, values) => {
        values[0] = intercept + slope * reach
      })
    }
  },
  {
    ...overlay,
    id: 'sma-ribbon',
    name: 'SMA ribbon',
    short: 'SMA ribbon',
    formula: 'Five simple moving averages side by side.',
    source: 'Common usage',
    params: ribbonParams,
    outputs: ribbonOutputs,
    warmUp: read => read('period1'),
    create: read => new SimpleAverages(ribbonParams.map(({ id }) => read(id)))
  },
  {
    ...overlay,
    id: 'ema-ribbon',
    name: 'EMA ribbon',
    short: 'EMA ribbon',
    formula: 'Five exponential moving averages side by side.',
    source: 'Common usage',
    params: ribbonParams,
    outputs: ribbonOutputs,
    warmUp: read => read('period1'),
    create: read => new ExponentialAverages(ribbonParams.map(({ id }) => read(id)))
  }
]
