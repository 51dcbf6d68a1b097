import { cpus, loadavg } from 'node:os'

export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)
export const p95 = (values: readonly number[]): number => quantile(values, 0.95)

/** Returns whether all targets were met. */
export function report(figures: readonly BenchFigure[]): boolean {
  for (const figure of figures) console.log(JSON.stringify(figure))
  const names = (met: boolean): string[] => figures.filter(one => one.met === met).map(({ name }) => name)
  const missed = names(false)
  // Report the load of the machine, because limits in ms mean nothing if it's high.
  const loadPerCore = round((loadavg()[0] ?? 0) / cpus().length)
  console.log(JSON.stringify({ name: 'summary', met: names(true), missed, loadPerCore }))
  return missed.length === 0
}

export interface BenchFigure {
  readonly name: string
  readonly ours: number
  readonly peer?: number
  /** The time of an empty canvas with the same input. */
  readonly empty?: number
  readonly ratio?: number
  readonly unit: string
  readonly rounds: number
  readonly target: string
  readonly met: boolean
  /** Not set if the load in the summary is accurate enough. */
  readonly loadPerCore?: number
}

export const round = (value: number): number => Number(value.toPrecision(4))
