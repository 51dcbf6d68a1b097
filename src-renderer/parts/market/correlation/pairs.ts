import type { AnswerOf, CorrelationFigures } from '@contract'

export interface CoinPair {
  readonly ours: number | null
  readonly service: number | null
  /** Service minus calculated. */
  readonly difference: number | null
}

const nameOf = (a: string, b: string): string => [a.toUpperCase(), b.toUpperCase()].sort().join(' ')

export function pairsOf(
  { order, matrix }: Pick<CorrelationFigures, 'order' | 'matrix'>,
  reported: AnswerOf<'correlation'>['data']
): (a: string, b: string) => CoinPair {
  const place = new Map(order.map((coin, index) => [coin, index]))
  const byPair = new Map(reported.map(({ a, b, value }) => [nameOf(a, b), value]))
  return (a, b) => {
    const ours = matrix[place.get(a) ?? -1]?.[place.get(b) ?? -1] ?? null
    const service = a === b ? null : (byPair.get(nameOf(a, b)) ?? null)
    const difference = ours === null || service === null ? null : service - ours
    return { ours, service, difference }
  }
}

export interface RankedPair {
  readonly a: string
  readonly b: string
  readonly value: number
}

export function rankedPairs(
  order: readonly string[],
  pair: (a: string, b: string) => CoinPair,
  of: keyof CoinPair
): readonly RankedPair[] {
  return order
    .flatMap((a, at) => order.slice(at + 1).map(b => ({ a, b, value: pair(a, b)[of] })))
    .filter((one): one is RankedPair => one.value !== null)
    .sort((one, other) => other.value - one.value)
}

/**
 * The strength of a cell's background, in percent. Positive coefficients are coloured like a rise, negative
 * ones like a fall.
 */
export function tintOf(value: number | null): { readonly way: 'up' | 'down'; readonly percent: number } {
  const size = value === null ? 0 : Math.min(1, Math.abs(value))
  return { way: (value ?? 0) < 0 ? 'down' : 'up', percent: Math.round(size ** 2 * 55) }
}
