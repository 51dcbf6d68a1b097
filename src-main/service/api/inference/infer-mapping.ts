import type { Answer } from '../answers/answer'
import { requestOf, type CallRequest } from '../answers/call-request'
import { decodeAnswer } from '../answers/decode'
import { isObject } from '../answers/json'
import { decoderOf } from '../answers/decoders'
import { operationNamed } from '../operations'
import { inferRules, type Inferred } from './infer-rules'
import { mappingKinds } from '../mapping/kinds/kinds'
import { byHeader } from './by-header'
import { claimsOf } from './claims'
import { rulesOfFlags, withFlagsSet } from './flagged-events'
import { isSameValue } from './explain-value'
import { isStable } from './stability'
import { isEach } from '../mapping/walk-path'
import { withoutWrongValues } from './without-wrong-values'
import { keyWords, layoutsFor, plain } from './layouts'
import { columnsIn } from './leaf-columns'
import { withOneFigure } from './long-rows'
import { withOptional } from '../mapping/fit'
import { dataByMapping } from '../mapping/read-by-mapping'
import type { ResponseMapping } from '../../../../src-shared/contract/response-mapping'

type Fields = Readonly<Record<string, unknown>>

/** `unexplained` counts the values of each field that the mapping doesn't read. */
export interface Proposal {
  readonly mapping: ResponseMapping | null
  readonly answer: Answer
  readonly unexplained: ReadonlyMap<string, number>
  readonly isWhole: boolean
}

/** Kinds of answers that are a single object, even if it's read from one row of a list. */
const single: ReadonlySet<string> = new Set(['technical', 'breadth', 'fearGreed', 'conversion'])

/** @throws if the operation is unknown */
export function inferMapping(
  operation: string,
  params: Readonly<Record<string, string>>,
  body: unknown,
  raw = ''
): Proposal {
  const known = operationNamed(operation)
  if (known === null) throw new Error(`Unknown operation ${operation}`)
  const read = (one: unknown): Answer => decodeAnswer(decoderOf(known), one, params, raw)
  const sample = sampleOf(body)
  const proposal = inferFrom(operation, params, sample, read)
  if (sample === body) return proposal
  // The mapping was inferred from some of the rows, so it's now compared with what inference reads in all of
  // them.
  const answer = read(body)
  if (proposal.mapping === null) return { ...proposal, answer }
  const whole = proposal.isWhole ? sameMapping(proposal.mapping, body, requestOf(params), answer) : null
  const mapping = whole ?? withoutWrongValues(proposal.mapping, body, requestOf(params), answer)
  return { ...proposal, mapping, answer, isWhole: whole !== null }
}

const enoughRows = 60

