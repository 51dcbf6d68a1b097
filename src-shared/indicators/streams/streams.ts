import type { IndicatorRead } from '../definition'
import type { Stream, Streams } from '../stream'
import { averages } from './averages'
import { momentum } from './momentum'
import { momentumAverages } from './momentum-averages'
import { pressure } from './pressure'
import { trend } from './trend'
import { turns } from './turns'
import { volatility } from './volatility'
import { volumes } from './volume'

// The formulas are separate from the definitions, so that code that only needs names or parameters doesn't
// load them.
const streams: Streams = {
  ...averages,
  ...trend,
  ...momentum,
  ...momentumAverages,
  ...turns,
  ...pressure,
  ...volatility,
  ...volumes
}

/** @throws Error for an unknown ID, which is a bug */
export function streamOf(id: string, read: IndicatorRead): Stream {
  const create = streams[id]
  if (create === undefined) throw new Error(`No stream computes ${id}.`)
  return create(read)
}
