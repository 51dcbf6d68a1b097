/** The close of a bar. `time` is when the bar opened. */
export interface Close {
  readonly time: number
  readonly close: number
}

export type Returns = 'logarithmic' | 'plain'

export interface Correlation {
  /** Pearson's coefficient. NaN if there are too few returns. */
  readonly coefficient: number
  readonly count: number
}

/** The minimum number of returns. With fewer, a coefficient would be meaningless. */
const fewest = 10

/**
 * Pearson's coefficient of the returns over the last common bars: sum((x − x̄)(y − ȳ)) / sqrt(sum((x − x̄)²)
 * sum((y − ȳ)²)).
 * @param bars maximum number of returns. Both lists must ascend in time.
 */
export function correlationOf(
  a: readonly Close[],
  b: readonly Close[],
  bars: number,
  returns: Returns = 'logarithmic'
): Correlation {
  const closes = new Map<number, number>(b.map(({ time, close }) => [time, close]))
  const both = a.filter(({ time }) => closes.has(time)).slice(-(bars + 1))
  const change = (now: number, before: number): number =>
    returns === 'plain' ? now / before - 1 : Math.log(now / before)
  const pairs = both.slice(1).map(({ time, close }, index) => {
    const before = both[index]
    return [
      change(close, before?.close ?? NaN),
      change(closes.get(time) ?? NaN, closes.get(before?.time ?? NaN) ?? NaN)
    ] as const
  })
  if (pairs.length < fewest) return { coefficient: NaN, count: pairs.length }
  const mean = (side: 0 | 1): number => pairs.reduce((sum, pair) => sum + pair[side], 0) / pairs.length
  const [middleA, middleB] = [mean(0), mean(1)]
  let [product, spreadA, spreadB] = [0, 0, 0]
  for (const [one, other] of pairs) {
    product += (one - middleA) * (other - middleB)
    spreadA += (one - middleA) ** 2
    spreadB += (other - middleB) ** 2
  }
  return { coefficient: product / Math.sqrt(spreadA * spreadB), count: pairs.length }
}

export type CoefficientOf = (a: string, b: string) => number | null

/**
 * Orders the coins so that those with high correlations are next to each other, by agglomerative clustering
 * with average linkage. The distance of two coins is 1 − their coefficient, or 1 if that is unknown. Two
 * clusters are joined at those ends that are closer to each other.
 */
export function clustered(coins: readonly string[], coefficientOf: CoefficientOf): readonly string[] {
  const distance = (a: string, b: string): number => 1 - (coefficientOf(a, b) ?? 0)
  let clusters: readonly (readonly string[])[] = coins.map(coin => [coin])
  while (clusters.length > 1) {
    const [one, other] = nearest(clusters, distance)
    const rest = clusters.filter(cluster => cluster !== one && cluster !== other)
    clusters = [...rest, joined(one, other, distance)]
  }
  return clusters[0] ?? []
}

type Distance = (a: string, b: string) => number

function nearest(clusters: readonly (readonly string[])[], distance: Distance) {
  let found: readonly [readonly string[], readonly string[]] = [clusters[0] ?? [], clusters[1] ?? []]
  let least = Infinity
  clusters.forEach((one, index) => {
    for (const other of clusters.slice(index + 1)) {
      const sum = one.reduce((all, a) => other.reduce((part, b) => part + distance(a, b), all), 0)
      const average = sum / (one.length * other.length)
      if (average >= least) continue
      least = average
      found = [one, other]
    }
  })
  return found
}

function joined(one: readonly string[], other: readonly string[], distance: Distance): readonly string[] {
  const ways = [one, [...one].reverse()].flatMap(left =>
    [other, [...other].reverse()].map(right => ({
      line: [...left, ...right],
      gap: distance(left.at(-1) ?? '', right[0] ?? '')
    }))
  )
  return ways.reduce((best, way) => (way.gap < best.gap ? way : best)).line
}
