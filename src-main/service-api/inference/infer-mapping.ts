import type { Hint } from '../../../src-shared/contract/lessons'
import type { Answer } from '../answers/answer'
import { askedBy, type Asked } from '../answers/asked'
import { decodeAnswer } from '../answers/decode'
import { isObject } from '../answers/json'
import { decoderOf } from '../answers/decoders'
import { operationNamed } from '../operations'
import { inferRules, type Inferred } from './infer-rules'
import { kinds } from '../mapping/kinds/kinds'
import { isStable } from './stability'
import { columnsIn, type Column, type KeyWords, type Layout } from './leaf-columns'
import { withOptional } from '../mapping/fit'
import { readByMapping } from '../mapping/read-by-mapping'
import type { ResponseMapping } from '../../../src-shared/contract/response-mapping'

type Fields = Readonly<Record<string, unknown>>

/** A mapping inferred from a response, and what of the response it leaves unread. */
export interface Proposal {
  readonly mapping: ResponseMapping | null
  /** What the inference read itself. */
  readonly answer: Answer
  readonly unexplained: ReadonlyMap<string, number>
  /** Whether the mapping reads the response exactly as the inference did. */
  readonly isWhole: boolean
}

const plain = { lists: 'columns', isTurned: false } as const
const layouts: readonly Layout[] = [
  plain,
  { ...plain, isNamed: true },
  { ...plain, areCells: true },
  { lists: 'positions', isTurned: false },
  { lists: 'positions', isTurned: false, isNamed: true },
  { lists: 'columns', isTurned: true },
  { lists: 'columns', isTurned: true, isNamed: true }
]

/** Kinds whose data is one thing: of several rows only one counts. */
const single: ReadonlySet<string> = new Set(['technical', 'breadth', 'fearGreed', 'conversion'])

/** Proposes how an operation's responses are read, from the first of them. */
export function inferMapping(
  operation: string,
  params: Readonly<Record<string, string>>,
  body: unknown,
  { raw = '', hints = [] }: Beside = {}
): Proposal {
  const known = operationNamed(operation)
  if (known === null) throw new Error(`Unknown operation ${operation}`)
  const read = (one: unknown): Answer => decodeAnswer(decoderOf(known), one, params, raw, hints)
  const sample = sampleOf(body)
  const proposal = inferFrom(operation, params, sample, read(sample))
  if (sample === body) return proposal
  // Rows beyond the sample are read by the mapping; it holds only if it reads them as the inference does.
  const answer = read(body)
  if (proposal.mapping === null) return { ...proposal, answer }
  const whole = wholeMapping(proposal.mapping, body, askedBy(params), answer)
  return { ...proposal, mapping: whole ?? proposal.mapping, answer, isWhole: whole !== null }
}

interface Beside {
  /** The body as received, for a response that isn't recognised. */
  readonly raw?: string
  /** What a user mapped by hand in this operation's responses. */
  readonly hints?: readonly Hint[]
}

/** Rows that show how the others are. */
const enoughRows = 60

/** A response with its long lists cut short; the same one if it has none. */
function sampleOf(node: unknown): unknown {
  if (Array.isArray(node)) {
    const list: readonly unknown[] = node
    const some = list.length > enoughRows ? list.slice(0, enoughRows) : list
    const own = some.map(sampleOf)
    return some === list && own.every((entry, at) => entry === list[at]) ? node : own
  }
  if (!isObject(node)) return node
  const keys = Object.keys(node)
  const areRows = keys.length > enoughRows && keys.every(key => typeof node[key] === 'object')
  const some = areRows ? keys.slice(0, enoughRows) : keys
  const own = some.map(key => [key, sampleOf(node[key])] as const)
  return some === keys && own.every(([key, value]) => value === node[key]) ? node : Object.fromEntries(own)
}

/** The mapping if it reads a response exactly as the inference did, with what the response lacks of it as optional; else null. */
function wholeMapping(
  mapping: ResponseMapping,
  body: unknown,
  asked: Asked,
  answer: Answer
): ResponseMapping | null {
  const { answer: read, misfits } = readByMapping(mapping, body, asked)
  if (read === null || !isSameData(answer, read)) return null
  return isStable(mapping, body, asked, answer, isSameData) ? withOptional(mapping, misfits) : null
}

/** Whether two readings of one response say the same. */
export function isSameData(one: Answer, other: Answer): boolean {
  if (one.kind === 'unrecognised' || one.kind !== other.kind) return false
  const { flatten } = kinds[one.kind]
  return sameRows(flatten(one), flatten(other))
}

