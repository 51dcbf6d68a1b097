import type { CandleTick } from '../../src-shared/contract/market'
import { Emitter } from '../platform/events/emitter'
import type { AskableNeed } from '../watching/schedule/need-sources'
import type { PriceUpdate } from './board-service'
import type { CandleBook } from './candle-book'
import type { Chart } from './chart'

export interface ChartSources {
  readonly book: CandleBook
  readonly everyMs: () => number | null
}

export class ChartCandles {
  readonly ticked = new Emitter<CandleTick>()
  readonly shown = new Emitter<void>()
  readonly #sources: ChartSources
  #charts: readonly Chart[] = []

  constructor(sources: ChartSources) {
    this.#sources = sources
  }

  /** @param charts empty if the window is closed */
  show(charts: readonly Chart[]): void {
    this.#charts = charts
    this.shown.emit()
  }

  isShown({ coin, interval }: Chart): boolean {
    return this.#charts.some(chart => chart.coin === coin && chart.interval === interval)
  }

  needs(): readonly AskableNeed[] {
    const { book } = this.#sources
    const everyMs = this.#sources.everyMs()
    if (everyMs === null) return []
    const needs = this.#charts
      // If the user's plan excludes intraday candles, the chart shows daily candles.
      .map(chart => (book.isLocked(chart.interval) ? { ...chart, interval: '1d' as const } : chart))
      .filter(chart => !book.isAbsent(chart) && book.manualReason(chart) === null)
      .map(chart => book.need('candles', 'chart', chart))
    const once = [...new Map(needs.map(need => [need.key, need])).values()]
    // The charts share the plan's calls per day, so each of them refreshes less often if there are several.
    return once.map(need => ({ ...need, everyMs: Math.max(need.everyMs, everyMs * once.length) }))
  }

  followCandles({ coin, interval }: Chart): void {
    const { book } = this.#sources
    const at = book.latestAt(coin)
    const others = this.#charts.filter(chart => chart.coin === coin && chart.interval !== interval)
    if (at === null) return
    for (const chart of others) {
      const tick = at > (book.fetchedAt(chart) ?? Infinity) ? book.tick(chart, at) : null
      if (tick) this.ticked.emit(tick)
    }
  }

  follow(update: PriceUpdate): void {
    const { book } = this.#sources
    book.follow(update, this.#charts)
    for (const chart of this.#charts) {
      const tick = update.prices.has(chart.coin) ? book.tick(chart, update.at) : null
      if (tick) this.ticked.emit(tick)
    }
  }
}
