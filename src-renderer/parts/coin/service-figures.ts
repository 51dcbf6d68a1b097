import type { Answer, AnswerOf } from '@contract'
import { namesCoin, rowsOfCoin, rowsOfTwin } from '../../../src-shared/figures/coin-named'
import type { KnownCoin } from '../../../src-shared/figures/coin-twins'
import { levelKind, type LadderLevel } from '../../../src-shared/figures/ladder'

/** Returns the percentages from getPerformance or getVolatility, by number of days. */
export function windowsIn(
  answer: Answer | null,
  coin: string,
  knownCoin?: KnownCoin
): ReadonlyMap<number, number> {
  if (answer?.kind !== 'windows') return new Map()
  const known = rowsOfTwin(answer.data, coin, knownCoin).flatMap(({ days, percent }): [number, number][] =>
    days === null || percent === null ? [] : [[days, percent]]
  )
  return new Map(known)
}

export function extremesIn(
  answer: Answer | null,
  coin: string,
  knownCoin?: KnownCoin
): AnswerOf<'athAtl'>['data'][number] | null {
  return answer?.kind === 'athAtl' ? (rowsOfTwin(answer.data, coin, knownCoin)[0] ?? null) : null
}

/** Returns the values from getTechnicalAnalysis, under Candlewick's names. */
export function technicalIn(
  answer: Answer | null,
  coin: string
): {
  readonly verdict: string | null
  readonly of: (name: string) => number | null
} {
  if (answer?.kind !== 'technical') return { verdict: null, of: () => null }
  const { verdict, verdicts = {}, values } = answer.data
  const own = Object.keys(verdicts).find(name => namesCoin(name, coin))
  const before = own === undefined ? '' : `${own}.`
  const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '')
  const known = new Map(
    Object.entries(values).flatMap(([name, value]) =>
      name.startsWith(before) ? [[plain(name.slice(before.length)), value] as const] : []
    )
  )
  return {
    verdict: own === undefined ? verdict : (verdicts[own] ?? null),
    of: name => known.get(plain(name)) ?? null
  }
}

/** Returns the levels of the classic method, or else those of the first method in the response. */
export function pivotsIn(answer: Answer | null, coin: string): readonly LadderLevel[] {
  if (answer?.kind !== 'supportResistance') return []
  const rows = rowsOfCoin(answer.data, coin)
  const group = rows.find(row => row.group?.toLowerCase() === 'classic')?.group ?? rows[0]?.group
  return rows.flatMap(({ group: of, name, price }): LadderLevel[] =>
    of === group && price !== null ? [{ kind: levelKind(name), name, price, origin: 'service' }] : []
  )
}

export function averagesIn(answer: Answer | null, coin: string): readonly LadderLevel[] {
  const newest = answer?.kind === 'ribbon' ? rowsOfCoin(answer.data, coin).at(-1) : undefined
  return Object.entries(newest?.averages ?? {}).flatMap(([name, price]): LadderLevel[] =>
    price === null ? [] : [{ kind: 'average', name, price, origin: 'service' }]
  )
}

export function dayIn(answer: Answer | null, day: number): AnswerOf<'candles'>['data'][number] | null {
  if (answer?.kind !== 'candles') return null
  const width = 86_400_000
  // A candle's time may be its close, which is the last second of the day or the midnight after it.
  const exact = answer.data.find(({ time }) => Math.floor(time / width) * width === day)
  const after =
    answer.timeNames === 'close' ? answer.data.find(({ time }) => time === day + width) : undefined
  return exact ?? after ?? null
}
