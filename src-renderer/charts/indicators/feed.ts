import { withRoom, type IndicatorBar } from '../../../src-shared/indicators/columns'
import type { Candles } from '../series/candles'
import type { IndicatorAnswer, IndicatorPlan, Port } from './messages'

/** The values of an indicator. Each output has one value per candle, and unused room at its end. */
export interface IndicatorValues {
  readonly size: number
  readonly outputs: readonly Float64Array[]
}

export const noValues: ReadonlyMap<string, IndicatorValues> = new Map()

export interface FeedListener {
  /** Called with new arrays. From then on, the previous arrays aren't updated any more. */
  computed(values: ReadonlyMap<string, IndicatorValues>): void
  /** Called after values from this bar on were changed in place. */
  moved(bar: number): void
}

let charts = 0

export class IndicatorFeed {
  readonly #port: Port
  readonly #listener: FeedListener
  readonly #chart = `chart ${++charts}`
  readonly #stop: () => void
  #series = 0
  #values = new Map<string, IndicatorValues>()
  #plans: readonly IndicatorPlan[] = []
  #candles = 0

  constructor(port: Port, listener: FeedListener) {
    this.#port = port
    this.#listener = listener
    this.#stop = port.listen(answer => this.#take(answer))
  }

  /** The previous values stay visible until the new ones arrive, but not beyond the last candle. */
  load(candles: Candles, plans: readonly IndicatorPlan[]): void {
    this.#series++
    this.#plans = plans
    const { size } = candles
    const cut = (column: Float64Array): Float64Array => column.slice(0, size)
    const copy = {
      time: cut(candles.time),
      open: cut(candles.open),
      high: cut(candles.high),
      low: cut(candles.low),
      close: cut(candles.close),
      volume: cut(candles.volume)
    }
    this.#port.ask(
      { kind: 'load', chart: this.#chart, series: this.#series, plans, candles: copy },
      Object.values(copy).map(column => column.buffer as ArrayBuffer)
    )
    this.#forget(size)
    this.#candles = size
  }

  plan(plans: readonly IndicatorPlan[]): void {
    this.#plans = plans
    this.#port.ask({ kind: 'plan', chart: this.#chart, series: this.#series, plans })
    this.#forget()
  }

  tick(bar: IndicatorBar): void {
    this.#port.ask({ kind: 'tick', chart: this.#chart, series: this.#series, bar })
  }

  close(): void {
    this.#stop()
    this.#port.ask({ kind: 'close', chart: this.#chart, series: this.#series })
  }

  #forget(candles = Infinity): void {
    const wanted = new Set(this.#plans.map(({ key }) => key))
    const remaining = [...this.#values].filter(([key]) => wanted.has(key))
    const isCut = remaining.length > 0 && candles < this.#candles
    if (remaining.length === this.#values.size && !isCut) return
    this.#tell(
      isCut ? new Map(remaining.map(([key, values]) => [key, cutTo(candles, values)])) : new Map(remaining)
    )
  }

  #tell(values: Map<string, IndicatorValues>): void {
    this.#values = values
    this.#listener.computed(values)
  }

  #take(answer: IndicatorAnswer): void {
    if (answer.chart !== this.#chart || answer.series !== this.#series) return
    if (answer.kind === 'computed') {
      const { size, indicators } = answer
      const fresh = indicators.map(({ key, outputs }) => [key, { size, outputs }] as const)
      this.#tell(new Map([...this.#values, ...fresh]))
      return
    }
    const { bar, values } = answer
    this.#candles = Math.max(this.#candles, bar + 1)
    const grown = new Map<string, IndicatorValues>()
    for (const { key, outputs } of values) {
      const known = this.#values.get(key)
      if (!known) continue
      const needsRoom = (known.outputs[0]?.length ?? 0) <= bar
      const columns = needsRoom ? known.outputs.map(column => lengthened(column, bar)) : known.outputs
      columns.forEach((column, output) => (column[bar] = outputs[output] ?? NaN))
      if (needsRoom) grown.set(key, { size: bar + 1, outputs: columns })
    }
    if (grown.size > 0) this.#tell(new Map([...this.#values, ...grown]))
    this.#listener.moved(bar)
  }
}

function cutTo(candles: number, { size, outputs }: IndicatorValues): IndicatorValues {
  return { size: Math.min(size, candles), outputs: outputs.map(column => column.slice().fill(NaN, candles)) }
}

function lengthened(column: Float64Array, bar: number): Float64Array {
  return withRoom(column, bar + 512).fill(NaN, column.length)
}
