import { conditionDefinition } from '../../src-shared/conditions/catalogue'
import type { Known } from '../../src-shared/conditions/definition'
import type { AlertDraft, AlertRemark } from '../../src-shared/contract/alerts'
import { sourcesOf } from '../../src-shared/conditions/sources'

export interface RemarkCircumstances extends Known {
  /** True if the alert would fire the first time it's evaluated. */
  readonly alreadySo: boolean
  readonly everyMs: (need: 'quotes' | 'fearGreed' | 'news') => number | null
  readonly simulated: boolean
}

/** Remarks to show before an alert is saved, without duplicates. */
export function alertRemarks(draft: AlertDraft, circumstances: RemarkCircumstances): readonly AlertRemark[] {
  const sources = sourcesOf(draft)
  const { alreadySo, everyMs, simulated } = circumstances
  const remarks: AlertRemark[] = draft.anyOf
    .flat()
    .flatMap(
      condition => conditionDefinition(condition).remarks?.(condition, draft.coin, circumstances) ?? []
    )
  if (alreadySo) remarks.push({ code: 'fires-at-once' })
  for (const source of ['quotes', 'fearGreed', 'news'] as const)
    if (sources.has(source) && everyMs(source) === null) remarks.push({ code: 'by-hand', source })
  if (simulated) remarks.push({ code: 'simulated' })
  return [...new Map(remarks.map(remark => [JSON.stringify(remark), remark])).values()]
}
