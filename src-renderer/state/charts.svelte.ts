import type {
  CandleReach,
  CandleSeries,
  CandleTick,
  Client,
  Interval,
  WordedFault,
  WordedReply
} from '@contract'
import type { Subscribe } from '../bridge/client'
import { SvelteSet } from 'svelte/reactivity'
import { Mirrored } from './mirrored.svelte'

/** The candles of a chart, which are kept up to date until the chart is closed. */
export class ChartWatch {
  readonly coin: string
  readonly interval: Interval
  readonly series = new Mirrored<CandleSeries>()
  /** The latest bar, updated by quotes. Null if there was no quote since the candles were loaded. */
  tick = $state.raw<CandleTick | null>(null)
  /** Resolves once the saved candles have been read, or turn out to be unreadable. */
  firstRead: Promise<void> = Promise.resolve()
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
        this.series.set(series)
        // The new series already includes the earlier quotes.
        this.tick = null
      }),
      subscribe('candleTicked', tick => {
        if (mine(tick)) this.tick = tick
      }),
      // After a switch to another service, the candles may be different ones.
      subscribe('connectionChanged', () => {
        this.tick = null
        void this.read()
      })
    ]
  }

  /** Makes a paid call at the price `series.value.price`. */
  load(bars: number | null = null): Promise<boolean> {
    const { coin, interval } = this
    return this.series.act(() => this.#client.loadCandles({ coin, interval, bars }))
  }

  /**
   * Finds out what it takes to load the candles since a time or, if it is null, those before the oldest
   * loaded one.
   */
  reach(since: number | null): Promise<WordedReply<CandleReach>> {
    const { coin, interval } = this
    return this.#client.candleReach({ coin, interval, since })
  }

  end(): void {
    for (const stop of this.#stops) stop()
  }

  async read(): Promise<void> {
    const before = this.tick
    await this.series.read(async () => {
      const reply = await this.#client.candles({ coin: this.coin, interval: this.interval })
      // If no newer tick has arrived, the series already includes the quotes of this one.
      if (this.tick === before) this.tick = null
      return reply
    })
  }
}

export type ChartAction = `chart:${'replay' | 'table' | `${'save' | 'copy'}${'Picture' | 'Candles'}`}`

/** The main process only refreshes the candles of visible charts. */
export class ChartsState {
  readonly #client: Client['market']
  readonly #subscribe: Subscribe
  #open: readonly ChartWatch[] = []
  #resting: readonly ChartWatch[] = []
  #actions: Readonly<Partial<Record<ChartAction, () => void>>> = {}
  /** A coin that the active chart should offer to compare with, at its price. '' opens the coin picker. */
  wantedComparison = $state<string | null>(null)
  /** A time to which the active chart should scroll once it shows the coin. */
  wantedTime = $state.raw<{ readonly coin: string; readonly at: number } | null>(null)
  /** An action that a command requested before the chart was drawn. */
  #early: ChartAction | null = null
  /**
   * Charts with a replay, by their position in the layout (0 to 3). While there are any, other parts of the
   * window point out that their prices are current.
   */
  readonly replaying = new SvelteSet<number>()
  /** The charts whose candles are refreshed. Each series is listed once. */
  shown = $state.raw<readonly ChartWatch[]>([])

  constructor(client: Client['market'], subscribe: Subscribe) {
    this.#client = client
    this.#subscribe = subscribe
    // The main process forgets the visible charts when the service changes.
    subscribe('connectionChanged', () => this.#tell())
  }

  /**
   * Call `close` when the chart is no longer needed.
   * @param isResting true to start without refreshing the candles, because the user may be switching through
   * charts
   */
  open(coin: string, interval: Interval, isResting = false): ChartWatch {
    const chart = new ChartWatch(this.#client, this.#subscribe, coin, interval)
    this.#open = [...this.#open, chart]
    if (isResting) this.#resting = [...this.#resting, chart]
    // The main process is notified before the candles are read, so that no update in between is missed.
    this.#tell()
    chart.firstRead = chart.read()
    return chart
  }

  /** Reads loaded candles without refreshing them. Call `end` when they are no longer needed. */
  watch(coin: string, interval: Interval): ChartWatch {
    const watch = new ChartWatch(this.#client, this.#subscribe, coin, interval)
    void watch.read()
    return watch
  }

  rest(chart: ChartWatch, isResting: boolean): void {
    if (this.#resting.includes(chart) === isResting) return
    this.#resting = isResting ? [...this.#resting, chart] : this.#resting.filter(other => other !== chart)
    this.#tell()
    if (!isResting) void chart.read()
  }

  /** Makes a paid call for a series that isn't on screen. Resolves with null on success. */
  async load(coin: string, interval: Interval, bars: number | null = null): Promise<WordedFault | null> {
    const reply = await this.#client.loadCandles({ coin, interval, bars })
    return reply.ok ? null : reply.fault
  }

  /** Returns the loaded candles and the price of loading more, or null on failure. */
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

  /**
   * Registers the actions of the active chart. Call this once its candles are drawn. Returns a function that
   * unregisters them.
   */
  offer(actions: Readonly<Partial<Record<ChartAction, () => void>>>): () => void {
    this.#actions = { ...this.#actions, ...actions }
    const early = this.#early
    if (early !== null && early in actions) this.act(early)
    return () => {
      const left = Object.entries(this.#actions).filter(([action]) => !(action in actions))
      this.#actions = Object.fromEntries(left)
    }
  }

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
