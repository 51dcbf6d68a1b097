import type { Answer } from '../answers/answer'
import type { Source } from '../../../../src-shared/contract/reading'
import type { CallRequest } from '../answers/call-request'
import { isNone, isScalar } from '../answers/json'
import { plainNumber } from '../answers/numbers'
import { timeOf } from '../answers/times'
import { applyMapping, type Misfit } from './apply-mapping'
import { accountFor, shortened } from './account'
import { mappingKinds } from './kinds/kinds'
import type { ResponseMapping } from '../../../../src-shared/contract/response-mapping'

export interface MappedReading {
  readonly answer: Answer | null
  readonly misfits: readonly Misfit[]
  readonly counts: ReadonlyMap<string, number>
}

/** The answer is null if nothing was read. */
export function readByMapping(mapping: ResponseMapping, body: unknown, request: CallRequest): MappedReading {
  const { answer, misfits, counts, rows } = dataByMapping(mapping, body, request)
  if (answer === null) return { answer: null, misfits, counts }
  const doubts = mapping.doubts.flatMap(({ code, fields }) => {
    const count = fields.reduce((sum, field) => sum + (counts.get(field) ?? rows), 0)
    return count === 0 ? [] : [{ code, fields, count }]
  })
  const account = withUnread(accountFor(mapping, body, request), counts, body, answer)
  const sources = account.sources.map(source => {
    const doubt = doubts.find(({ fields }) => fields.includes(source.field))?.code
    return doubt === undefined ? source : { ...source, doubt }
  })
  return { answer: { ...answer, reading: { ...account, sources, doubts } }, misfits, counts }
}

type Account = ReturnType<typeof accountFor>

function withUnread(
  account: Account,
  counts: MappedReading['counts'],
  body: unknown,
  answer: Answer
): Account {
  const unread = new Map<string, number>()
  for (const { field, path, count } of account.sources) {
    const read = counts.get(field)
    // These can't be compared: the entries of a list share a path, and a list of coins is one value.
    if (read !== undefined && field !== 'coins' && !/(?:^|\.)(?:\*|\d+)$/.test(path))
      unread.set(path, (unread.get(path) ?? count) - read)
  }
  const leftovers = [...unread].flatMap(([path, count]) => {
    const source = account.sources.find(one => one.path === path)
    if (count <= 0 || source === undefined) return []
    const used = new Set(
      mappingKinds[answer.kind as keyof typeof mappingKinds].flatten(answer).map(row => row[source.field])
    )
    const isUsed = (leaf: unknown): boolean =>
      [leaf, plainNumber(leaf), timeOf(leaf)].some(one => one !== null && used.has(one))
    const other = leavesAt(body, path.split('.')).find(leaf => !isNone(leaf) && !isUsed(leaf))
    return [{ path, value: other === undefined ? source.value : shortened(other), count }]
  })
  const more = leftovers.reduce((sum, { count }) => sum + count, 0)
  return {
    ...account,
    understood: account.understood - more,
    leftover: account.leftover + more,
    leftovers: [...account.leftovers, ...leftovers]
  }
}

const leavesAt = (node: unknown, [step, ...rest]: readonly string[]): readonly Source['value'][] => {
  if (step === undefined) return isScalar(node) ? [node] : []
  if (typeof node !== 'object' || node === null) return []
  const children = step === '*' ? Object.values(node) : [(node as Readonly<Record<string, unknown>>)[step]]
  return children.flatMap(child => leavesAt(child, rest))
}

/** This is twice as fast as `readByMapping`, which also reports what was read. */
export function dataByMapping(
  mapping: ResponseMapping,
  body: unknown,
  request: CallRequest
): MappedReading & { readonly rows: number } {
  const kind = Object.hasOwn(mappingKinds, mapping.kind)
    ? mappingKinds[mapping.kind as keyof typeof mappingKinds]
    : undefined
  const { rows, misfits, counts } = applyMapping(mapping, body, request)
  const answer = rows.length === 0 ? null : (kind?.assemble(rows, mapping.facts ?? {}, request) ?? null)
  return { answer, misfits, counts, rows: rows.length }
}
