import { indicatorDefinition } from '../../../src-shared/indicators/catalogue'
import { barsOf, type IndicatorBar } from '../../../src-shared/indicators/columns'
import { reader } from '../../../src-shared/indicators/params'
import { IndicatorRun } from '../../../src-shared/indicators/run'
import type { IndicatorAnswer, IndicatorRequest, Computed, IndicatorPlan } from './messages'

interface Seat {
  readonly series: number
  readonly bars: IndicatorBar[]
  readonly runs: Map<string, { readonly plan: IndicatorPlan; readonly run: IndicatorRun }>
}

/** The engine runs in a worker, so that twenty thousand candles don't block drawing. */
export class IndicatorEngine {
  readonly #seats = new Map<string, Seat>()
  readonly #answer: (answer: IndicatorAnswer) => void

  constructor(answer: (answer: IndicatorAnswer) => void) {
    this.#answer = answer
  }

  take(ask: IndicatorRequest): void {
    const { chart, series } = ask
    const seat = this.#seats.get(chart)
    switch (ask.kind) {
      case 'load': {
        const fresh = { series, bars: barsOf(ask.candles), runs: new Map() }
        this.#seats.set(chart, fresh)
        this.#plan(chart, fresh, ask.plans)
        break
      }
      case 'plan':
        if (seat?.series === series) this.#plan(chart, seat, ask.plans)
        break
      case 'tick':
        if (seat?.series === series) this.#tick(chart, seat, ask.bar)
        break
      case 'close':
        this.#seats.delete(chart)
    }
  }

  #plan(chart: string, seat: Seat, plans: readonly IndicatorPlan[]): void {
    const wanted = new Set(plans.map(({ key }) => key))
    for (const key of seat.runs.keys()) if (!wanted.has(key)) seat.runs.delete(key)
    const size = seat.bars.length
    const indicators: Computed['indicators'][number][] = []
    for (const plan of plans) {
      const known = seat.runs.get(plan.key)
      if (known && JSON.stringify(known.plan) === JSON.stringify(plan)) continue
      const definition = indicatorDefinition(plan.indicator)
      if (!definition) continue
      const run = new IndicatorRun(definition, reader(definition, plan.values))
      run.load(seat.bars)
      seat.runs.set(plan.key, { plan, run })
      indicators.push({ key: plan.key, outputs: run.handOver() })
    }
    if (indicators.length > 0)
      this.#answer({ kind: 'computed', chart, series: seat.series, size, indicators })
  }

  #tick(chart: string, seat: Seat, bar: IndicatorBar): void {
    const last = seat.bars.at(-1)
    if (last && bar.time < last.time) return
    const isReplaced = bar.time === last?.time
    // A bar built from quotes has no volume, so it keeps that of the candle it replaces.
    const volume = isReplaced && Number.isNaN(bar.volume) ? (last?.volume ?? NaN) : bar.volume
    // The bar is copied, because V8 gives objects from another thread a different hidden class. Mixing both
    // kinds would permanently slow down every formula.
    const { time, open, high, low, close } = bar
    const taken = { time, open, high, low, close, volume }
    if (isReplaced) seat.bars[seat.bars.length - 1] = taken
    else seat.bars.push(taken)
    const newest = seat.bars.length - 1
    const values = [...seat.runs].map(([key, { run }]) => {
      run.put(taken, isReplaced)
      return { key, outputs: [...run.newest] }
    })
    this.#answer({ kind: 'moved', chart, series: seat.series, bar: newest, values })
  }
}
