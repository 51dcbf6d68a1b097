import type { CandleReach, CandleSeries, CandleTick, Client, Interval, WordedReply } from '@contract'
import type { Hear } from '../bridge/client'
import { SvelteSet } from 'svelte/reactivity'
import { Mirrored } from './mirrored.svelte'

/** One chart on screen: its candles, kept up to date from when it is opened until it is closed. */
export class ChartWatch {
  readonly coin: string
  readonly interval: Interval
  readonly series = new Mirrored<CandleSeries>()
  /** The bar that moves, as told since the series came; null until then. */
  tick = $state.raw<CandleTick | null>(null)
  readonly #client: Client['market']
  readonly #stops: readonly (() => void)[]

  constructor(client: Client['market'], hear: Hear, coin: string, interval: Interval) {
    this.#client = client
    this.coin = coin
    this.interval = interval
    const mine = (about: { coin: string; interval: Interval }): boolean =>
      about.coin === coin && about.interval === interval
    this.#stops = [
      hear('candlesChanged', series => {
        if (!mine(series)) return
        this.series.tell(series)
        // A bar told before the candles came knows our own quotes alone; the series holds them and the service's too.
        this.tick = null
      }),
      hear('candleTicked', tick => {
        if (mine(tick)) this.tick = tick
      })
    ]
  }

  /** Asks the service for the series now. Costs what `series.value.price` says. */
  load(bars: number | null = null): Promise<boolean> {
    const { coin, interval } = this
    return this.series.act(() => this.#client.loadCandles({ coin, interval, bars }))
  }

  /** How to come by candles that are not held: from a time on, or (null) older than all. No call. */
  reach(since: number | null): Promise<WordedReply<CandleReach>> {
    const { coin, interval } = this
    return this.#client.candleReach({ coin, interval, since })
  }

  /** Stops listening. */
  end(): void {
    for (const stop of this.#stops) stop()
  }

  /** Reads the series as the main process has it; no call. */
  async read(): Promise<void> {
    const before = this.tick
    await this.series.read(async () => {
      const reply = await this.#client.candles({ coin: this.coin, interval: this.interval })
      // A bar told before the candles came knows our own quotes alone; the series holds them and the service's too.
      if (this.tick === before) this.tick = null
      return reply
    })
  }
}

/** Which charts are on screen; the main process keeps those fresh and no others. */
export class ChartsState {
  readonly #client: Client['market']
  readonly #hear: Hear
  #open: readonly ChartWatch[] = []
  #resting: readonly ChartWatch[] = []
  /** Charts, by their place in the layout, that show the past; quotes elsewhere on screen are of now. */
  readonly replaying = new SvelteSet<number>()
  /** Those whose candles are kept fresh: each series once, however many charts show it. */
  shown = $state.raw<readonly ChartWatch[]>([])

  constructor(client: Client['market'], hear: Hear) {
    this.#client = client
    this.#hear = hear
    // Another service has other candles, and does not know yet what is on screen.
    hear('connectionChanged', () => {
      this.#tell()
      for (const chart of this.#open) {
        chart.tick = null
        void chart.read()
      }
    })
  }

  /**
   * Puts a chart on screen. Close it with `close` when it leaves.
   * @param isResting it may be passed by: its candles are not kept fresh before it rests no more
   */
  open(coin: string, interval: Interval, isResting = false): ChartWatch {
    const chart = new ChartWatch(this.#client, this.#hear, coin, interval)
    this.#open = [...this.#open, chart]
    if (isResting) this.#resting = [...this.#resting, chart]
    // First: from then on nothing that changes it is missed.
    this.#tell()
    void chart.read()
    return chart
  }

  /** A series as it is held, for what computes from it: it is not kept fresh, so that looking costs nothing. End it with `end`. */
  look(coin: string, interval: Interval): ChartWatch {
    const watch = new ChartWatch(this.#client, this.#hear, coin, interval)
    void watch.read()
    return watch
  }

  /**
   * While a chart rests its candles are not kept fresh, which would cost credits nobody sees; it is read again, from
   * what is held, once it rests no more.
   */
  rest(chart: ChartWatch, isResting: boolean): void {
    if (this.#resting.includes(chart) === isResting) return
    this.#resting = isResting ? [...this.#resting, chart] : this.#resting.filter(other => other !== chart)
    this.#tell()
    if (!isResting) void chart.read()
  }

  /** Asks the service for candles of a chart that is not on screen. Costs what its price says. */
  async load(coin: string, interval: Interval): Promise<void> {
    await this.#client.loadCandles({ coin, interval, bars: null })
  }

  /** What is held of a series, with the price of asking for it; no call. Null where it cannot be told. */
  async peek(coin: string, interval: Interval): Promise<CandleSeries | null> {
    const reply = await this.#client.candles({ coin, interval })
    return reply.ok ? reply.answer : null
  }

  close(chart: ChartWatch): void {
    chart.end()
    this.#resting = this.#resting.filter(other => other !== chart)
    this.#open = this.#open.filter(other => other !== chart)
    this.#tell()
  }

  #tell(): void {
    const fresh = this.#open.filter(chart => !this.#resting.includes(chart))
    const shown = fresh.filter(
      (chart, at) =>
        at === fresh.findIndex(({ coin, interval }) => coin === chart.coin && interval === chart.interval)
    )
    this.shown = shown
    void this.#client.showCharts({ charts: shown.map(({ coin, interval }) => ({ coin, interval })) })
  }
}
