import type { RhythmChoice, RhythmOffer } from '@contract'
import { formatCount, formatSmallCount } from '../../../src-shared/format/credits'
import { tiersWords } from '../../words/tiers'
import { everyWords } from '../../words/every'
import { creditsPerDayWords } from './plan-words'
import { m } from '../../../src-shared/messages/m'

/** How much quota the plan uses, and what happens until the user chooses. */
export function offerWords({ creditsPerDay, quotaLimit, isComplete, isAtMost }: RhythmOffer): string {
  const share = (creditsPerDay / quotaLimit) * 100
  const use = m.plan.serviceDoesNotSay({
    bound: !isComplete ? 'least' : isAtMost ? 'most' : 'none',
    share: formatSmallCount(share),
    creditsPerDay: creditsPerDayWords(creditsPerDay),
    quotaLimit: formatCount(quotaLimit)
  })
  return `${use} ${m.plan.untilYouChooseEverything()}`
}

const names = { 1: m.plan.lasts.days1, 7: m.plan.lasts.days7, 30: m.plan.lasts.days30 } as const

/** `A week: quotes every 14 min`, and the resulting cost. */
export function choiceWords(
  { lastsDays, quotesEveryMs, creditsPerDay, tiers }: RhythmChoice,
  isAtMost = false
): {
  readonly label: string
  readonly means: string
} {
  const withQuotes = (choice: string): string =>
    quotesEveryMs === null
      ? choice
      : m.plan.quotesQuoteseveryms({ choice, quotesEveryMs: everyWords(quotesEveryMs) })
  const cost = m.plan.creditsDayOfferWords({
    creditsPerDay: creditsPerDayWords(creditsPerDay, isAtMost && !tiers)
  })
  if (lastsDays === null) return { label: withQuotes(m.plan.keepPlan()), means: m.plan.plannedCost({ cost }) }
  if (tiers)
    return {
      label: m.plan.tiers.offered({ name: names[lastsDays](), tiers: tiersWords(tiers) }),
      means: m.plan.tiers.offeredMeans({ cost })
    }
  return {
    label: withQuotes(names[lastsDays]()),
    means: m.plan.planSlowedDownYou({ cost })
  }
}
