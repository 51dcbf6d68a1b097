import type { Remark } from '../../../src-shared/contract/reading'
import type { Answer } from './answer'

type Counted = Exclude<Extract<Remark, { readonly count: number }>['code'], 'doubt'>

/** What must be known before an answer's figures are believed; empty for an ordinary one. */
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
  for (const { code: about, ...doubt } of answer.reading?.doubts ?? [])
    remarks.push({ code: 'doubt', about, ...doubt })
  const lapsed = answer.reading?.lapsed ?? []
  if (lapsed.length > 0) remarks.push({ code: 'lapsed', paths: lapsed })
  return remarks
}
