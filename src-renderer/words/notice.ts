import type { Notice } from '@contract'
import { formatCredits } from '../../src-shared/format/credits'
import { m } from '../../src-shared/messages/m'

/** A notice in words: its own, or those made of its facts. */
export function noticeWords({ what, means, next, facts }: Notice): Pick<Notice, 'what' | 'means' | 'next'> {
  if (!facts) return { what, means, next }
  if (facts.code === 'graphics-lost') {
    return {
      what: m.notices.graphicsProcessCrashedStarted(),
      means: m.notices.nothingLostChartsMay(),
      next: m.notices.ifWindowStaysBlank()
    }
  }
  const { operation, shown, charged } = facts
  return {
    what: m.notices.costMoreThanShown({
      operation,
      charged: formatCredits(charged),
      shown: formatCredits(shown)
    }),
    means: m.notices.priceShownNowNew(),
    next: m.notices.creditsListsEveryCall()
  }
}
