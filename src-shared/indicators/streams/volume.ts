import { AD, ADOSC, CMF, ForceIndex, MarketFacilitationIndex, OBV, PVO, RVOL, VROC } from 'trading-signals'
import { MoneyFlow } from '../oscillators'
import { PriceVolumeTrend } from '../price-volume-trend'
import { SessionVwap } from '../session-vwap'
import { single, volume, whole, type Streams } from '../stream'
import { easeOfMovement, WindowMean } from '../window-mean'

export const volumes = {
  vwap: () => new SessionVwap(),
  obv: () => single(new OBV(2), whole),
  ad: () => single(new AD(), whole),
  chaikin: read => single(new ADOSC({ fastPeriod: read('fast'), slowPeriod: read('slow') }), whole),
  cmf: read => single(new CMF(read('period')), whole),
  mfi: read => new MoneyFlow(read('period')),
  force: read => single(new ForceIndex(read('period')), whole),
  pvt: () => new PriceVolumeTrend(),
  pvo: read => single(new PVO({ fastPeriod: read('fast'), slowPeriod: read('slow') }), volume),
  'volume-average': read => new WindowMean(read('period'), bar => bar.volume),
  'relative-volume': read => single(new RVOL(read('period')), volume),
  'volume-roc': read => single(new VROC(read('period')), volume),
  facilitation: () => single(new MarketFacilitationIndex(), whole),
  ease: read => new WindowMean(read('period'), easeOfMovement(read('scale')))
} satisfies Streams
