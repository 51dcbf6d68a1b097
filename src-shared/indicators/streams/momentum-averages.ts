import { APO, CoppockCurve, ElderRay, PPO, TSI } from 'trading-signals'
import { Macd, Trix } from '../chained'
import { AwesomeOscillator } from '../oscillators'
import { close, several, single, whole, type Streams } from '../stream'
import { WindowMean } from '../window-mean'

export const momentumAverages = {
  macd: read => new Macd(read('fast'), read('slow'), read('signal')),
  ppo: read => single(new PPO({ fastPeriod: read('fast'), slowPeriod: read('slow') }), close),
  apo: read => single(new APO({ fastPeriod: read('fast'), slowPeriod: read('slow') }), close),
  disparity: read => new WindowMean(read('period'), close, (mean, bar) => (100 * (bar.close - mean)) / mean),
  ao: read => new AwesomeOscillator(read('fast'), read('slow')),
  tsi: read => single(new TSI({ longPeriod: read('long'), shortPeriod: read('short') }), close),
  trix: read => new Trix(read('period')),
  coppock: read =>
    single(
      new CoppockCurve({
        longRocInterval: read('long'),
        shortRocInterval: read('short'),
        wmaInterval: read('average')
      }),
      close
    ),
  'elder-ray': read =>
    several(new ElderRay(read('period')), whole, ({ bullPower, bearPower }, values) => {
      values.set([bullPower, bearPower])
    })
} satisfies Streams
