import type { Interval } from '../../src-shared/contract/values'
import { withClose, type Bar } from './bar'
import { barTime } from '../../src-shared/interval'

/**
 * Extends the service's bars with bars built from quotes. Prices since the fetch update the last bar, and bars after it
 * are provisional.
 * @param since minute bars built from quotes since the fetch, ascending
 * @param later bars of this interval built from quotes, ascending
 * @returns provisionalFrom is the index of the first provisional bar, or the number of bars if there is none
 */
export function withOwnBars(
  service: readonly Bar[],
  since: readonly Bar[],
  later: readonly Bar[],
  interval: Interval
): { bars: readonly Bar[]; provisionalFrom: number } {
  const last = service.at(-1)
  if (!last) return { bars: later, provisionalFrom: 0 }
  const moving = since
    .filter(bar => barTime(bar.time, interval) === last.time)
    .reduce((bar, { high, low, close }) => withClose(withClose(withClose(bar, high), low), close), last)
  const provisional = later.filter(bar => bar.time > last.time)
  return { bars: [...service.slice(0, -1), moving, ...provisional], provisionalFrom: service.length }
}