function inferFrom(
  operation: string,
  params: Readonly<Record<string, string>>,
  body: unknown,
  answer: Answer
): Proposal {
  const none = { mapping: null, answer, unexplained: new Map<string, number>(), isWhole: false }
  if (answer.kind === 'unrecognised') return none
  const kind = kinds[answer.kind]
  const asked = askedBy(params)
  const isRanked = operation === 'getTop'
  const rows = kind
    .flatten(answer)
    .map((row, at) => (isRanked && row['rank'] === at + 1 ? { ...row, rank: null } : row))
  const claim = claimsOf(answer, rows)
  const words = keyWords(rows)
  let best: Inferred | null = null
  for (const layout of layouts) {
    const columns = columnsIn(body, asked, words, layout)
    const isSingle = single.has(answer.kind) && rows.length === 1
    const inferred = inferRules({
      rows,
      columns,
      isSingle,
      telling: kind.telling,
      constant: kind.constant,
      asked,
      claim
    })
    if (best === null || count(inferred) < count(best)) best = inferred
    if (count(best) === 0) break
  }
  if (best === null || best.rules.length === 0) return none
  const mapping = mappingOf(operation, body, asked, answer, best)
  const whole = wholeMapping(mapping, body, asked, answer)
  return { mapping: whole ?? mapping, answer, unexplained: best.unexplained, isWhole: whole !== null }
}

/** Whether two lists hold the same rows, in any order; a field that is null is as good as none. */
function sameRows(some: readonly Fields[], others: readonly Fields[]): boolean {
  const texts = (rows: readonly Fields[]): string =>
    rows
      .filter(row => !('percent' in row || 'a' in row) || (row['percent'] ?? row['value'] ?? null) !== null)
      .map(pairInOrder)
      .map(row =>
        JSON.stringify(
          Object.entries(row)
            .filter(([, value]) => value !== null && value !== undefined)
            .map(([name, value]) => [name, typeof value === 'number' ? Number(value.toPrecision(9)) : value])
            .sort(([one], [other]) => (String(one) < String(other) ? -1 : 1))
        )
      )
      .filter(text => text !== '[]')
      .sort()
      .join('\n')
  return texts(some) === texts(others)
}

const count = ({ unexplained }: Inferred): number =>
  [...unexplained.values()].reduce((sum, one) => sum + one, 0)

function mappingOf(
  operation: string,
  body: unknown,
  asked: Asked,
  answer: Answer,
  { rules }: Inferred
): ResponseMapping {
  const doubts = (answer.reading?.doubts ?? []).map(({ code, fields }) => ({ code, fields: [...fields] }))
  return {
    operation,
    kind: answer.kind,
    rows: [...rules],
    ...(answer.kind === 'candles' ? { facts: { timeNames: answer.timeNames } } : {}),
    ...(operation === 'getTop' ? { facts: { ranked: true } } : {}),
    furniture: furnitureIn(body, asked, answer),
    doubts
  }
}

/** Places whose values are neither read nor left over. */
function furnitureIn(body: unknown, asked: Asked, { reading }: Answer): string[] {
  const known = new Set([...(reading?.leftovers ?? []), ...(reading?.sources ?? [])].map(({ path }) => path))
  const places = columnsIn(body, asked, { texts: new Set(), times: new Set() }, plain).flatMap(column => [
    ...column.places
  ])
  return [...new Set(places)].filter(place => !known.has(place)).slice(0, 1000)
}

/** Texts and moments of the data that may be the keys of a container. */
function keyWords(rows: readonly Fields[]): KeyWords {
  const texts = new Set<string>()
  const times = new Set<number>()
  for (const row of rows) {
    for (const field of ['symbol', 'exchange', 'a', 'b', 'group']) {
      const text = row[field]
      if (typeof text === 'string') texts.add(text.toLowerCase())
    }
    for (const field of ['time', 'at']) {
      const time = row[field]
      if (typeof time === 'number') times.add(time)
    }
  }
  return { texts, times }
}

/** What the names of places say: 2 for the field itself, 1 for another field of the data, 1.5 for something else, 0 for nothing. */
function claimsOf(answer: Answer, rows: readonly Fields[]): (column: Column, field: string) => number {
  const fields = new Map<string, Set<string>>()
  for (const { path, field } of answer.reading?.sources ?? []) {
    const own = fields.get(path) ?? new Set()
    fields.set(path, own.add(fieldName(field)))
  }
  const others = new Set(rows.flatMap(row => Object.keys(row)))
  return ({ places }, field) => {
    let most = 0
    for (const place of places) {
      const own = fields.get(place)
      if (own === undefined) continue
      if (own.has(field)) return 2
      most = Math.max(most, [...own].some(one => others.has(one)) ? 1 : 1.5)
    }
    return most
  }
}

const sameField: Readonly<Record<string, string>> = {
  last: 'close',
  amount: 'changePercent',
  change: 'changePercent',
  turnover: 'volume',
  opensAt: 'time',
  closesAt: 'time',
  pair: 'symbol',
  id: 'symbol',
  window: 'days',
  study: 'name',
  color: 'direction',
  isUp: 'direction',
  advice: 'trend'
}

function fieldName(field: string): string {
  if (/^in /.test(field)) return 'percent'
  if (field.startsWith('of ')) return `values.${field.slice(3)}`
  if (/^[a-z]*ma\d+$/.test(field)) return `averages.${field}`
  return sameField[field] ?? field
}

/** A correlation of two coins is the same whichever is named first. */
const pairInOrder = (row: Fields): Fields =>
  typeof row['a'] === 'string' && typeof row['b'] === 'string' && row['a'] > row['b']
    ? { ...row, a: row['b'], b: row['a'] }
    : row
