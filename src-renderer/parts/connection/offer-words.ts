import type { RhythmChoice, RhythmOffer, TierRhythm } from '@contract'
import { formatCount, formatSmallCount } from '../../../src-shared/format/credits'
import { aboutEvery, tiersWords } from '../../words/tiers'
import { lastsWords, pricesWords, usedUpWords } from './pace-words'
import { creditsPerDayWords } from './plan-words'
import { m } from '../../../src-shared/messages/m'

export function offerWords({ creditsPerDay, quotaLimit, isComplete, isAtMost }: RhythmOffer): string {
  const share = (creditsPerDay / quotaLimit) * 100
  const use = m.plan.offer.use({
    bound: !isComplete ? 'least' : isAtMost ? 'most' : 'none',
    share: formatSmallCount(share),
    quotaLimit: formatCount(quotaLimit)
  })
  return `${use} ${m.plan.offer.untilChosen()}`
}

export function choiceWords(
  { lastsDays, quotesEveryMs, creditsPerDay, lastsMs, tiers }: RhythmChoice,
  isAtMost = false
): {
  readonly label: string
  readonly means: string
} {
  const cost = m.plan.offer.cost({
    creditsPerDay: creditsPerDayWords(creditsPerDay, isAtMost && !tiers)
  })
  const prices = tiers ? tierPrices(tiers) : pricesWords(quotesEveryMs)
  const means = lastsDays === null ? usedUpWords(lastsMs ?? 0) : lastsWords(lastsDays)
  if (lastsDays === null)
    return { label: m.plan.paces.keep({ outcome: means }), means: m.plan.offer.planned({ cost }) }
  const label = m.plan.paces.outcome({ prices, means })
  if (tiers) return { label, means: `${tiersWords(tiers)}. ${m.plan.tiers.offeredMeans({ cost })}` }
  return { label, means: m.plan.offer.slowed({ cost }) }
}

/** `Prices every 2 min to every 5 h`. The shortest interval is for the most important coins. */
function tierPrices(tiers: readonly TierRhythm[]): string {
  const all = tiers.map(({ everyMs }) => everyMs)
  const [fast, slow] = [aboutEvery(Math.min(...all)), aboutEvery(Math.max(...all))]
  return fast === slow ? m.plan.paces.prices({ every: fast }) : m.plan.paces.pricesBetween({ fast, slow })
}
