import type { m } from '../messages/m'

/**
 * The value that every output has after enough candles of the given kind. `kept` means that it's the value
 * from before these candles.
 */
export type EdgeValue = number | 'none' | 'kept'

export interface EdgeCase {
  readonly still?: EdgeValue
  /** The value if all prices were equal since the first candle. Only set if it differs from `still`. */
  readonly neverMoved?: number
  readonly noVolume?: EdgeValue
  /** The value if the volume was 0 since the first candle. Only set if it differs from `noVolume`. */
  readonly neverVolume?: number | 'none'
}

type IndicatorId = keyof typeof m.indicators.name

const zero = { still: 0 }
const half = { still: 0.5 }
const fifty = { still: 50 }
/** For indicators that don't depend on the price, or that equal the price while it doesn't move. */
const plain = {}
/** For averages over all earlier candles, which keep traces of an earlier move. */
const zeroAtFirst = { neverMoved: 0 }

/** A test calculates every indicator and compares. */
export const edgeCases: Readonly<Record<IndicatorId, EdgeCase>> = {
  sma: plain,
  ema: plain,
  wma: plain,
  dema: plain,
  tema: plain,
  hma: plain,
  rma: plain,
  kama: plain,
  alma: plain,
  t3: plain,
  zlema: plain,
  vidya: { still: 'kept' },
  'super-smoother': plain,
  trima: plain,
  vwma: { noVolume: 'none' },
  linreg: plain,
  'sma-ribbon': plain,
  'ema-ribbon': plain,
  rsi: { still: 'kept', neverMoved: 50 },
  stochastic: zero,
  'stoch-rsi': zero,
  macd: zero,
  ppo: zero,
  apo: zero,
  disparity: zero,
  cci: { still: 'none' },
  'williams-r': { still: -100 },
  roc: zero,
  momentum: zero,
  ao: zero,
  tsi: zeroAtFirst,
  trix: zero,
  ultimate: fifty,
  cmo: zero,
  coppock: zero,
  'elder-ray': zero,
  bop: zero,
  ibs: half,
  qstick: zero,
  imi: fifty,
  demarker: half,
  psychological: zero,
  ichimoku: plain,
  supertrend: plain,
  psar: plain,
  'atr-stop': plain,
  alligator: plain,
  adx: zeroAtFirst,
  aroon: { still: 100 },
  vortex: zero,
  chandelier: plain,
  squeeze: zero,
  'wave-trend': zero,
  fisher: zero,
  schaff: { neverMoved: 50 },
  dpo: zero,
  ac: zero,
  bollinger: plain,
  'percent-b': half,
  bandwidth: zero,
  atr: zero,
  'true-range': zero,
  natr: zero,
  keltner: plain,
  donchian: plain,
  chop: { still: 100 },
  'chaikin-volatility': zeroAtFirst,
  'rogers-satchell': zero,
  ulcer: zero,
  vwap: { noVolume: 'kept', neverVolume: 'none' },
  obv: { still: 'kept', noVolume: 'kept' },
  ad: { still: 'kept', noVolume: 'kept' },
  chaikin: { still: 0, noVolume: 0 },
  cmf: { still: 0, noVolume: 0 },
  mfi: { still: 50, noVolume: 50 },
  force: { still: 0, noVolume: 0 },
  pvt: { still: 'kept', noVolume: 'kept' },
  pvo: { neverVolume: 0 },
  'volume-average': { noVolume: 0 },
  'relative-volume': { noVolume: 'none' },
  'volume-roc': { noVolume: 0 },
  facilitation: { still: 0, noVolume: 0 },
  ease: { still: 0, noVolume: 0 }
}
