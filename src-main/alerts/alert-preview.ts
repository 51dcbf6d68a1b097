import type { AlertDraft, AlertPreview } from '../../src-shared/contract/alerts'
import { FaultError, inputFault } from '../platform/faults/fault-error'
import type { AlertSources } from './alert-sources'
import { costOf } from './cost'
import { coinsOf, wrongWith } from './draft'
import { fasterThan, latenessIn } from './lateness'
import { alertRemarks } from './remarks'
import { freshMemory, replay } from './replay'

/**
 * What the user sees before saving an alert. Makes no call.
 * @param duplicateOf id of an identical alert
 */
export function previewOf(
  draft: AlertDraft,
  duplicateOf: number | null,
  sources: Omit<AlertSources, 'store' | 'keep' | 'report'>
): AlertPreview {
  const { prices, watched, clock, facts, confirmAbove } = sources
  const now = clock.now()
  const known = facts()
  const cost = costOf([draft], prices)
  const rhythms = sources.rhythms()
  const fresh = replay({ ...draft, since: now, snoozedUntil: null }, freshMemory(draft.anyOf), known)
  return {
    cost,
    lateness: latenessIn(sources, draft),
    faster: rhythms
      ? fasterThan(draft, coinsOf(draft), { rhythms, everyMs: sources.everyMs }, prices.quotes)
      : [],
    asksFirst: cost.creditsPerDay === null || cost.creditsPerDay > confirmAbove(),
    duplicateOf,
    remarks: alertRemarks(draft, {
      alreadySo: fresh.occurrences.length > 0,
      ath: draft.coin === null ? null : sources.knownAth(draft.coin),
      breadth: sources.asking.knownBreadth().values,
      knowsPriceAgo: ms => draft.coin !== null && known.priceAt(draft.coin, now - ms) !== null,
      everyMs: sources.everyMs,
      simulated: sources.simulated
    }),
    wrong: wrongWith(draft, { now, watched: watched() })
  }
}

/**
 * @param agreed true if the user accepts the price of the alert's calls, even if it's unknown
 * @throws FaultError with the reason why the alert can't be saved
 */
export function assertSavable({ wrong, duplicateOf, asksFirst, cost }: AlertPreview, agreed: boolean): void {
  if (wrong !== null) throw new FaultError(inputFault({ code: 'alert-wrong', issue: wrong }))
  if (duplicateOf !== null) throw new FaultError(inputFault('alert-twice'))
  if (asksFirst && !agreed)
    throw new FaultError(
      inputFault(
        cost.creditsPerDay === null
          ? 'alert-calls-unpriced'
          : { code: 'alert-calls', credits: Math.round(cost.creditsPerDay) }
      )
    )
}
