import { requestOf } from '../answers/call-request'
import { checkedAnswer } from '../checks/checked-answer'
import { readByFirstFit } from '../mapping/fit'
import type { ReadingOptions, BodyReading } from './body'
import { bounded } from './bounds'
import type { OpenedBody } from './open-body'

export function readBySaved(
  { content }: OpenedBody,
  { params, mappings = [] }: ReadingOptions
): Pick<BodyReading, 'answer' | 'read'> | null {
  if (content === null) return null
  const places = mappings.flatMap(({ isConfirmed }, place) => (isConfirmed ? [place] : []))
  const confirmed = places.flatMap(place => mappings[place]?.mapping ?? [])
  const request = requestOf(params)
  const fitting = readByFirstFit(confirmed, content.body, request)
  if (fitting === null || fitting.answer === null) return null
  const by = places[fitting.shape] ?? null
  const answer = checkedAnswer(fitting.answer, content.body, request)
  return {
    answer: content.isLong ? bounded(answer) : answer,
    read: { by, mapping: null }
  }
}
