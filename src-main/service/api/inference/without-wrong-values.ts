import type { ResponseMapping, RowRule } from '../../../../src-shared/contract/response-mapping'
import type { Answer } from '../answers/answer'
import type { CallRequest } from '../answers/call-request'
import { isObject } from '../answers/json'
import { forEachRow } from '../mapping/walk-path'
import { mappingKinds, type Kinds } from '../mapping/kinds/kinds'
import { dataByMapping } from '../mapping/read-by-mapping'
import type { InferredFields } from './fields'
import { isSameValue } from './explain-value'

/** These fields are never removed, because a value might then be shown for another coin or time. */
const identity: ReadonlySet<string> = new Set([
  ...['symbol', 'time', 'a', 'b', 'days', 'span', 'name', 'group', 'exchange', 'from', 'to', 'currency']
])
const mostSteps = 40

interface Judged {
  readonly mapping: ResponseMapping | null
  readonly wrong: number
  readonly right: number
}

/** Returns null if nothing remains. */
export function withoutWrongValues(
  mapping: ResponseMapping,
  body: unknown,
  request: CallRequest,
  answer: Answer
): ResponseMapping | null {
  const wanted = mappingKinds[answer.kind as keyof Kinds].flatten(answer)
  const judged = (one: ResponseMapping): Judged => judge(one, body, request, answer.kind, wanted)
  let best = judged(mapping)
  for (const one of best.wrong === 0 ? [] : withSkips(mapping, body, request)) {
    const other = judged(one)
    if (other.wrong < best.wrong && other.right >= best.right) best = other
  }
  for (let step = 0; step < mostSteps && best.wrong > 0 && best.mapping !== null; step++) {
    let next: Judged = { mapping: null, wrong: Infinity, right: 0 }
    for (const shorter of shorterThan(best.mapping)) {
      const one = judged(shorter)
      if (one.wrong < next.wrong || (one.wrong === next.wrong && one.right > next.right)) next = one
    }
    best = next
  }
  return best.wrong > 0 || best.right === 0 ? null : best.mapping
}

function* withSkips(
  mapping: ResponseMapping,
  body: unknown,
  request: CallRequest
): Generator<ResponseMapping> {
  for (const [at, rule] of mapping.rows.entries()) {
    const words = new Map<string, Set<string | boolean>>()
    forEachRow(rule.rows, { root: body, request, keys: new Map() }, node => {
      if (isObject(node))
        for (const key in node) {
          const value = node[key]
          const own = words.get(key) ?? new Set()
          if (typeof value === 'boolean' || value === 'none') words.set(key, own.add(value))
        }
    })
    for (const [key, own] of words)
      if (own.size <= 5)
        for (const is of own) {
          const skip = { path: [key], is: [is] }
          yield {
            ...mapping,
            rows: mapping.rows.map((one, place) => (place === at ? { ...one, skip } : one))
          }
        }
  }
}

function* shorterThan(mapping: ResponseMapping): Generator<ResponseMapping> {
  const withRule = (at: number, gives: RowRule['gives']): ResponseMapping => ({
    ...mapping,
    rows: mapping.rows.flatMap((rule, own) =>
      own !== at ? [rule] : gives.length === 0 ? [] : [{ ...rule, gives }]
    )
  })
  for (const [at, { gives }] of mapping.rows.entries())
    for (const [place, fields] of gives.entries()) {
      if (mapping.rows.length > 1 || gives.length > 1)
        yield withRule(
          at,
          gives.filter((_, other) => other !== place)
        )
      for (const name in fields) {
        if (identity.has(name)) continue
        const { [name]: _, ...others } = fields
        if (Object.keys(others).length > 0)
          yield withRule(
            at,
            gives.map((own, other) => (other === place ? others : own))
          )
      }
    }
}

function judge(
  mapping: ResponseMapping,
  body: unknown,
  request: CallRequest,
  kind: Answer['kind'],
  wanted: readonly InferredFields[]
): Judged {
  const { answer } = dataByMapping(mapping, body, request)
  const read = answer === null ? [] : mappingKinds[kind as keyof Kinds].flatten(answer)
  const free = new Map<string, InferredFields[]>()
  for (const row of wanted) {
    const own = free.get(identityOf(row))
    if (own === undefined) free.set(identityOf(row), [row])
    else own.push(row)
  }
  let [wrong, right] = [0, 0]
  for (const row of read) {
    const names = Object.keys(row).filter(name => !isNone(row[name]))
    const alike = free.get(identityOf(row)) ?? []
    const at = alike.findIndex(own =>
      names.every(name => isSameValue(row[name], own[name]) || isNoList(row[name]))
    )
    if (at < 0) wrong++
    else {
      alike.splice(at, 1)
      right += names.length
    }
  }
  return { mapping, wrong, right }
}

const identityOf = (row: InferredFields): string =>
  JSON.stringify([...identity].map(name => (isNone(row[name]) ? null : row[name])))

const isNone = (value: unknown): boolean => value === null || value === undefined

const isNoList = (value: unknown): boolean => Array.isArray(value) && value.length === 0
