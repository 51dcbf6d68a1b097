import type { RhythmChoice, RhythmOffer } from '@contract'
import { formatCount, formatSmallCount } from '../../../src-shared/format/credits'
import { tiersWords } from '../../words/tiers'
import { everyWords } from '../../words/every'
import { creditsPerDayWords } from './plan-words'
import { m } from '../../../src-shared/messages/m'

/** What the plan uses of the quota, and what happens until a rhythm is chosen. */
export function offerWords({ creditsPerDay, quotaLimit, isComplete }: RhythmOffer): string {
  const share = (creditsPerDay / quotaLimit) * 100
  const shown = formatSmallCount(share)
  return (
    m.plan.serviceDoesNotSay({ rest: isComplete ? '' : m.plan.least(), shown }) +
    m.plan.creditsCreditsperday({
      creditsPerDay: creditsPerDayWords(creditsPerDay),
      quotaLimit: formatCount(quotaLimit)
    }) +
    m.plan.untilYouChooseEverything()
  )
}

const names = { 1: m.plan.lasts.days1, 7: m.plan.lasts.days7, 30: m.plan.lasts.days30 } as const

/** `A week: quotes every 14 min`, and what it comes to. */
export function choiceWords({ lastsDays, quotesEveryMs, creditsPerDay, tiers }: RhythmChoice): {
  readonly label: string
  readonly means: string
} {
  const quotes =
    quotesEveryMs === null ? '' : m.plan.quotesQuoteseveryms({ quotesEveryMs: everyWords(quotesEveryMs) })
  const cost = m.plan.creditsDayOfferWords({ creditsPerDay: creditsPerDayWords(creditsPerDay) })
  if (lastsDays === null) return { label: m.plan.keepPlan({ quotes }), means: m.plan.plannedCost({ cost }) }
  if (tiers)
    return {
      label: m.plan.tiers.offered({ name: names[lastsDays](), tiers: tiersWords(tiers) }),
      means: m.plan.tiers.offeredMeans({ cost })
    }
  return {
    label: `${names[lastsDays]()}${quotes}`,
    means: m.plan.planSlowedDownYou({ cost })
  }
}