/** Returns the same object if no list is long. */
function sampleOf(node: unknown): unknown {
  if (Array.isArray(node)) {
    const list: readonly unknown[] = node
    const some =
      list.length > enoughRows ? [...list.slice(0, enoughRows / 2), ...list.slice(-enoughRows / 2)] : list
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

/** Makes fields optional that this response doesn't have. */
function sameMapping(
  mapping: ResponseMapping,
  body: unknown,
  request: CallRequest,
  answer: Answer
): ResponseMapping | null {
  const { answer: read, misfits } = dataByMapping(mapping, body, request)
  return read !== null && isSameData(answer, read) ? withOptional(mapping, misfits) : null
}

function wholeMapping(
  ...[mapping, body, request, answer]: Parameters<typeof sameMapping>
): ResponseMapping | null {
  const same = pairsRecords(mapping) ? null : sameMapping(mapping, body, request, answer)
  return same !== null && isStable(mapping, body, request, answer, isSameData) ? same : null
}

/** Rows that are joined with another list by position may be wrong in the next response. */
const pairsRecords = ({ rows }: ResponseMapping): boolean =>
  rows.some(({ rows: path, gives }) =>
    gives.some(fields =>
      Object.values(fields).some(
        source =>
          'at' in source &&
          // The next response may connect `data` and `included` by other IDs.
          ((source.at[0] === 'included' && path[0] !== 'included') ||
            source.at.some(
              (step, place) =>
                isEach(step) &&
                step.each.startsWith('row') &&
                typeof source.at[place + 1] === 'string' &&
                JSON.stringify(source.at.slice(0, place + 1)) !== JSON.stringify(path.slice(0, place + 1))
            ))
      )
    )
  )

export function isSameData(one: Answer, other: Answer): boolean {
  if (one.kind === 'unrecognised' || one.kind !== other.kind) return false
  const { flatten } = mappingKinds[one.kind]
  const [some, others] = [flatten(one), flatten(other)]
  // Compares in order first, because sorting tens of thousands of rows takes seconds.
  return isSameInOrder(some, others) || sameRows(some, others)
}

const isSameInOrder = (some: readonly Fields[], others: readonly Fields[]): boolean =>
  some.length === others.length &&
  some.every((row, at) => {
    const other = others[at] ?? {}
    const names = new Set([...Object.keys(row), ...Object.keys(other)])
    return [...names].every(name => isSameValue(row[name] ?? null, other[name] ?? null))
  })

function inferFrom(
  operation: string,
  params: Readonly<Record<string, string>>,
  body: unknown,
  read: (body: unknown) => Answer
): Proposal {
  const answer = read(body)
  const none = { mapping: null, answer, unexplained: new Map<string, number>(), isWhole: false }
  if (answer.kind === 'unrecognised') return none
  const kind = mappingKinds[answer.kind]
  const request = requestOf(params)
  const isRanked = isRankedByPlace(operation, answer)
  const rows = kind
    .flatten(answer)
    .map((row, at) => (isRanked && row['rank'] === at + 1 ? { ...row, rank: null } : row))
  const claim = claimsOf(answer, rows)
  const words = keyWords(rows)
  const flags = answer.kind === 'breakouts' ? flagsIn(body, request, read) : []
  if (flags.length > 0) {
    const mapping = mappingOf(operation, body, request, answer, {
      rules: flags,
      unexplained: none.unexplained
    })
    const whole = wholeMapping({ ...mapping, optional: ['at', 'price'] }, body, request, answer)
    // A mapping that isn't whole is dropped, because it would read these events from every later response.
    return { ...none, mapping: whole, isWhole: whole !== null }
  }
  let best: Proposal = none
  let fewest = Infinity
  for (const layout of layoutsFor(answer.kind)) {
    const columns = columnsIn(body, request, words, layout)
    const isSingle = single.has(answer.kind) && rows.length === 1
    const long = layout.isLong === true ? withOneFigure(answer.kind, rows) : null
    const inferred = inferRules({
      rows: long?.rows ?? rows,
      columns,
      isSingle,
      isDeep: layout.areMoneys === true,
      identifying: long?.figures ?? kind.identifying,
      constant: kind.constant,
      request,
      claim
    })
    if (inferred.rules.length === 0) continue
    const { unexplained } = inferred
    const mapping = mappingOf(operation, body, request, answer, inferred)
    const whole =
      wholeMapping(byHeader(mapping, body), body, request, answer) ??
      wholeMapping(mapping, body, request, answer)
    if (whole !== null) return { mapping: whole, answer, unexplained, isWhole: true }
    if (count(inferred) >= fewest) continue
    fewest = count(inferred)
    best = { ...none, mapping, unexplained }
  }
  const mapping = best.mapping === null ? null : withoutWrongValues(best.mapping, body, request, answer)
  const whole = mapping === null ? null : wholeMapping(mapping, body, request, answer)
  return { ...best, mapping: whole ?? mapping, isWhole: whole !== null }
}

/** Whether the ranks are places in the list, because the response has none. */
const isRankedByPlace = (operation: string, { reading }: Answer): boolean =>
  operation === 'getTop' && reading?.sources.some(({ field }) => field === 'rank') !== true

function flagsIn(
  body: unknown,
  request: CallRequest,
  read: (body: unknown) => Answer
): ReturnType<typeof rulesOfFlags> {
  const set = withFlagsSet(body)
  const answer = read(set)
  if (answer.kind !== 'breakouts') return []
  const { flatten, identifying, constant } = mappingKinds.breakouts
  const rows = flatten(answer)
  const columns = columnsIn(set, request, keyWords(rows), plain)
  const claim = claimsOf(answer, rows)
  return rulesOfFlags({
    rows,
    columns,
    isSingle: false,
    isDeep: false,
    identifying,
    constant,
    request,
    claim
  })
}

/** A null field and a missing field are equal. */
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
  request: CallRequest,
  answer: Answer,
  { rules }: Inferred
): ResponseMapping {
  const doubts = (answer.reading?.doubts ?? []).map(({ code, fields }) => ({ code, fields: [...fields] }))
  return {
    operation,
    kind: answer.kind,
    rows: [...rules],
    ...(answer.kind === 'candles' ? { facts: { timeNames: answer.timeNames } } : {}),
    ...(isRankedByPlace(operation, answer) ? { facts: { ranked: true } } : {}),
    furniture: metadataPathsIn(body, request, answer),
    doubts
  }
}

export function metadataPathsIn(body: unknown, request: CallRequest, { reading }: Answer): string[] {
  const known = new Set([...(reading?.leftovers ?? []), ...(reading?.sources ?? [])].map(({ path }) => path))
  const places = columnsIn(
    body,
    request,
    { texts: new Set(), moneys: new Set(), titles: new Set(), times: new Set() },
    plain
  ).flatMap(column => [...column.places])
  return [...new Set(places)].filter(place => !known.has(place)).slice(0, 1000)
}

const pairInOrder = (row: Fields): Fields =>
  typeof row['a'] === 'string' && typeof row['b'] === 'string' && row['a'] > row['b']
    ? { ...row, a: row['b'], b: row['a'] }
    : row
