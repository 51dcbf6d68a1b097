import { reachable } from './life'
import type { Month, MonthStory, Promised } from './month'
import type { MonthSpan } from './spans'

const checkEveryMs = 60_000

interface Delay {
  readonly promised: number
  readonly typical: number
  /** The real delay in ms. Infinity if the alert should have fired but didn't. */
  readonly real: number
}

/**
 * Compares the shown delays with the real delays of the alerts whose level was reached. docs/benches.md
 * defines each figure.
 */
export function promiseFigures(month: Month, { inbox, promised }: MonthStory) {
  const delays = month.alerts.flatMap(({ isBeyond }, index) =>
    isBeyond
      ? delaysOf(
          reachable(month.life),
          isBeyond,
          inbox[index]?.[0]?.noticedAt ?? Infinity,
          promised[index] ?? []
        )
      : []
  )
  const served = delays.filter(({ real }) => real < Infinity)
  const late = delays.filter(({ real, promised: worst }) => real > worst).length
  const worst = quantile(
    delays.map(one => one.promised),
    0.5
  )
  const p95 = quantile(
    served.map(({ real }) => real),
    0.95
  )
  return {
    promised: delays.length,
    laterThanPromised: Number((late / delays.length).toFixed(3)),
    medianWorstSeconds: seconds(worst),
    p95Seconds: seconds(p95),
    worstAgainstP95: Number((worst / p95).toFixed(2)),
    medianTypicalSeconds: seconds(
      quantile(
        delays.map(({ typical }) => typical),
        0.5
      )
    ),
    medianSeconds: seconds(
      quantile(
        served.map(({ real }) => real),
        0.5
      )
    )
  }
}

const seconds = (ms: number): number => Math.round(ms / 1000)

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? NaN

/**
 * Returns a delay for each time that the level was exceeded while the machine was awake and the service
 * responded.
 */
function delaysOf(
  spans: readonly MonthSpan[],
  isBeyond: (at: number) => boolean,
  noticedAt: number,
  promised: readonly Promised[]
): readonly Delay[] {
  const delays: Delay[] = []
  for (const { from, to } of spans) {
    let began: number | null = null
    for (let at = from; at < to && at <= noticedAt + checkEveryMs; at += checkEveryMs) {
      const is = isBeyond(at)
      if (is && began === null && at > from) began = at
      const shown = began === null ? undefined : promised.findLast(one => one.at <= (began ?? 0))
      if (began === null || !shown || shown.worst === null || shown.typical === null) {
        if (!is) began = null
        continue
      }
      const limits = { promised: shown.worst, typical: shown.typical }
      if (noticedAt >= began && noticedAt < at + checkEveryMs) {
        delays.push({ ...limits, real: noticedAt - began })
        return delays
      }
      if (is) continue
      // If the price is only beyond the level for less than the shown delay, the app may miss it.
      if (at - began > shown.worst) delays.push({ ...limits, real: Infinity })
      began = null
    }
    if (noticedAt < to) return delays
  }
  return delays
}
