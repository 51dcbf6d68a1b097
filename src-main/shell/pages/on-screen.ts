import type { Services } from '../../../src-shared/contract'

type Market = Pick<Services['market'], 'showCharts' | 'showRows'>
type Charts = Parameters<Market['showCharts']>[0]['charts']

/** The limits that the contract has for a single window. */
const most = { charts: 40, rows: 200 } as const

/** Reports what all windows show together, because each report replaces the one before. */
export class OnScreen<Page extends object> {
  readonly #market: Market
  readonly #charts = new Map<Page, Charts>()
  readonly #rows = new Map<Page, readonly string[]>()

  constructor(market: Market) {
    this.#market = market
  }

  showCharts(page: Page, charts: Charts): ReturnType<Market['showCharts']> {
    this.#charts.set(page, charts)
    const all = [...this.#charts.values()].flat()
    const series = new Map(all.map(chart => [`${chart.coin} ${chart.interval}`, chart]))
    return this.#market.showCharts({ charts: [...series.values()].slice(0, most.charts) })
  }

  showRows(page: Page, coins: readonly string[]): ReturnType<Market['showRows']> {
    this.#rows.set(page, coins)
    const all = new Set([...this.#rows.values()].flat())
    return this.#market.showRows({ coins: [...all].slice(0, most.rows) })
  }

  /** Call this when a window closes, so that its candles are no longer refreshed. */
  async leave(page: Page): Promise<void> {
    const hadCharts = this.#charts.has(page)
    const hadRows = this.#rows.has(page)
    if (hadRows) await this.showRows(page, [])
    if (hadCharts) await this.showCharts(page, [])
    this.#charts.delete(page)
    this.#rows.delete(page)
  }
}
