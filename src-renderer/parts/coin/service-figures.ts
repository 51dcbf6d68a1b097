import type { Answer, AnswerOf } from '@contract'
import { kindOf, type Level } from '../../../src-shared/figures/ladder'

/** Rows of the coin that was asked about: an answer to one question names it, names its pair, or names none. */
function ofCoin<Row extends { readonly symbol?: string | null }>(
  rows: readonly Row[],
  coin: string
): readonly Row[] {
  const bare = coin.split('@')[0]?.toUpperCase() ?? ''
  const own = rows.filter(({ symbol }) => (symbol ?? null) === null || symbol?.toUpperCase().startsWith(bare))
  return own
}

/** Percent by window in days, of getPerformance or getVolatility; empty where the answer has no windows. */
export function windowsIn(answer: Answer | null, coin: string): ReadonlyMap<number, number> {
  if (answer?.kind !== 'windows') return new Map()
  const known = ofCoin(answer.data, coin).flatMap(({ days, percent }): [number, number][] =>
    days === null || percent === null ? [] : [[days, percent]]
  )
  return new Map(known)
}

/** getATHATL's row of the coin; null where there is none. */
export function extremesIn(answer: Answer | null, coin: string): AnswerOf<'athAtl'>['data'][number] | null {
  return answer?.kind === 'athAtl' ? (ofCoin(answer.data, coin)[0] ?? null) : null
}

/** getTechnicalAnalysis: its figures by our names for them, and its own word. */
export function technicalIn(answer: Answer | null): {
  readonly verdict: string | null
  readonly of: (name: string) => number | null
} {
  if (answer?.kind !== 'technical') return { verdict: null, of: () => null }
  const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '')
  const values = new Map(Object.entries(answer.data.values).map(([name, value]) => [plain(name), value]))
  return { verdict: answer.data.verdict, of: name => values.get(plain(name)) ?? null }
}

/** The service's own pivots as levels; of several groups the classic one, else the first. */
export function pivotsIn(answer: Answer | null, coin: string): readonly Level[] {
  if (answer?.kind !== 'supportResistance') return []
  const rows = ofCoin(answer.data, coin)
  const group = rows.find(row => row.group?.toLowerCase() === 'classic')?.group ?? rows[0]?.group
  return rows.flatMap(({ group: of, name, price }): Level[] =>
    of === group && price !== null ? [{ kind: kindOf(name), name, price, origin: 'service' }] : []
  )
}

/** The newest row of the service's ribbon as levels. */
export function averagesIn(answer: Answer | null, coin: string): readonly Level[] {
  const newest = answer?.kind === 'ribbon' ? ofCoin(answer.data, coin).at(-1) : undefined
  return Object.entries(newest?.averages ?? {}).flatMap(([name, price]): Level[] =>
    price === null ? [] : [{ kind: 'average', name, price, origin: 'service' }]
  )
}

/** A day's candle of getHistory; null where the answer has none of that day. */
export function dayIn(answer: Answer | null, day: number): AnswerOf<'candles'>['data'][number] | null {
  if (answer?.kind !== 'candles') return null
  const width = 86_400_000
  // Its time may name the end of the day as the last second of it, or the midnight after.
  const exact = answer.data.find(({ time }) => Math.floor(time / width) * width === day)
  const after =
    answer.timeNames === 'close' ? answer.data.find(({ time }) => time === day + width) : undefined
  return exact ?? after ?? null
}
