import type { FieldEdit } from '../../../../src-shared/contract/field-edits'
import type {
  FieldSource,
  Path,
  ResponseMapping,
  RowRule
} from '../../../../src-shared/contract/response-mapping'
import type { Answer } from '../answers/answer'
import type { CallRequest } from '../answers/call-request'
import { isNone } from '../answers/json'
import { withOptional } from '../mapping/fit'
import { mappingKinds } from '../mapping/kinds/kinds'
import { dataByMapping } from '../mapping/read-by-mapping'
import { isEach } from '../mapping/walk-path'
import { isApart, fieldsOf } from './edit-fields'
import { isAlike, readsFor, sourceIn, stepsTo, valuesOf, type PlacedEdit } from './edit-places'
import { isSameValue } from './explain-value'
import { mappingOfEdits } from './mapping-of-edits'

/**
 * Applies the user's edits to the mapping, or builds a mapping from the edits alone if `base` has no rules.
 * Skips edits that don't apply (docs/decisions/0018).
 * @returns the mapping, or null if no edit applies, and the paths of skipped edits
 */
export function withEdits(
  { base, inferred, isWhole }: Edited,
  fieldEdits: readonly FieldEdit[],
  body: unknown,
  request: CallRequest
): { readonly mapping: ResponseMapping | null; readonly lapsed: readonly string[] } {
  const placed = fieldEdits.flatMap(edit => placedIn(edit, body, request) ?? [])
  if (base === null || base.rows.length === 0) {
    const mapping = base === null ? null : mappingOfEdits(base, placed, body, request)
    return { mapping, lapsed: lapsedOf(fieldEdits, mapping === null ? [] : placed) }
  }
  const rowsBy = (mapping: ResponseMapping): Rows => rowsOf(dataByMapping(mapping, body, request).answer)
  let mapping = base
  const used: PlacedEdit[] = []
  const edited = new Set<string>()
  for (const one of placed) {
    const next = withEdit(mapping, one, body, request)
    const named = namedBy(mapping, one, body, request)
    const isFit =
      next !== null && (isApart(base.kind, one.edit.field) || keepsRows(rowsBy(mapping), rowsBy(next), named))
    if (!isFit) continue
    used.push(one)
    for (const name of named) edited.add(name)
    mapping = withOptional(next, dataByMapping(next, body, request).misfits)
  }
  // If the mapping doesn't read everything that inference read, the edits must cover the rest.
  if (!isWhole && !keepsRows(rowsOf(inferred), rowsBy(mapping), edited))
    return { mapping: null, lapsed: lapsedOf(fieldEdits, []) }
  return { mapping, lapsed: lapsedOf(fieldEdits, used) }
}

export interface Edited {
  /** Has no rules if only the user's edits can read the response. Null if the response can't be edited. */
  readonly base: ResponseMapping | null
  readonly inferred: Answer
  readonly isWhole: boolean
}

type Rows = readonly Readonly<Record<string, unknown>>[]

const rowsOf = (answer: Answer | null): Rows =>
  answer === null || answer.kind === 'unrecognised' ? [] : mappingKinds[answer.kind].flatten(answer)

const lapsedOf = (fieldEdits: readonly FieldEdit[], used: readonly PlacedEdit[]): readonly string[] =>
  fieldEdits.filter(edit => used.every(one => one.edit !== edit)).map(({ path }) => path)

function placedIn(edit: FieldEdit, body: unknown, request: CallRequest): PlacedEdit | null {
  const found = stepsTo(body, edit.path)
  if (found === null) return null
  // A headline's coins are one value, even if they are a list.
  const steps = edit.field === 'coins' && isEach(found.at(-1)) ? found.slice(0, -1) : found
  const values = valuesOf(steps, body, request).filter(value => !isNone(value))
  const reads = readsFor(edit, values, body, request)
  return values.length === 0 || (edit.field !== null && reads === null) ? null : { edit, steps, reads }
}

function withEdit(
  mapping: ResponseMapping,
  one: PlacedEdit,
  body: unknown,
  request: CallRequest
): ResponseMapping | null {
  const { edit, steps } = one
  const names = isApart(mapping.kind, edit.field) ? [] : namesOf(mapping.kind, one)
  const isOwn = mapping.rows.some(rule =>
    rule.gives.some(fields => names.some(name => isAt(fields[name], rule, steps, body, request)))
  )
  if (isOwn && edit.unit === null) return settled(mapping, edit)
  const before = mapping.rows.map(rule => withoutPlace(rule, steps, body, request))
  const after =
    edit.field === null ? before : before.map(rule => withField(rule, one, mapping.kind, isOwn, request))
  if (edit.field !== null && after.every((rule, at) => rule === before[at])) return null
  const rows = after.filter(({ gives }) => gives.length > 0)
  const metadataPaths = edit.field === null ? [...mapping.furniture, edit.path] : mapping.furniture
  return rows.length === 0 ? null : settled({ ...mapping, rows, furniture: metadataPaths }, edit)
}

