/** The value below which a share of all lie. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)
export const p95 = (values: readonly number[]): number => quantile(values, 0.95)

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
}

export const round = (value: number): number => Number(value.toPrecision(4))
