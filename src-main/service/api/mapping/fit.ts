import type { ResponseMapping } from '../../../../src-shared/contract/response-mapping'
import type { CallRequest } from '../answers/call-request'
import type { Misfit } from './apply-mapping'
import { readByMapping, type MappedReading } from './read-by-mapping'

/**
 * A mapping doesn't fit if a required field is missing or if at least half of a field's values are
 * unreadable. If fewer are unreadable, they are shown as missing and reported as unread.
 */
export function fits(
  { optional = [] }: ResponseMapping,
  { answer, misfits, counts }: MappedReading
): boolean {
  const isHarmless = ({ code, field, count }: Misfit): boolean =>
    field !== null &&
    (optional.includes(field) || (code === 'unreadable' && count < (counts.get(field) ?? 0)))
  return answer !== null && misfits.every(isHarmless)
}

export function withOptional(mapping: ResponseMapping, misfits: readonly Misfit[]): ResponseMapping {
  const optional = new Set(mapping.optional)
  for (const { field } of misfits) if (field !== null) optional.add(field)
  return optional.size === (mapping.optional?.length ?? 0) ? mapping : { ...mapping, optional: [...optional] }
}

export interface Fitting extends MappedReading {
  readonly shape: number
}

export function readByFirstFit(
  mappings: readonly ResponseMapping[],
  body: unknown,
  request: CallRequest
): Fitting | null {
  for (const [shape, mapping] of mappings.entries()) {
    const reading = readByMapping(mapping, body, request)
    if (fits(mapping, reading)) return { shape, ...reading }
  }
  return null
}
