import type { Reading } from '../../../../src-shared/contract/reading'
import type { CallRequest } from '../answers/call-request'
import { isScalar } from '../answers/json'
import { timeOf } from '../answers/times'
import { isAmong, occurs, valuesIn } from './by-value'
import {
  below,
  columnAt,
  countUnread,
  unreadPlaces,
  nameOf,
  namesTo,
  coveragePlace,
  countRead,
  type CoverageColumn,
  type CoveredPlace
} from './coverage-places'
import { isMetadata } from './metadata'
import { isUnnamedRow } from './places'
import { isWhole, type TracedClaim, type Trace } from './trace'

const fewDates = 50

interface Open {
  readonly node: object
  readonly keys: readonly string[] | null
  readonly areOne: boolean
  readonly place: CoveredPlace
  readonly all: string | null
  readonly claim: TracedClaim | undefined
  at: number
}

/** Doesn't use recursion, because responses may be deeply nested. */
export function coverageOf(
  body: unknown,
  data: unknown,
  trace: Trace,
  request: CallRequest
): Omit<Reading, 'doubts'> {
  const values = valuesIn(data)
  const root = coveragePlace('', null)
  const tally = { understood: 0, leftover: 0, furniture: 0 }
  const open: Open[] = []

  const leaf = (
    column: CoverageColumn,
    value: string | number | boolean | null,
    all: string | null
  ): void => {
    const isBlank = value === null || value === ''
    const field = isBlank ? null : fieldOf(column, all, value, values)
    if (field !== null) {
      tally.understood++
      countRead(column, field, value)
    } else if (isBlank || isMetadata(namesTo(column), value, request)) tally.furniture++
    else {
      tally.leftover++
      countUnread(column, value)
    }
  }

  const enter = (node: object, place: CoveredPlace, all: string | null): void => {
    const keys = Array.isArray(node) ? null : Object.keys(node)
    // In a row without names, each position has its own meaning.
    const areOne = Array.isArray(node)
      ? !isUnnamedRow(node, open.length > 0 && open.at(-1)?.keys === null)
      : keys !== null && keys.length > fewDates && areDates(keys)
    open.push({ node, keys, place, all, areOne, claim: trace.of(node), at: 0 })
  }

  if (isScalar(body)) leaf(columnAt(root, 0, '', undefined, false), body, null)
  else if (body !== undefined) enter(body as object, root, null)
  for (let around = open.at(-1); around !== undefined; around = open.at(-1)) {
    const { node, keys, place, claim, areOne, all } = around
    const length = keys === null ? (node as readonly unknown[]).length : keys.length
    if (around.at >= length) {
      open.pop()
      continue
    }
    const index = around.at++
    const key = keys === null ? index : (keys[index] ?? '')
    const child = (node as Record<string | number, unknown>)[key]
    if (isScalar(child)) leaf(columnAt(place, index, key, claim, areOne), child, all)
    else if (child !== undefined)
      enter(
        child as object,
        below(place, nameOf(key, areOne)),
        Array.isArray(child) ? (all ?? wholeOf(claim, key)) : null
      )
  }
  return { ...tally, ...unreadPlaces(root) }
}

/** Returns null if the decoder discarded the value. */
function fieldOf(
  { claimed }: CoverageColumn,
  all: string | null,
  value: string | number | boolean,
  values: ReadonlySet<string | number>
): string | null {
  if (all !== null) return isAmong(values, value) ? all : null
  return claimed !== null && occurs(values, claimed.reads, value) ? claimed.field : null
}

function wholeOf(claim: TracedClaim | undefined, key: string | number): string | null {
  const claimed = claim === undefined || isWhole(claim) ? undefined : claim.get(key)
  return claimed?.reads === 'any' ? claimed.field : null
}

/** For speed, this only checks the first, the middle and the last key. */
const areDates = (keys: readonly string[]): boolean =>
  [0, keys.length >> 1, keys.length - 1].every(at => timeOf(keys[at]) !== null)