const namesOf = (kind: string, { edit, reads }: PlacedEdit): readonly string[] =>
  reads === null ? [] : Object.keys(fieldsOf(kind, edit, { path: [], reads }))

function withoutPlace(rule: RowRule, steps: Path, body: unknown, request: CallRequest): RowRule {
  const gives = rule.gives.flatMap(fields => {
    const others = Object.entries(fields).filter(([, source]) => !isAt(source, rule, steps, body, request))
    const isRead = others.some(([, source]) => 'path' in source || 'at' in source)
    return others.length === Object.keys(fields).length || isRead ? [Object.fromEntries(others)] : []
  })
  return { ...rule, gives }
}

function withField(
  rule: RowRule,
  one: PlacedEdit,
  kind: string,
  isOwn: boolean,
  request: CallRequest
): RowRule {
  const { edit } = one
  const source = sourceIn(rule.rows, one, request)
  if (source === null || !canProvide(rule, source)) return rule
  const fields = fieldsOf(kind, edit, source)
  const [first = {}] = rule.gives
  if (isApart(kind, edit.field)) {
    const identity = Object.entries(first).filter(([name]) => name === 'symbol' || name === 'group')
    const others = rule.gives.filter(
      own =>
        !['days', 'name'].some(
          name => name in fields && JSON.stringify(own[name]) === JSON.stringify(fields[name])
        )
    )
    return { ...rule, gives: [...others, { ...Object.fromEntries(identity), ...fields }] }
  }
  // With several rows per entry, it isn't clear which percentage or price the user means.
  if (rule.gives.length > 1 && Object.keys(fields).some(name => name === 'percent' || name === 'price'))
    return rule
  return {
    ...rule,
    gives: rule.gives.map(own => ({ ...withoutMoney(own, edit, isOwn), ...fields }))
  }
}

/** Values from a separate list may be in another order than the rows. */
const canProvide = ({ gives }: RowRule, source: FieldSource): boolean => {
  const isInList = (one: FieldSource): boolean => 'at' in one && one.at.some(isEach)
  return !isInList(source) || gives.some(fields => Object.values(fields).some(isInList))
}

function withoutMoney(
  fields: Readonly<Record<string, FieldSource>>,
  { field }: FieldEdit,
  isOwn: boolean
): Readonly<Record<string, FieldSource>> {
  const { currency, isMoneyAsked: _, ...others } = fields
  if (field !== 'price' || isOwn || currency === undefined || 'reads' in currency) return fields
  return others
}

function isAt(
  source: FieldSource | undefined,
  { rows }: RowRule,
  steps: Path,
  body: unknown,
  request: CallRequest
): boolean {
  if (source === undefined || !('path' in source || 'at' in source)) return false
  const own = 'path' in source ? [...rows, ...source.path] : source.at
  return own.length === steps.length && own.every((step, at) => isAlike(step, steps[at], body, request))
}

/** Doubts about several fields together can't be about a single field. */
const together: ReadonlySet<string> = new Set(['order', 'open-close'])

/** Removes the doubts about a field, because the user has decided what it means. */
function settled(mapping: ResponseMapping, { field }: FieldEdit): ResponseMapping {
  const doubts = mapping.doubts.flatMap(doubt => {
    const fields = doubt.fields.filter(name => name !== field)
    const isSettled =
      fields.length === 0 ||
      (fields.length < doubt.fields.length && fields.length < 2 && together.has(doubt.code))
    return isSettled ? [] : [{ ...doubt, fields }]
  })
  return { ...mapping, doubts }
}

const namedBy = (
  mapping: ResponseMapping,
  one: PlacedEdit,
  body: unknown,
  request: CallRequest
): ReadonlySet<string> =>
  new Set([
    ...['currency', 'isMoneyAsked'],
    ...namesOf(mapping.kind, one),
    ...mapping.rows.flatMap(rule =>
      rule.gives.flatMap(fields =>
        Object.keys(fields).filter(name => isAt(fields[name], rule, one.steps, body, request))
      )
    )
  ])

/** The rows may be reversed, because an edit of the time can do that. */
function keepsRows(before: Rows, after: Rows, named: ReadonlySet<string>): boolean {
  const areSame = (rows: Rows): boolean =>
    before.every((row, at) =>
      Object.keys(row).every(
        name => named.has(name) || isSameValue(row[name] ?? null, rows[at]?.[name] ?? null)
      )
    )
  return before.length === after.length && (areSame(after) || areSame(after.toReversed()))
}
