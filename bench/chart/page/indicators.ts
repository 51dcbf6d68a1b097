import { catalogue } from '../../../src-shared/indicators/catalogue'
import type { CandleColumns } from '../../../src-shared/indicators/columns'
import { defaults } from '../../../src-shared/indicators/params'
import { Candles } from '../../../src-renderer/charts/series/candles'
import { IndicatorFeed } from '../../../src-renderer/charts/indicators/feed'
import { workerPort } from '../../../src-renderer/charts/indicators/port'

export interface IndicatorTimes {
  readonly count: number
  /** The time to calculate all indicators from the candles, ms. */
  readonly all: number
  /** The time to update all indicators after each change of the last candle, ms. */
  readonly ticks: readonly number[]
}

export async function measureIndicators(columns: CandleColumns, ticks: number): Promise<IndicatorTimes> {
  const plans = catalogue.map(definition => ({
    key: definition.id,
    indicator: definition.id,
    values: defaults(definition)
  }))
  let onMoved = (): void => undefined
  let have = 0
  const feed = new IndicatorFeed(workerPort(), {
    computed(values) {
      have = values.size
      onMoved()
    },
    moved: () => onMoved()
  })
  const until = (isDone: () => boolean): Promise<void> =>
    new Promise(resolve => {
      onMoved = () => {
        if (isDone()) resolve()
      }
    })

  const begin = performance.now()
  feed.load(new Candles(columns, 60_000), plans)
  await until(() => have === plans.length)
  const all = performance.now() - begin

  const last = columns.time.length - 1
  const took: number[] = []
  for (let tick = 0; tick < ticks; tick++) {
    const close = columns.close[last]! * (1 + tick / 1e4)
    const started = performance.now()
    feed.tick({
      time: columns.time[last]!,
      open: columns.open[last]!,
      high: Math.max(columns.high[last]!, close),
      low: columns.low[last]!,
      close,
      volume: 20
    })
    await until(() => true)
    took.push(performance.now() - started)
  }
  feed.close()
  return { count: plans.length, all, ticks: took }
}
