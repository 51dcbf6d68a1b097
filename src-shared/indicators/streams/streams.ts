import type { Read } from '../definition'
import type { Stream, Streams } from '../stream'
import { averages } from './averages'
import { momentum } from './momentum'
import { momentumAverages } from './momentum-averages'
import { pressure } from './pressure'
import { trend } from './trend'
import { turns } from './turns'
import { volatility } from './volatility'
import { volumes } from './volume'

// Apart from what the indicators are: whoever names one, or asks for its numbers, does not load a hundred formulas.
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

/**
 * The stream of an indicator of the catalogue, with its numbers; each call makes one anew.
 * @throws Error where the catalogue has an indicator that nobody computes: a mistake of ours
 */
export function streamOf(id: string, read: Read): Stream {
  const create = streams[id]
  if (create === undefined) throw new Error(`No stream computes ${id}.`)
  return create(read)
}
