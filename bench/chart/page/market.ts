import type { CandleColumns } from '../../../src-shared/indicators/columns'

/** The one-minute candles of 15 days, the most that the service returns. */
export const candleCount = 21_600

export function makeCandles(size = candleCount, seed = 20_260_217): CandleColumns {
  const random = seeded(seed)
  const column = (): Float64Array => new Float64Array(size)
  const made = {
    time: column(),
    open: column(),
    high: column(),
    low: column(),
    close: column(),
    volume: column()
  }
  const begin = Date.UTC(2026, 0, 1)
  let price = 68_000
  for (let bar = 0; bar < size; bar++) {
    const steps = Array.from({ length: 4 }, () => (random() - 0.5) * 0.0012)
    const path = steps.map(step => (price *= 1 + step))
    const open = bar === 0 ? price : made.close[bar - 1]!
    made.time[bar] = begin + bar * 60_000
    made.open[bar] = open
    made.close[bar] = price
    made.high[bar] = Math.max(open, ...path)
    made.low[bar] = Math.min(open, ...path)
    made.volume[bar] = 5 + random() * 40 + Math.abs(price - open)
  }
  return made
}

function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
