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
  /** Bars were read from this time on. A window that begins earlier needs more of them. */
  readonly since: EpochMs
  /** `ended` contains the bars that ended by this time. No bar spans it. */
  readonly until: EpochMs
  readonly ended: MovesSince
  readonly candles: readonly PriceBar[]
  /** Minute bars built from quotes, ascending, without those in `ended`. Null if they must be read again. */
  readonly own: readonly PriceBar[] | null
}

const minutesForMs = 2 * day

/** How much earlier than needed the bars begin, because another alert may need a slightly older price. */
const slackMs = 5 * minute

/** The most minute bars to keep. */
const mostOwn = 60

const fewWindows = 5

/** Alerts need price moves after every quote, so only bars that may have changed are read again. */
export class KnownMoves {
  readonly #sources: BarSources
  readonly #known = new Map<string, Map<number, Known>>()
  readonly #quotedAt = new Map<string, EpochMs>()
  #latestAt: EpochMs = -Infinity

  constructor(sources: BarSources) {
    this.#sources = sources
  }

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
   * Reads the bars of windows one by one, because those of hundreds of coins at once would block the main
   * process for seconds.
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
    // A bar that hasn't ended yet is cut off at `at`, because it only contains prices up to then.
    const own = wide.filter(({ from }) => from < at).map(bar => (bar.to > at ? { ...bar, to: at } : bar))
    const bars = [...own, ...known.candles]
    // The last bar may still change, and so may those of the last minute if responses arrive out of order.
    const settledBy = Math.min(own.at(-1)?.from ?? at, at - minute)
    const until = Math.max(known.until, lastPause(bars, settledBy))
    const minuteBars = wide.filter(({ from, to }) => from >= until && to - from === minute)
    // If the clock was set back, bars of coming minutes are saved already, so the bars must be read again.
    const ownNow = at < this.#latestAt ? null : minuteBars
    const now = { ...(until === known.until ? known : extended(known, bars, until, since)), own: ownNow }
    const byWindow = this.#known.get(coin) ?? new Map<number, Known>()
    this.#known.set(coin, byWindow.set(windowMs, now))
    return { ended: now.ended, recent: bars.filter(({ from, to }) => from >= until && to <= at) }
  }

  /**
   * What is known about a window. Null if new bars can't be added to it, because of a long pause or because
   * the clock was set back.
   */
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

  #recordedBars(coin: string, from: EpochMs, since: EpochMs, until: EpochMs): readonly PriceBar[] {
    const { recordedBars } = this.#sources
    const read = (width: OwnWidth, after: EpochMs, before: EpochMs): readonly PriceBar[] =>
      recordedBars(coin, width, after - width + 1, before - 1).map(({ time, open, high, low, close }) => {
        return { from: time, to: time + width, open, high, low, close }
      })
    const minutesFrom = Math.max(since, until - minutesForMs)
    // Includes a bar that begins now, because later prices are added to it.
    const minutes = read(minute, Math.max(from + minute - 1, minutesFrom), until + 1)
    return from === -Infinity && since < minutesFrom
      ? [...read(hour, since, minutesFrom), ...minutes]
      : minutes
  }
}

const minuteOf = (at: EpochMs): EpochMs => Math.floor(at / minute) * minute

/** Returns null if the bars must be read again, because the clock was set back or there are too many. */
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

function lastPause(bars: readonly PriceBar[], by: EpochMs): EpochMs {
  const spanning = bars.find(({ from, to }) => from < by && by < to)
  return spanning ? lastPause(bars, spanning.from) : by
}
