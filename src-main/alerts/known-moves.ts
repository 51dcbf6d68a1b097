import { MovesSince, moveWithin } from '../../src-shared/conditions/moves-since'
import { candleWidths } from '../../src-shared/conditions/past-price'
import { barsWithin, type PriceBar, type PriceMove } from '../../src-shared/conditions/price-move'
import type { Timed } from '../../src-shared/conditions/facts'
import type { EpochMs, Interval } from '../../src-shared/contract/values'
import type { CandleColumns } from '../../src-shared/indicators/columns'
import { intervalMs } from '../../src-shared/interval'
import { day, hour, minute } from '../../src-shared/time'
import type { PriceUpdate } from '../market/board-service'
import { nextTurn } from '../platform/time/next-turn'

interface Chart {
  readonly coin: string
  readonly interval: Interval
}

type OwnWidth = typeof minute | typeof hour

interface BarSources {
  readonly recordedBars: (
    coin: string,
    widthMs: OwnWidth,
    since: EpochMs,
    until?: EpochMs
  ) => readonly (Omit<PriceBar, 'from' | 'to'> & { readonly time: EpochMs })[]
  readonly closedCandles: (chart: Chart, since: EpochMs) => CandleColumns
}

export interface MoveWindow {
  readonly coin: string
  readonly windowMs: number
}

interface Known {
  /** Windows that begin earlier need bars that aren't known. */
  readonly since: EpochMs
  /** Contains bars that ended by `until`. No bar spans that time. */
  readonly until: EpochMs
  readonly ended: MovesSince
  readonly candles: readonly PriceBar[]
  /** Minute bars built from quotes, ascending, without those in `ended`. Null if they must be read. */
  readonly own: readonly PriceBar[] | null
}

/** How long minute bars are stored. */
const minutesForMs = 2 * day

/** Another alert may need a slightly older price. */
const slackMs = 5 * minute

/** With more bars, the alert hasn't been evaluated for long, so they are read when needed. */
const mostOwn = 60

/** This many are read without yielding to other work. */
const fewWindows = 5

/**
 * In all saved prices of a coin: bars built from quotes, and the service's candles. Alerts need moves after
 * every quote, so only bars that may have changed are read again.
 */
export class KnownMoves {
  readonly #sources: BarSources
  readonly #known = new Map<string, Map<number, Known>>()
  /** When the latest price in `own` was seen, by coin. */
  readonly #quotedAt = new Map<string, EpochMs>()
  #latestAt: EpochMs = -Infinity

  constructor(sources: BarSources) {
    this.#sources = sources
  }

  /** The prices must be saved already. */
  saw({ at, prices }: PriceUpdate): void {
    this.#latestAt = Math.max(this.#latestAt, at)
    for (const [coin, byWindow] of this.#known) {
      const price = prices.get(coin)
      if (price === undefined) continue
      this.#quotedAt.set(coin, at)
      for (const [windowMs, known] of byWindow) {
        if (minuteOf(at) < known.until) byWindow.delete(windowMs)
        else byWindow.set(windowMs, { ...known, own: known.own && withPrice(known.own, at, price) })
      }
    }
  }

  /** Call this when a coin's candles were loaded. */
  forget({ coin, interval }: Chart): void {
    const byWindow = this.#known.get(coin)
    for (const windowMs of byWindow?.keys() ?? [])
      if (candleWidths(windowMs).includes(interval)) byWindow?.delete(windowMs)
  }

  /**
   * @param before the price at the start of the window. Null if unknown
   * @returns null if no price before `last` is known
   */
  to(coin: string, last: Timed, windowMs: number, before: number | null): PriceMove | null {
    const since = last.at - windowMs
    const { ended, recent } = this.#read({ coin, windowMs }, last.at)
    const isEarlierKnown =
      recent.some(({ to }) => to > since && to < last.at) || ended.within(since).possible.high > 0
    if (before === null && !isEarlierKnown) return null
    return moveWithin(since, before, [ended, MovesSince.of(recent)], last.value)
  }

  /**
   * One by one, because hundreds of coins at once would block the main process for seconds. Returns null if
   * only a few aren't known yet.
   */
  readAhead(windows: readonly MoveWindow[], at: EpochMs, isWanted: () => boolean): Promise<void> | null {
    const unread = windows.filter(one => this.#usable(one, at) === null)
    return unread.length > fewWindows ? this.#readEach(unread, at, isWanted) : null
  }

  async #readEach(windows: readonly MoveWindow[], at: EpochMs, isWanted: () => boolean): Promise<void> {
    for (const one of windows) {
      await nextTurn()
      if (!isWanted()) return
      this.#read(one, at)
    }
  }

