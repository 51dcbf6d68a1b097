import type { Leftover, Source } from '../../../../src-shared/contract/reading'
import type { AnswerKind, AnswerOf } from '../answers/answer'
import type { CallRequest } from '../answers/call-request'
import { leavesOf } from '../answers/leaves'
import { numberOf } from '../answers/numbers'

export interface Checked<Kind extends AnswerKind = AnswerKind> {
  readonly answer: AnswerOf<Kind>
  readonly data: AnswerOf<Kind>['data']
  readonly sources: readonly Source[]
  readonly leftovers: readonly Leftover[]
  readonly request: CallRequest
  readonly body: unknown
}

export interface Check {
  readonly name: string
  readonly kind: AnswerKind
  /** Returns the number of doubtful values by field. Fields that have none may be missing. */
  readonly find: (checked: Checked) => Readonly<Record<string, number>>
}

export const check = <Kind extends AnswerKind>(
  kind: Kind,
  name: string,
  find: (checked: Checked<Kind>) => Readonly<Record<string, number>>
): Check => ({ kind, name, find: checked => find(checked as unknown as Checked<Kind>) })

export const countIn = <Row>(rows: readonly Row[], isSo: (row: Row) => boolean): number =>
  rows.filter(isSo).length

/** `price` for `data.*.price`. */
export const lastName = (path: string): string =>
  path.split('.').findLast(name => name !== '*' && !/^\d+$/.test(name)) ?? ''

export const checkedSource = ({ sources }: Pick<Checked, 'sources'>, field: string): Source | null =>
  sources.find(source => source.field === field) ?? null

export const isFar = (
  one: number | null | undefined,
  other: number | null | undefined,
  times: number
): boolean =>
  typeof one === 'number' &&
  typeof other === 'number' &&
  one > 0 &&
  other > 0 &&
  Math.max(one / other, other / one) > times

const mostLeaves = 500

export function numbersNamed(body: unknown, name: RegExp): readonly number[] {
  const found: number[] = []
  for (const { path, value } of leavesOf(body, mostLeaves)) {
    const own = path.findLast(step => typeof step === 'string')
    const number = typeof own === 'string' && name.test(own) ? numberOf(value) : null
    if (number !== null) found.push(number)
  }
  return found
}
