import type { Interval } from '../../src-shared/contract/values'
import { withPrice, type Bar } from './bar'
import { barTime } from '../../src-shared/interval'

/**
 * The service's bars with our own behind them, so that the end of a chart is never older than our quotes.
 * The service's last bar moves on with prices seen since it was fetched; later bars are our own (provisional).
 * @param since our own minute bars from after the fetch, ascending.
 * @param later our own bars of this interval, ascending.
 * @returns the bars and the index of the first provisional one (= length where there is none).
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
