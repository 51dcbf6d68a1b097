import type { Remark } from '../../../../src-shared/contract/reading'
import { splitTwins, type TwinRow } from '../../../../src-shared/figures/coin-twins'
import type { Answer } from './answer'
import { sharedSymbols } from './coin-identity'

type Counted = Exclude<Extract<Remark, { readonly count: number }>['code'], 'doubt'>

export function remarksOn(answer: Answer): readonly Remark[] {
  const remarks: Remark[] = []
  const counted = (code: Counted, count: number): void => {
    if (count > 0) remarks.push({ code, count })
  }
  counted('dropped', answer.dropped)
  if ('leftOut' in answer) counted('left-out', answer.leftOut ?? 0)
  if (answer.kind === 'candles') {
    if (answer.timeNames === 'close') remarks.push({ code: 'times-name-close' })
    counted('repeated', answer.repeated)
    counted('unordered', answer.unordered)
    counted('high-below-low', answer.highBelowLow.length)
  }
  if (answer.kind === 'quotes' || answer.kind === 'athAtl') remarks.push(...twinsIn(answer.data))
  for (const { code: about, ...doubt } of answer.reading?.doubts ?? [])
    remarks.push({ code: 'doubt', about, ...doubt })
  const lapsed = answer.reading?.lapsed ?? []
  if (lapsed.length > 0) remarks.push({ code: 'lapsed', paths: lapsed })
  return remarks
}

function twinsIn(rows: readonly TwinRow[]): readonly Remark[] {
  const symbols = sharedSymbols(rows.map(({ symbol }) => symbol ?? null))
  return [...symbols].flatMap((symbol): Remark[] => {
    const own = rows.filter(row => row.symbol?.toUpperCase() === symbol)
    const { own: meant, others } = splitTwins(own)
    if (others.length === 0) return []
    const names = [...meant.slice(0, 1), ...others].map(({ name, id }) => name ?? id ?? symbol)
    return [{ code: 'twins', symbol, names }]
  })
}
