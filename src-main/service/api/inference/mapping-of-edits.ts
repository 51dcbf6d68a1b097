import type {
  FieldSource,
  Path,
  ResponseMapping,
  RowRule
} from '../../../../src-shared/contract/response-mapping'
import { toRequestedCoin, asRequestedCoin, type CallRequest } from '../answers/call-request'
import { timeOf } from '../answers/times'
import { mappingKinds, type Kinds } from '../mapping/kinds/kinds'
import { dataByMapping } from '../mapping/read-by-mapping'
import { withOptional } from '../mapping/fit'
import { forEachRow, isEach } from '../mapping/walk-path'
import { fieldsOf, isApart } from './edit-fields'
import { sourceIn, type PlacedEdit } from './edit-places'
import { readsOf } from './explain-value'

interface Group {
  readonly rows: Path
  readonly own: PlacedEdit[]
  readonly keys: ReadonlyMap<string, readonly (string | number)[]>
}

/**
 * Builds a mapping for a response that inference can't read. Returns null if the edits give no rows.
 * @param empty the mapping without rules
 */
export function mappingOfEdits(
  empty: ResponseMapping,
  placed: readonly PlacedEdit[],
  body: unknown,
  request: CallRequest
): ResponseMapping | null {
  const { kind, furniture } = empty
  const groups = groupsOf(placed, body, request)
  const { identifying } = mappingKinds[kind as keyof Kinds]
  const tells = ({ own }: Group): boolean =>
    own.some(({ edit, reads }) => {
      const names = reads === null ? [] : Object.keys(fieldsOf(kind, edit, { path: [], reads }))
      return names.some(name => identifying.includes(name) || /^(?:values|averages)\./.test(name))
    })
  const distinguishing = groups.filter(tells)
  const main = areColumns(groups) ? distinguishing.slice(0, 1) : distinguishing
  const rows = main.map((group): RowRule => {
    const around = groups.filter(other => !distinguishing.includes(other) && isAround(other, group))
    const joined = areColumns(groups) ? groups : [group, ...around]
    return { rows: [...group.rows], gives: givesOf(kind, group, joined, request) }
  })
  const ignored = placed.flatMap(({ edit }) => (edit.field === null ? [edit.path] : []))
  const mapping = { ...empty, rows, furniture: [...furniture, ...ignored] }
  const { answer, misfits } = dataByMapping(mapping, body, request)
  const isRead = answer !== null && (!Array.isArray(answer.data) || answer.data.length > 0)
  return isRead ? withOptional(mapping, misfits) : null
}

function groupsOf(placed: readonly PlacedEdit[], body: unknown, request: CallRequest): readonly Group[] {
  const groups = new Map<string, Group>()
  for (const one of placed) {
    if (one.reads === null) continue
    const rows = one.steps.slice(0, one.steps.findLastIndex(isEach) + 1)
    const name = JSON.stringify(rows)
    const group = groups.get(name) ?? { rows, own: [], keys: keysOf(rows, body, request) }
    group.own.push(one)
    groups.set(name, group)
  }
  return [...groups.values()]
}

function keysOf(rows: Path, body: unknown, request: CallRequest): Group['keys'] {
  const scope = { root: body, request, keys: new Map<string, string | number>() }
  const keys = new Map(rows.filter(isEach).map(({ each }) => [each, [] as (string | number)[]]))
  forEachRow(rows, scope, () => {
    for (const [variable, own] of keys) own.push(scope.keys.get(variable) ?? '')
  })
  return keys
}

/** Separate lists aren't joined, because they may be in different orders. */
const isAround = ({ rows }: Group, inner: Group): boolean =>
  JSON.stringify(inner.rows.slice(0, rows.length)) === JSON.stringify(rows)

function areColumns(groups: readonly Group[]): boolean {
  const [first] = groups
  const fields = groups.flatMap(({ own }) => own.map(({ edit }) => edit.field))
  return (
    groups.length > 1 &&
    new Set(fields).size === fields.length &&
    groups.every(
      ({ keys }) => keys.size === 1 && JSON.stringify([...keys]) === JSON.stringify([...(first?.keys ?? [])])
    ) &&
    groups.some(({ rows, own }) => own.some(({ steps }) => steps.length === rows.length))
  )
}

function givesOf(
  kind: string,
  group: Group,
  joined: readonly Group[],
  request: CallRequest
): RowRule['gives'] {
  const plain: Record<string, FieldSource> = keyFields(kind, group, request)
  const apart: Readonly<Record<string, FieldSource>>[] = []
  for (const one of joined.flatMap(({ own }) => own)) {
    const { edit } = one
    const source = sourceIn(group.rows, one, request)
    if (source === null) continue
    const fields = fieldsOf(kind, edit, source)
    if (isApart(kind, edit.field)) apart.push(fields)
    else Object.assign(plain, fields)
  }
  return apart.length === 0 ? [plain] : apart.map(fields => ({ ...plain, ...fields }))
}

/** If the call is about a single coin, the rows get that one. */
const areRowsOfCoins: { readonly [Kind in keyof Kinds]: boolean } = {
  ...{ quotes: true, athAtl: true, breakouts: true },
  ...{ candles: false, bands: false, ichimoku: false, level: false, supertrend: false, ribbon: false },
  ...{ supportResistance: false, windows: false, technical: false, correlation: false, coins: false },
  ...{ conversion: false, fearGreed: false, news: false, breadth: false }
}

function keyFields(kind: string, { rows, keys }: Group, request: CallRequest): Record<string, FieldSource> {
  const fields: Record<string, FieldSource> = {}
  if (areRowsOfCoins[kind as keyof Kinds] && request.coins.length === 1)
    fields['symbol'] = { asked: 'symbol' }
  if (kind === 'supportResistance') {
    const name = rows.findLast(step => typeof step === 'string')
    if (name !== undefined) fields['group'] = { value: name }
  }
  for (const [variable, own] of keys) {
    const names = own.filter(key => typeof key === 'string')
    if (names.length === 0) continue
    if (names.every(key => asRequestedCoin(key, request) !== null)) {
      const pairs = names.map(raw => ({ raw, out: toRequestedCoin(raw, request) }))
      const reads = readsOf(pairs, 'symbol', false) ?? { as: 'text', letters: 'upper' }
      fields['symbol'] = { key: variable, reads }
    } else if (names.every(key => timeOf(key) !== null))
      fields['time'] = { key: variable, reads: { as: 'time' } }
  }
  return fields
}
