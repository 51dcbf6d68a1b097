import type { Doubt } from '../../../../src-shared/contract/reading'
import type { Answer } from '../answers/answer'
import type { CallRequest } from '../answers/call-request'
import type { Check } from './check'
import { otherChecks } from './other-checks'
import { quoteChecks } from './quote-checks'

const checks: readonly Check[] = [...quoteChecks, ...otherChecks]

export function checkedAnswer(answer: Answer, body: unknown, request: CallRequest): Answer {
  const { reading } = answer
  if (reading === undefined) return answer
  const { sources, leftovers } = reading
  const known = new Set(reading.doubts.flatMap(({ fields }) => fields))
  const checked = { answer, data: answer.data, sources, leftovers, request, body }
  const counts = new Map<string, number>()
  for (const { kind, find } of checks)
    if (kind === answer.kind)
      for (const [field, count] of Object.entries(find(checked)))
        if (count > 0 && !known.has(field)) counts.set(field, Math.max(count, counts.get(field) ?? 0))
  if (counts.size === 0) return answer
  const which = reading.doubts.find(({ code }) => code === 'which')
  const fields = [...counts.keys()]
  const place = which?.first ?? sources.find(({ field }) => counts.has(field))?.path
  const doubt: Doubt = {
    code: 'which',
    fields: [...(which?.fields ?? []), ...fields],
    count: (which?.count ?? 0) + [...counts.values()].reduce((sum, one) => sum + one, 0),
    ...(place !== undefined && { first: place })
  }
  return {
    ...answer,
    reading: {
      ...reading,
      sources: sources.map(source =>
        counts.has(source.field) ? { ...source, doubt: 'which' as const } : source
      ),
      doubts: [...reading.doubts.filter(one => one !== which), doubt]
    }
  }
}
