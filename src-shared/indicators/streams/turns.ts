import { Accelerator } from '../oscillators'
import { Detrended, Fisher, Squeeze, TrendCycle, WaveTrend } from '../turns'
import type { Streams } from '../stream'

export const turns = {
  squeeze: read => new Squeeze(read('period'), read('deviations'), read('factor')),
  'wave-trend': read => new WaveTrend(read('channel'), read('average'), read('signal')),
  fisher: read => new Fisher(read('period')),
  schaff: read => new TrendCycle(read('cycle'), read('fast'), read('slow')),
  dpo: read => new Detrended(read('period')),
  ac: read => new Accelerator(read('fast'), read('slow'), read('average'))
} satisfies Streams
