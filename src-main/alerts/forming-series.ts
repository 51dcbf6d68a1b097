import type { SeriesFact } from '../../src-shared/conditions/facts'
import type { CandleTick } from '../../src-shared/contract/market'
import type { EpochMs } from '../../src-shared/contract/values'
import type { PriceUpdate } from '../market/board-service'
import type { Chart } from '../market/chart'

export interface FormingSources {
  readonly read: (chart: Chart) => SeriesFact | null
  /** The last bar including the quote of time `at`. Null if that time isn't within the bar. */
  readonly tick: (
    chart: Chart,
    at: EpochMs
  ) => Pick<CandleTick, 'time' | 'open' | 'high' | 'low' | 'close'> | null
}

interface Followed {
  readonly fact: SeriesFact | null
  readonly at: EpochMs
}

/** Updates the last of a chart's candles with each quote, because reading all of them again takes long. */
export class FormingSeries {
  readonly #sources: FormingSources
  readonly #followed = new Map<string, Followed>()
  readonly #quotedAt = new Map<string, EpochMs>()

  constructor(sources: FormingSources) {
    this.#sources = sources
  }

  saw({ at, prices }: PriceUpdate): void {
    for (const coin of prices.keys()) this.#quotedAt.set(coin, at)
  }

  forget({ coin, interval }: Chart): void {
    this.#followed.delete(`${coin} ${interval}`)
  }

  of(chart: Chart): SeriesFact | null {
    const at = this.#quotedAt.get(chart.coin)
    // Without a quote since startup, the candles are always read, because nothing shows when they change.
    if (at === undefined) return this.#sources.read(chart)
    const name = `${chart.coin} ${chart.interval}`
    const known = this.#followed.get(name)
    if (known?.at === at) return known.fact
    const fact = (known?.fact && this.#moved(chart, known.fact, at)) ?? this.#sources.read(chart)
    this.#followed.set(name, { fact, at })
    return fact
  }

  /** Returns null if the quote began a new bar, or if the last one isn't the forming one. */
  #moved(chart: Chart, { candles, closed }: SeriesFact, at: EpochMs): SeriesFact | null {
    const tick = this.#sources.tick(chart, at)
    const last = candles.time.length - 1
    if (tick === null || tick.time !== candles.time[last]) return null
    const { open, high, low, close } = tick
    const moved = {
      ...candles,
      open: candles.open.with(last, open),
      high: candles.high.with(last, high),
      low: candles.low.with(last, low),
      close: candles.close.with(last, close)
    }
    return { candles: moved, closed }
  }
}
