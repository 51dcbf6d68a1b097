import type { ResponseMapping } from '../../../src-shared/contract/response-mapping'
import type { Asked } from '../answers/asked'
import type { Misfit } from './apply-mapping'
import { readByMapping, type MappedReading } from './read-by-mapping'

/**
 * Whether nothing of a response speaks against the mapping that read it. A few values that can't be read are left over and
 * shown as missing; where they are as many as those that can, the format is another.
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

/** A mapping with the fields optional that a response of its shape lacks. */
export function withOptional(mapping: ResponseMapping, misfits: readonly Misfit[]): ResponseMapping {
  const optional = new Set(mapping.optional)
  for (const { field } of misfits) if (field !== null) optional.add(field)
  return optional.size === (mapping.optional?.length ?? 0) ? mapping : { ...mapping, optional: [...optional] }
}

export interface Fitting extends MappedReading {
  /** The place of the mapping among those tried. */
  readonly shape: number
}

/** A response as the first mapping reads it that fits wholly; null if none does. */
export function readByFirstFit(
  mappings: readonly ResponseMapping[],
  body: unknown,
  asked: Asked
): Fitting | null {
  for (const [shape, mapping] of mappings.entries()) {
    const reading = readByMapping(mapping, body, asked)
    if (fits(mapping, reading)) return { shape, ...reading }
  }
  return null
}
