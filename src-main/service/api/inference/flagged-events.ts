import type { FieldSource, RowRule } from '../../../../src-shared/contract/response-mapping'
import { eventName } from '../answers/breakouts'
import { isObject } from '../answers/json'
import { pathOf } from './alignment'
import type { Evidence } from './evidence'
import { ruleFor } from './infer-rules'
import { isStar } from './leaf-columns'

/** Sets all event flags to true, because a later response may have other events. */
export function withFlagsSet(node: unknown, isEvent = false): unknown {
  if (Array.isArray(node)) return node.map(entry => withFlagsSet(entry, isEvent))
  if (!isObject(node)) return isEvent && node === false ? true : node
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, withFlagsSet(value, isEvent || eventName.test(key))])
  )
}

/**
 * Makes a rule for each flag, such as `"death_cross": true`.
 * @param all events, with all flags set
 */
export function rulesOfFlags(all: Evidence): readonly RowRule[] {
  const { rows, columns } = all
  return columns.flatMap((column): readonly RowRule[] => {
    const name = column.steps.findLast(
      step => typeof step === 'string' && rows.some(row => row['name'] === step)
    )
    const set = column.cells.filter(({ value }) => value === true)
    const events = [...rows.keys()].filter(row => rows[row]?.['name'] === name)
    if (typeof name !== 'string' || set.length === 0 || set.length !== events.length) return []
    const cells = new Map(set.map((cell, at) => [events[at] ?? -1, cell]))
    const { rule } = ruleFor(all, { field: 'name', column, reads: { as: 'text' }, cells, alike: 0 })
    const directions = new Set(events.map(row => rows[row]?.['direction'] ?? null))
    const [direction] = directions
    const constants: Record<string, FieldSource> = {
      name: { value: name },
      ...(directions.size === 1 && typeof direction === 'string' && { direction: { value: direction } })
    }
    const path = [...pathOf(column.steps.slice(rule.rows.length), [], [])]
    if (column.steps.slice(rule.rows.length).some(isStar)) return []
    return [{ ...rule, when: [{ path, is: true }], gives: rule.gives.map(own => ({ ...own, ...constants })) }]
  })
}
