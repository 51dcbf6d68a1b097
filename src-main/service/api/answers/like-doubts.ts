import type { Doubt, DoubtCode, Reading } from '../../../../src-shared/contract/reading'
import { doubtedByField } from '../../../../src-shared/read-count'
import type { Answer } from './answer'
import { shownAs } from './second-reading'

export function withLikeDoubts(answer: Answer): Answer {
  const { reading } = answer
  if (reading === undefined || reading.doubts.length === 0) return answer
  const codes = [...new Set(reading.doubts.map(({ code }) => code))]
  const found = codes.map((code): Doubt => {
    const counts = doubtedByField(reading.doubts.filter(doubt => doubt.code === code))
    const count = [...counts.values()].reduce((sum, one) => sum + one, 0)
    return { code, fields: [...counts.keys()], count: Math.round(count) }
  })
  const codeOf = (field: string): DoubtCode | undefined =>
    found.find(({ fields }) => fields.includes(field) || fields.includes(shownIn(answer, field)))?.code
  const sources = reading.sources.map((source): Reading['sources'][number] => {
    const doubt = codeOf(source.field)
    return doubt === undefined ? source : { ...source, doubt }
  })
  const doubts = found.map((doubt): Doubt => {
    const first = sources.find(source => source.doubt === doubt.code)?.path
    return first === undefined ? doubt : { ...doubt, first }
  })
  return { ...answer, reading: { ...reading, sources, doubts } }
}

// The app shows turnover and amount as the volume.
const shownIn = (answer: Answer, field: string): string =>
  field === 'turnover' || field === 'amount' ? 'volume' : shownAs(answer, field)
