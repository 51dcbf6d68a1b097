import type { CandleReach, CandleSeries, CandleTick, Client, Interval, WordedReply } from '@contract'
import type { Subscribe } from '../bridge/client'
import { SvelteSet } from 'svelte/reactivity'
import { Mirrored } from './mirrored.svelte'

/** One open chart. Its candles stay up to date until it is closed. */
export class ChartWatch {
  readonly coin: string
  readonly interval: Interval
  readonly series = new Mirrored<CandleSeries>()
  /** The latest state of the forming bar. Null if there was no tick since the series was loaded. */
  tick = $state.raw<CandleTick | null>(null)
  readonly #client: Client['market']
  readonly #stops: readonly (() => void)[]

  constructor(client: Client['market'], subscribe: Subscribe, coin: string, interval: Interval) {
    this.#client = client
    this.coin = coin
    this.interval = interval
    const mine = (about: { coin: string; interval: Interval }): boolean =>
      about.coin === coin && about.interval === interval
    this.#stops = [
      subscribe('candlesChanged', series => {
        if (!mine(series)) return
        this.series.tell(series)
        // An earlier tick only includes our own quotes. The series now includes these and the service's data.
        this.tick = null
      }),
      subscribe('candleTicked', tick => {
        if (mine(tick)) this.tick = tick
      })
    ]
  }

  /** Loads the series from the service. Costs `series.value.price`. */
  load(bars: number | null = null): Promise<boolean> {
    const { coin, interval } = this
    return this.series.act(() => this.#client.loadCandles({ coin, interval, bars }))
  }

  /** How to load missing candles: those since a time, or (null) those older than all loaded ones. Makes no call. */
  reach(since: number | null): Promise<WordedReply<CandleReach>> {
    const { coin, interval } = this
    return this.#client.candleReach({ coin, interval, since })
  }

  /** Stops listening. */
  end(): void {
    for (const stop of this.#stops) stop()
  }

  /** Reads the main process's series. Makes no call. */
  async read(): Promise<void> {
    const before = this.tick
    await this.series.read(async () => {
      const reply = await this.#client.candles({ coin: this.coin, interval: this.interval })
      // An earlier tick only includes our own quotes. The series now includes these and the service's data.
      if (this.tick === before) this.tick = null
      return reply
    })
  }
}

/** An action in the toolbar that applies to the active chart. */
export type ChartAction = `chart:${'replay' | 'table' | `${'save' | 'copy'}${'Picture' | 'Candles'}`}`

/** The charts on screen. The main process refreshes only their candles. */
export class ChartsState {
  readonly #client: Client['market']
  readonly #subscribe: Subscribe
  #open: readonly ChartWatch[] = []
  #resting: readonly ChartWatch[] = []
  #actions: Readonly<Partial<Record<ChartAction, () => void>>> = {}
  /**
   * A coin that the user wants to compare with the active chart. The chart opens its dialog with this coin and shows
   * the price.
   */
  wantedComparison = $state<string | null>(null)
  /** A time to show on the active chart, once it draws this coin. */
  wantedTime = $state.raw<{ readonly coin: string; readonly at: number } | null>(null)
  /** An action that was requested before its chart was drawn. */
  #early: ChartAction | null = null
  /**
   * The charts that show a replay, by position in the layout. While there is one, other places say that their prices
   * are current.
   */
  readonly replaying = new SvelteSet<number>()
  /** The charts whose candles are refreshed. If several charts show the same series, it is included once. */
  shown = $state.raw<readonly ChartWatch[]>([])

  constructor(client: Client['market'], subscribe: Subscribe) {
    this.#client = client
    this.#subscribe = subscribe
    // After a change of service there are other candles, and the main process has to be told again which charts are
    // visible.
    subscribe('connectionChanged', () => {
      this.#tell()
      for (const chart of this.#open) {
        chart.tick = null
        void chart.read()
      }
    })
  }

  /**
   * Opens a chart. Call `close` when it is no longer needed.
   * @param isResting the user may only be passing by, so the candles aren't refreshed until `rest` ends this
   */
  open(coin: string, interval: Interval, isResting = false): ChartWatch {
    const chart = new ChartWatch(this.#client, this.#subscribe, coin, interval)
    this.#open = [...this.#open, chart]
    if (isResting) this.#resting = [...this.#resting, chart]
    // Tells the main process before it reads the candles, so that it can't miss an update.
    this.#tell()
    void chart.read()
    return chart
  }

  /**
   * Reads loaded candles for calculations. They aren't refreshed, so this costs nothing. Call `end` when they are no
   * longer needed.
   */
  look(coin: string, interval: Interval): ChartWatch {
    const watch = new ChartWatch(this.#client, this.#subscribe, coin, interval)
    void watch.read()
    return watch
  }

  /**
   * Stops refreshing a chart's candles to save credits, or resumes. When it resumes, the candles that the main
   * process has by then are read.
   */
  rest(chart: ChartWatch, isResting: boolean): void {
    if (this.#resting.includes(chart) === isResting) return
    this.#resting = isResting ? [...this.#resting, chart] : this.#resting.filter(other => other !== chart)
    this.#tell()
    if (!isResting) void chart.read()
  }

  /** Loads candles of a chart that isn't on screen. Costs the series' price. */
  async load(coin: string, interval: Interval, bars: number | null = null): Promise<void> {
    await this.#client.loadCandles({ coin, interval, bars })
  }

  /** The loaded part of a series with the price of loading it. Makes no call. Null if this fails. */
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

  /** Offers actions of the active chart, whose candles are drawn. Returns the function that ends this. */
  offer(actions: Readonly<Partial<Record<ChartAction, () => void>>>): () => void {
    this.#actions = { ...this.#actions, ...actions }
    const early = this.#early
    if (early !== null && early in actions) this.act(early)
    return () => {
      const left = Object.entries(this.#actions).filter(([action]) => !(action in actions))
      this.#actions = Object.fromEntries(left)
    }
  }

  /** Performs an action on the active chart. If the chart isn't drawn yet, the action waits until then. */
  act(action: ChartAction): void {
    const act = this.#actions[action]
    this.#early = act ? null : action
    act?.()
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
