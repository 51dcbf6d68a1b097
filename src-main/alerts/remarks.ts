import { definitionOf } from '../../src-shared/conditions/catalogue'
import type { Known } from '../../src-shared/conditions/definition'
import type { AlertDraft } from '../../src-shared/contract/alerts'
import { sourcesOf } from './cost'

export interface Circumstances extends Known {
  /** It would come true at the first look. */
  readonly alreadySo: boolean
  readonly everyMs: (need: 'quotes' | 'mood' | 'news') => number | null
  readonly simulated: boolean
}

const byHand = {
  quotes: 'Quotes are fetched only when you ask: it is judged then.',
  mood: 'Fear & greed is fetched only when you ask: it is judged then.',
  news: 'News is fetched only when you ask: it is judged then.'
} as const

/** What a person should know before setting an alert, a sentence each. */
export function remarksOn(draft: AlertDraft, circumstances: Circumstances): readonly string[] {
  const sources = sourcesOf(draft)
  const { alreadySo, everyMs, simulated } = circumstances
  const remarks = draft.anyOf
    .flat()
    .flatMap(condition => definitionOf(condition).remarks?.(condition, draft.coin, circumstances) ?? [])
  if (alreadySo) remarks.push('It is so already: it fires at once.')
  for (const source of ['quotes', 'mood', 'news'] as const)
    if (sources.has(source) && everyMs(source) === null) remarks.push(byHand[source])
  if (simulated) remarks.push('This is the demo market: it is judged on simulated prices and says so.')
  return [...new Set(remarks)]
}
