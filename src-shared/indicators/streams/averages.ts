import { ALMA, EMA, KAMA, LinearRegression, SuperSmoother, T3, TEMA, VIDYA, ZLEMA } from 'trading-signals'
import type { IndicatorRead } from '../definition'
import { DoubleEma } from '../chained'
import { ExponentialAverages } from '../exponential'
import { close, several, single, smoothed, type Streams } from '../stream'
import { WilderMean } from '../wilder'
import { Triangular } from '../window-mean'
import { Hull, SimpleAverages, VolumeWeighted, WeightedAverage } from '../windowed'

const ribbon = (read: IndicatorRead): number[] => [1, 2, 3, 4, 5].map(number => read(`period${number}`))

export const averages = {
  sma: read => new SimpleAverages([read('period')]),
  ema: read => single(new EMA(read('period')), close),
  wma: read => new WeightedAverage(read('period')),
  dema: read => new DoubleEma(read('period')),
  tema: read => single(new TEMA(read('period')), close),
  hma: read => new Hull(read('period')),
  rma: read => smoothed(new WilderMean(read('period')), close),
  kama: read => single(new KAMA(read('period')), close),
  alma: read => single(new ALMA(read('period'), read('offset'), read('sigma')), close),
  t3: read => single(new T3(read('period'), read('factor')), close),
  zlema: read => single(new ZLEMA(read('period')), close),
  vidya: read => single(new VIDYA(read('period')), close),
  'super-smoother': read => single(new SuperSmoother(read('period')), close),
  trima: read => new Triangular(read('period')),
  vwma: read => new VolumeWeighted(read('period')),
  linreg: read => {
    const reach = read('period') - 1
    return several(new LinearRegression(read('period')), close, ({ intercept, slope }, values) => {
      values[0] = intercept + slope * reach
    })
  },
  'sma-ribbon': read => new SimpleAverages(ribbon(read)),
  'ema-ribbon': read => new ExponentialAverages(ribbon(read))
} satisfies Streams
