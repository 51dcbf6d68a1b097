import { CMO, MOM, ROC } from 'trading-signals'
import { UltimateOscillator } from '../oscillators'
import { RelativeStrength, StochasticRsi } from '../relative-strength'
import { Stochastic, WilliamsR } from '../stochastic'
import { close, single, smoothed, type Streams } from '../stream'
import { ChannelIndex } from '../windowed'

export const momentum = {
  rsi: read => smoothed(new RelativeStrength(read('period')), close),
  stochastic: read => new Stochastic(read('period'), read('slowing'), read('d')),
  'stoch-rsi': read => new StochasticRsi(read('rsi'), read('period'), read('k'), read('d')),
  cci: read => new ChannelIndex(read('period')),
  'williams-r': read => new WilliamsR(read('period')),
  roc: read => single(new ROC(read('period')), close, 100),
  momentum: read => single(new MOM(read('period')), close),
  ultimate: read => new UltimateOscillator(read('short'), read('medium'), read('long')),
  cmo: read => single(new CMO(read('period')), close)
} satisfies Streams
