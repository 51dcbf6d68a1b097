import type { Interval } from '../../src-shared/contract/values'
import { withPrice, type Bar } from './bar'
import { barTime } from '../../src-shared/interval'

/**
 * Appends our own bars to the service's, so a chart is as recent as our quotes. Prices since the fetch move the
 * service's last bar. Later bars are our own, and provisional.
 * @param since our own minute bars since the fetch, ascending
 * @param later our own bars of this interval, ascending
 * @returns the bars, and the index of the first provisional one (their length if there is none)
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
    .reduce((bar, { high, low, close }) => withPrice(withPrice(withPrice(bar, high), low), close), last)
  const provisional = later.filter(bar => bar.time > last.time)
  return { bars: [...service.slice(0, -1), moving, ...provisional], provisionalFrom: service.length }
}
