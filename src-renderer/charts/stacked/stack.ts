export interface StackedLayer {
  readonly name: string
  readonly values: readonly number[]
}

export interface StackLine {
  readonly values: readonly (number | null)[]
  readonly isDashed: boolean
}

export function steps(values: readonly (number | null)[]): [x: number, y: number | null][] {
  return [...values, values.at(-1) ?? null].map((value, at) => [at, value])
}

export function niceMost(most: number): number {
  if (most <= 0) return 1
  const step = 10 ** Math.floor(Math.log10(most))
  return ([1, 1.5, 2, 3, 4, 5, 6, 8, 10].find(times => times * step >= most) ?? 10) * step
}
