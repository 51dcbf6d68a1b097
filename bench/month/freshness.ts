import { quantile } from '../chart/figures'
import type { MonthSpan } from './spans'

const everyMs = 30_000

/** The ages of the displayed prices while the window was visible, ms. */
export interface Freshness {
  readonly mean: number
  readonly p50: number
  readonly p95: number
}

/** @param answersOf for each coin, the times of fresh prices, ascending */
export function freshnessOf(
  answersOf: readonly (readonly number[])[],
  visible: readonly MonthSpan[]
): Freshness {
  const ages = answersOf.flatMap(answers => agesOf(answers, visible))
  const mean = ages.reduce((sum, age) => sum + age, 0) / ages.length
  return { mean, p50: quantile(ages, 0.5), p95: quantile(ages, 0.95) }
}

/** Returns the age of a coin's last response at each sample while the window was visible, ms. */
export function agesOf(answers: readonly number[], visible: readonly MonthSpan[]): readonly number[] {
  const ages: number[] = []
  let next = 0
  for (const { from, to } of visible) {
    for (let at = from; at < to; at += everyMs) {
      while (next < answers.length && (answers[next] ?? Infinity) <= at) next++
      const last = answers[next - 1]
      if (last !== undefined) ages.push(at - last)
    }
  }
  return ages
}