  #read(
    window: MoveWindow,
    at: EpochMs
  ): { readonly ended: MovesSince; readonly recent: readonly PriceBar[] } {
    const { coin, windowMs } = window
    const since = at - windowMs - slackMs
    const known = this.#usable(window, at) ?? this.#unread(window, since)
    const isQuoted = known.own !== null && this.#quotedAt.get(coin) === at
    const wide = isQuoted ? known.own : this.#recordedBars(coin, known.until, since, at)
    // A bar that hasn't ended yet only contains prices up to `at`.
    const own = wide.filter(({ from }) => from < at).map(bar => (bar.to > at ? { ...bar, to: at } : bar))
    const bars = [...own, ...known.candles]
    // The last bar may still change, and so may those of the last minute if responses arrive out of order.
    const settledBy = Math.min(own.at(-1)?.from ?? at, at - minute)
    const until = Math.max(known.until, lastPause(bars, settledBy))
    const minuteBars = wide.filter(({ from, to }) => from >= until && to - from === minute)
    // After the clock was set back, there are saved bars of minutes that come again.
    const ownNow = at < this.#latestAt ? null : minuteBars
    const now = { ...(until === known.until ? known : extended(known, bars, until, since)), own: ownNow }
    const byWindow = this.#known.get(coin) ?? new Map<number, Known>()
    this.#known.set(coin, byWindow.set(windowMs, now))
    return { ended: now.ended, recent: bars.filter(({ from, to }) => from >= until && to <= at) }
  }

  /** Null if new bars can't be added because of a long pause or a clock that was set back. */
  #usable({ coin, windowMs }: MoveWindow, at: EpochMs): Known | null {
    const known = this.#known.get(coin)?.get(windowMs)
    if (!known || known.since > at - windowMs) return null
    return known.until <= at && known.until >= at - minutesForMs ? known : null
  }

  #unread({ coin, windowMs }: MoveWindow, since: EpochMs): Known {
    const candles = candleWidths(windowMs).flatMap(interval => {
      const width = intervalMs[interval]
      return barsWithin(this.#sources.closedCandles({ coin, interval }, since - width), width, since)
    })
    return { since, until: -Infinity, ended: MovesSince.of([]), candles, own: null }
  }

  /** Ascending: minute bars as far back as they are stored, hourly ones before that. */
  #recordedBars(coin: string, from: EpochMs, since: EpochMs, until: EpochMs): readonly PriceBar[] {
    const { recordedBars } = this.#sources
    const read = (width: OwnWidth, after: EpochMs, before: EpochMs): readonly PriceBar[] =>
      recordedBars(coin, width, after - width + 1, before - 1).map(({ time, open, high, low, close }) => {
        return { from: time, to: time + width, open, high, low, close }
      })
    const minutesFrom = Math.max(since, until - minutesForMs)
    // A bar that begins now isn't needed yet, but prices are added to it later.
    const minutes = read(minute, Math.max(from + minute - 1, minutesFrom), until + 1)
    return from === -Infinity && since < minutesFrom
      ? [...read(hour, since, minutesFrom), ...minutes]
      : minutes
  }
}

const minuteOf = (at: EpochMs): EpochMs => Math.floor(at / minute) * minute

/** Null if the bars must be read, because the clock was set back or there are too many. */
function withPrice(bars: readonly PriceBar[], at: EpochMs, price: number): readonly PriceBar[] | null {
  const from = minuteOf(at)
  const last = bars.at(-1)
  if (bars.length >= mostOwn || (last && last.from > from)) return null
  if (last?.from !== from)
    return [...bars, { from, to: from + minute, open: price, high: price, low: price, close: price }]
  const [high, low] = [Math.max(last.high, price), Math.min(last.low, price)]
  return [...bars.slice(0, -1), { ...last, high, low, close: price }]
}

function extended(
  known: Known,
  bars: readonly PriceBar[],
  until: EpochMs,
  since: EpochMs
): Omit<Known, 'own'> {
  const ended = MovesSince.of(bars.filter(({ to }) => to <= until))
  return {
    since,
    until,
    ended: known.ended.followedBy(ended).forWindowsFrom(since),
    candles: known.candles.filter(({ to }) => to > until)
  }
}

/** The last time up to `by` that no bar spans. */
function lastPause(bars: readonly PriceBar[], by: EpochMs): EpochMs {
  const spanning = bars.find(({ from, to }) => from < by && by < to)
  return spanning ? lastPause(bars, spanning.from) : by
}
