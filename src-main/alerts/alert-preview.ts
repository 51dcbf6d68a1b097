import { coinsOfAlert } from '../../src-shared/alert-coins'
import { conditionDefinition, type AlertCondition } from '../../src-shared/conditions/catalogue'
import type { AlertFacts } from '../../src-shared/conditions/facts'
import type { AlertDraft, AlertPreview, AlertRemark } from '../../src-shared/contract/alerts'
import type { SetupCost } from '../../src-shared/contract/setup-file'
import { FaultError, inputFault } from '../platform/faults/fault-error'
import type { AlertSources } from './alert-sources'
import { costOf, paceNow } from './cost'
import { wrongWith } from './draft'
import { fasterThan, latenessIn } from './lateness'
import { alertRemarks, remarksOnAll } from './remarks'
import { freshMemory, replay } from './replay'
import { draftsOf } from './scope'

type PreviewSources = Omit<AlertSources, 'store' | 'factStore' | 'report'>

/** Describes an alert before it's saved, without making a call. */
export function previewOf(
  draft: AlertDraft,
  duplicateOf: number | null,
  sources: PreviewSources
): AlertPreview {
  const { prices, clock, facts, confirmAbove } = sources
  const now = clock.now()
  const known = facts()
  const each = draftsOf(draft, sources)
  const pace = paceNow(sources)
  const cost = costOf(each, prices, pace)
  const rhythms = sources.rhythms()
  const [first] = each
  const isGrowing = draft.scope !== null && draft.scope.kind !== 'coins'
  const drawnPriceOf = (condition: AlertCondition, coin: string): number | null => {
    const { drawing, priceLevel } = conditionDefinition(condition)
    if (!drawing) return null
    return priceLevel?.(condition, now, sources.drawing(coin, drawing(condition))) ?? null
  }
  const remarks = each.map(one => remarksOf(one, known, sources))
  return {
    cost,
    lateness: latenessIn(sources, draft),
    // Offers no shorter intervals for a watchlist, because the user hasn't seen the price for coins added
    // later.
    faster:
      rhythms && first && !isGrowing
        ? fasterThan(
            first,
            coinsOfAlert(draft, sources),
            { rhythms, everyMs: sources.everyMs },
            prices.quotes,
            pace
          )
        : [],
    needsConfirmation: [cost.creditsPerDay, cost.firstCredits ?? 0].some(
      credits => credits === null || credits > confirmAbove()
    ),
    duplicateOf,
    remarks: draft.scope === null ? remarks.flat() : remarksOnAll(each, remarks),
    results: draft.anyOf.map(group => group.map(one => ({ against: drawnPriceOf(one, draft.coin ?? '') }))),
    wrong: wrongWith(draft, { ...sources, now })
  }
}

/** What several alerts would cost together, and how many of them make their own calls. */
export function costOfAll(
  drafts: readonly AlertDraft[],
  sources: Pick<PreviewSources, 'prices' | 'lists' | 'watched' | 'rhythms' | 'everyMs'>
): SetupCost {
  const pace = paceNow(sources)
  const each = drafts.map(draft => draftsOf(draft, sources))
  return {
    cost: costOf(each.flat(), sources.prices, pace),
    alerts: each.filter(some => costOf(some, sources.prices, pace).callsPerDay > 0).length
  }
}

function remarksOf(draft: AlertDraft, known: AlertFacts, sources: PreviewSources): readonly AlertRemark[] {
  const { now } = known
  const fresh = replay({ ...draft, since: now, snoozedUntil: null }, freshMemory(draft.anyOf), known)
  return alertRemarks(draft, {
    alreadySo: fresh.occurrences.length > 0,
    ath: draft.coin === null ? null : sources.knownAth(draft.coin),
    breadth: sources.loader.knownBreadth().values,
    knowsPriceAgo: ms => draft.coin !== null && known.priceAt(draft.coin, now - ms) !== null,
    drawing: id => sources.drawing(draft.coin ?? '', id),
    now,
    everyMs: sources.everyMs,
    simulated: sources.simulated
  })
}

/**
 * @param agreed whether the user accepts the price of the alert's calls, even if it's unknown
 * @throws FaultError with the reason why the alert can't be saved
 */
export function assertSavable(
  { wrong, duplicateOf, needsConfirmation, cost }: AlertPreview,
  agreed: boolean
): void {
  if (wrong !== null) throw new FaultError(inputFault({ code: 'alert-wrong', issue: wrong }))
  if (duplicateOf !== null) throw new FaultError(inputFault('alert-twice'))
  if (needsConfirmation && !agreed)
    throw new FaultError(
      inputFault(
        cost.creditsPerDay === null || cost.firstCredits === null
          ? 'alert-calls-unpriced'
          : { code: 'alert-calls', credits: Math.round(cost.creditsPerDay) }
      )
    )
}
