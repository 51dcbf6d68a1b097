import type { EpochMs } from '../../../src-shared/contract/values'
import { minute } from '../../../src-shared/time'
import { firstIndex } from './first-index'
import type { PastBar } from './past-bars'

export interface TimeSpan {
  readonly from: EpochMs
  readonly to: EpochMs
}

/** Times too close for the saved data to distinguish count as equal. */
export function commonTimes(
  pasts: readonly (readonly EpochMs[])[],
  spans: SpanFinder
): { from: EpochMs; to: EpochMs }[] {
  const [first = [], ...others] = pasts
  const next = others.map(() => 0)
  const common: { from: EpochMs; to: EpochMs }[] = []
  for (const at of first) {
    const span = spans.around(at)
    const matches = others.map((times, which) => {
      let index = next[which] ?? 0
      while (index < times.length && spans.around(times[index] ?? 0).to < span.from) index++
      next[which] = index
      const match = times[index]
      return match !== undefined && spans.around(match).from <= span.to ? match : null
    })
    if (matches.includes(null)) continue
    matches.forEach((_, which) => (next[which] = (next[which] ?? 0) + 1))
    const all = [span, ...matches.map(match => spans.around(match ?? at))]
    common.push({ from: Math.min(...all.map(one => one.from)), to: Math.max(...all.map(one => one.to)) })
  }
  return common
}

export class SpanFinder {
  readonly #bars: readonly PastBar[]
  readonly #everyMs: number

  constructor({ bars, everyMs }: { readonly bars: readonly PastBar[]; readonly everyMs: number }) {
    this.#bars = bars
    this.#everyMs = everyMs
  }

  around(at: EpochMs): TimeSpan {
    const index = firstIndex(this.#bars, ({ to }) => to >= at)
    const bar = this.#bars[index]
    const rest = Math.max(this.#everyMs, minute)
    if (!bar || bar.from > at) return { from: at - rest, to: at }
    const reach = bar.to - bar.from > this.#everyMs ? 0 : rest
    return { from: bar.from - reach, to: bar.to + reach }
  }
}
