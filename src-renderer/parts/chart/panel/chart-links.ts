import type { CandleChart } from '../../../charts/candle-chart'

/** The times at the left and right edge of a chart, epoch ms. */
export interface Times {
  readonly from: number
  readonly to: number
}

export interface LinkedChart {
  readonly chart: Pick<CandleChart, 'candles' | 'range' | 'setRange' | 'pointAt'> | null
}

export interface Links {
  readonly crosshair: boolean
  readonly range: boolean
}

export class ChartLinks {
  readonly #links: () => Links
  readonly #charts = new Set<LinkedChart>()
  #times: Times | null = null
  #isLeading = false

  constructor(links: () => Links) {
    this.#links = links
  }

  /** Call this when another layout is shown, so that its charts don't take over the previous range. */
  forget(): void {
    this.#times = null
  }

  join(open: LinkedChart): () => void {
    this.#charts.add(open)
    return () => this.#charts.delete(open)
  }

  /** `time` is null if the crosshair was hidden. */
  pointed(by: LinkedChart, time: number | null): void {
    if (!this.#links().crosshair) return
    for (const { chart } of this.#others(by)) chart?.pointAt(time)
  }

  /**
   * If the user changed the range of this chart, the others follow it. If the range changed because candles
   * were loaded, this chart returns to the shared range.
   */
  ranged(by: LinkedChart, isMoved: boolean): void {
    if (this.#isLeading || !this.#links().range) return
    if (isMoved) this.lead(by)
    else if (this.#times && this.#charts.size > 1) this.#follow(by, this.#times)
  }

  lead(by: LinkedChart): void {
    const times = timesOf(by)
    if (!times) return
    this.#times = times
    for (const other of this.#others(by)) this.#follow(other, times)
  }

  #follow({ chart }: LinkedChart, { from, to }: Times): void {
    if (!chart || chart.candles.size === 0) return
    this.#isLeading = true
    const { candles } = chart
    chart.setRange({ from: candles.placeOf(from), to: candles.placeOf(to) })
    this.#isLeading = false
  }

  #others(by: LinkedChart): LinkedChart[] {
    return [...this.#charts].filter(other => other !== by)
  }
}

function timesOf({ chart }: LinkedChart): Times | null {
  if (!chart || chart.candles.size === 0) return null
  const { candles, range } = chart
  return { from: candles.timeAt(range.from), to: candles.timeAt(range.to) }
}
