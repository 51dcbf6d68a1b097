import type { CandleChart } from '../../../charts/candle-chart'

/** The times at the left and the right edge of a chart, epoch ms. */
export interface Times {
  readonly from: number
  readonly to: number
}

/** What a chart beside others gives and takes. */
export interface LinkedChart {
  readonly chart: Pick<CandleChart, 'candles' | 'range' | 'setRange' | 'pointAt'> | null
}

/** Which of them are linked. */
export interface Links {
  readonly crosshair: boolean
  readonly range: boolean
}

/** Charts beside each other that follow the one a person moves: its crosshair, and the time it shows. */
export class ChartLinks {
  readonly #links: () => Links
  readonly #charts = new Set<LinkedChart>()
  #times: Times | null = null
  #isLeading = false

  constructor(links: () => Links) {
    this.#links = links
  }

  /** Other charts stand here now: none of them follows what was led before. */
  forget(): void {
    this.#times = null
  }

  /** Answers with what lets the chart go. */
  join(open: LinkedChart): () => void {
    this.#charts.add(open)
    return () => this.#charts.delete(open)
  }

  /** The crosshair of one stands at this time, or was put away. */
  pointed(by: LinkedChart, time: number | null): void {
    if (!this.#links().crosshair) return
    for (const { chart } of this.#others(by)) chart?.pointAt(time)
  }

  /** One shows another range. Moved by a person it leads; with candles just come it follows. */
  ranged(by: LinkedChart, isMoved: boolean): void {
    if (this.#isLeading || !this.#links().range) return
    if (isMoved) this.lead(by)
    else if (this.#times && this.#charts.size > 1) this.#follow(by, this.#times)
  }

  /** Shows in all what this one shows. */
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
