import { cpus, loadavg } from 'node:os'

/** The value below which a share of all lie. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)
export const p95 = (values: readonly number[]): number => quantile(values, 0.95)

/** Prints a line each, then a summary; answers with whether all targets were met. */
export function report(figures: readonly Figure[]): boolean {
  for (const figure of figures) console.log(JSON.stringify(figure))
  const names = (met: boolean): string[] => figures.filter(one => one.met === met).map(({ name }) => name)
  const missed = names(false)
  // Others at work on this machine slow everything down; limits in ms then mean little.
  const loadPerCore = round((loadavg()[0] ?? 0) / cpus().length)
  console.log(JSON.stringify({ name: 'summary', met: names(true), missed, loadPerCore }))
  return missed.length === 0
}

/** One line of output. Absent fields are left out. */
export interface Figure {
  readonly name: string
  readonly ours: number
  readonly peer?: number
  readonly ratio?: number
  readonly unit: string
  readonly rounds: number
  /** What is aimed at, and whether it was reached. */
  readonly target: string
  readonly met: boolean
  /** While it was measured; absent where the summary's will do. */
  readonly loadPerCore?: number
}

export const round = (value: number): number => Number(value.toPrecision(4))
