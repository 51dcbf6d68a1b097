import type { Doubt } from '../../../src-shared/contract/reading'
import type { Answer } from './answer'

type Counted = 'dropped' | 'left-out' | 'repeated' | 'unordered' | 'high-below-low'

/** What is odd about an answer, as codes with facts. */
export type Remark =
  | {
      readonly code: Counted
      readonly count: number
    }
  | { readonly code: 'times-name-close' }
  | ({ readonly code: 'doubt' } & { readonly about: Doubt['code'] } & Pick<Doubt, 'fields' | 'count'>)

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
  for (const { code, fields, count } of answer.reading?.doubts ?? [])
    remarks.push({ code: 'doubt', about: code, fields, count })
  return remarks
}
