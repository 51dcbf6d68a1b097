/** In the lists of averages, an entry is null until there are enough numbers. */

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** The population standard deviation (divided by n, not n - 1). */
export function deviation(values: readonly number[]): number {
  const middle = mean(values)
  return Math.sqrt(mean(values.map(value => (value - middle) ** 2)))
}

export function simpleAverages(values: readonly number[], period: number): (number | null)[] {
  return values.map((_, at) => (at + 1 < period ? null : mean(values.slice(at + 1 - period, at + 1))))
}

/** The exponential average starts with the simple average of the first `period` values. */
export function exponentialAverages(values: readonly number[], period: number): (number | null)[] {
  const share = 2 / (period + 1)
  return smoothed(values, period, share)
}

/** Wilder (1978): an exponential average that moves by 1 / period. */
export function wilderAverages(values: readonly number[], period: number): (number | null)[] {
  return smoothed(values, period, 1 / period)
}

function smoothed(values: readonly number[], period: number, share: number): (number | null)[] {
  let average: number | null = null
  return values.map((value, at) => {
    if (at + 1 === period) average = mean(values.slice(0, period))
    else if (average !== null) average += (value - average) * share
    return average
  })
}
