import { askedBy } from '../answers/asked'
import { readByFirstFit } from '../mapping/fit'
import type { Question, Reading } from './body'
import { bounded } from './bounds'
import type { OpenedBody } from './open-body'

/** An opened body as the first confirmed mapping reads it that fits wholly; null if none does. */
export function readBySaved(
  { content }: OpenedBody,
  { params, mappings = [] }: Question
): Pick<Reading, 'answer' | 'read'> | null {
  if (content === null) return null
  const places = mappings.flatMap(({ isConfirmed }, place) => (isConfirmed ? [place] : []))
  const confirmed = places.flatMap(place => mappings[place]?.mapping ?? [])
  const fitting = readByFirstFit(confirmed, content.body, askedBy(params))
  if (fitting === null || fitting.answer === null) return null
  const by = places[fitting.shape] ?? null
  return {
    answer: content.isLong ? bounded(fitting.answer) : fitting.answer,
    read: { by, mapping: null }
  }
}
