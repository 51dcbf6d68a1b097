import type { RhythmChoice, RhythmOffer } from '@contract'
import { formatCount } from '../../../src-shared/format/credits'
import { creditsPerDayWords, everyWords } from './plan-words'

/** What the plan uses of the quota, and what happens until a rhythm is chosen. */
export function offerWords({ creditsPerDay, quotaLimit, isComplete }: RhythmOffer): string {
  const share = (creditsPerDay / quotaLimit) * 100
  const shown = share < 10 ? share.toFixed(1) : formatCount(share)
  return (
    `The service does not say. As planned a day uses ${isComplete ? '' : 'at least '}${shown} % of it: ` +
    `${creditsPerDayWords(creditsPerDay)} of ${formatCount(quotaLimit)} credits. ` +
    'Until you choose, everything runs slower, so that it lasts 30 days.'
  )
}

const names = { 1: 'A day', 7: 'A week', 30: 'A month' } as const

/** `A week: quotes every 14 min`, and what it comes to. */
export function choiceWords({ lastsDays, quotesEveryMs, creditsPerDay }: RhythmChoice): {
  readonly label: string
  readonly means: string
} {
  const quotes = quotesEveryMs === null ? '' : `: quotes ${everyWords(quotesEveryMs)}`
  const cost = `${creditsPerDayWords(creditsPerDay)} credits a day`
  if (lastsDays === null) return { label: `Keep the plan${quotes}`, means: `As planned, ${cost}.` }
  return {
    label: `${names[lastsDays]}${quotes}`,
    means: `The plan is slowed down to ${cost}. You can change it in Settings.`
  }
}
