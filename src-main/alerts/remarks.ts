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

/** Leaves out remarks about the all-time high, which the form can load for one coin only. */
export function remarksOnAll(
  drafts: readonly Pick<AlertDraft, 'coin'>[],
  remarks: readonly (readonly AlertRemark[])[]
): readonly AlertRemark[] {
  const coinsWith = (code: AlertRemark['code']): readonly string[] =>
    drafts.flatMap(({ coin }, at) =>
      coin !== null && remarks[at]?.some(one => one.code === code) ? [coin] : []
    )
  const now = coinsWith('fires-at-once')
  const unknown = coinsWith('price-ago-unknown')
  const shared = remarks
    .flat()
    .filter(({ code }) => !['fires-at-once', 'price-ago-unknown', 'ath'].includes(code))
    .map(remark => [JSON.stringify(remark), remark] as const)
  return [
    ...(now.length > 0 ? [{ code: 'fires-at-once-for', coins: now } as const] : []),
    ...(unknown.length > 0
      ? [{ code: 'prices-ago-unknown', coins: unknown, of: drafts.length } as const]
      : []),
    ...new Map(shared).values()
  ]
}
