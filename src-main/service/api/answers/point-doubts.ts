import type { Answer } from './answer'
import { isPointed, type NumberMarks } from './number-marks'
import { numberOf } from './numbers'
import { shownAs } from './second-reading'

/**
 * Marks values such as `68.078` as doubtful if the body doesn't show how it uses points. Next to decimal
 * commas, this may mean 68 or 68 thousand.
 */
export function withPointDoubts(answer: Answer, point: NumberMarks['point']): Answer {
  const { reading } = answer
  if (point !== 'unknown') return answer
  const doubtful = (reading?.sources ?? []).filter(
    ({ value }) => typeof value === 'string' && isPointed(value) && numberOf(value) !== null
  )
  if (reading === undefined || doubtful.length === 0) return answer
  const doubts = doubtful.map(({ field, count }) => ({
    code: 'which' as const,
    fields: [shownAs(answer, field)],
    count
  }))
  return { ...answer, reading: { ...reading, doubts: [...reading.doubts, ...doubts] } }
}
