import { SMA } from 'trading-signals'
import type { IndicatorBar, CandleColumns } from '../../../src-shared/indicators/columns'

export interface Contender {
  open(host: HTMLElement, candles: CandleColumns, averages: readonly Average[]): void
  setRange(from: number, to: number): void
  tick(bar: IndicatorBar): void
  close(): void
}

export const averagePeriods = [20, 50, 100, 150, 200]
export const averageColors = ['#e6b450', '#5ab0f6', '#c678dd', '#98c379', '#e06c75'] as const
export const colors = {
  ground: '#11151b',
  text: '#8d949e',
  grid: '#1c2229',
  line: '#262c33',
  up: '#3dbd84',
  down: '#f2787b'
}

export class Average {
  readonly values: Float64Array
  readonly #average: SMA

  constructor(close: Float64Array, period: number) {
    this.#average = new SMA(period)
    this.values = Float64Array.from(close, price => this.#average.update(price, false) ?? NaN)
  }

  replaceLast(close: number): number {
    return (this.values[this.values.length - 1] = this.#average.update(close, true) ?? NaN)
  }
}

export const averagesOf = ({ close }: CandleColumns): readonly Average[] =>
  averagePeriods.map(period => new Average(close, period))
