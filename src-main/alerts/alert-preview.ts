import { coinsOfAlert } from '../../src-shared/alert-coins'
import { conditionDefinition, type AlertCondition } from '../../src-shared/conditions/catalogue'
import type { AlertFacts } from '../../src-shared/conditions/facts'
import type { AlertDraft, AlertPreview, AlertRemark } from '../../src-shared/contract/alerts'
import type { SetupCost } from '../../src-shared/contract/setup-file'
import { FaultError, inputFault } from '../platform/faults/fault-error'
import { nextTurn } from '../platform/time/next-turn'
import type { AlertSources } from './alert-sources'
import { costOf, paceNow } from './cost'
import { wrongWith } from './draft'
import { fasterThan, latenessIn } from './lateness'
import { alertRemarks, remarksOnAll } from './remarks'
import { freshMemory, replay } from './replay'
import { draftsOf } from './scope'

type PreviewSources = Omit<AlertSources, 'store' | 'factStore' | 'report'>

type Terms = Pick<AlertPreview, 'cost' | 'needsConfirmation' | 'duplicateOf' | 'wrong'>

export function termsOf(draft: AlertDraft, duplicateOf: number | null, sources: PreviewSources): Terms {
  const { prices, clock, confirmAbove } = sources
  const cost = costOf(draftsOf(draft, sources), prices, paceNow(sources))
  return {
    cost,
    needsConfirmation: [cost.creditsPerDay, cost.firstCredits ?? 0].some(
      credits => credits === null || credits > confirmAbove()
    ),
    duplicateOf,
    wrong: wrongWith(draft, { ...sources, now: clock.now() })
  }
}

const coinsAtOnce = 5

/** Makes no call. */
export async function previewOf(
  draft: AlertDraft,
  duplicateOf: number | null,
  sources: PreviewSources
): Promise<AlertPreview> {
  const { prices, clock, facts } = sources
  const now = clock.now()
  const known = facts()
  const each = draftsOf(draft, sources)
  const rhythms = sources.rhythms()
  const [first] = each
  const isGrowing = draft.scope !== null && draft.scope.kind !== 'coins'
  const drawnPriceOf = (condition: AlertCondition, coin: string): number | null => {
    const { drawing, priceLevel } = conditionDefinition(condition)
    if (!drawing) return null
    return priceLevel?.(condition, now, sources.drawing(coin, drawing(condition))) ?? null
  }
  const remarks: (readonly AlertRemark[])[] = []
  for (const one of each) {
    if (remarks.length > 0 && remarks.length % coinsAtOnce === 0) await nextTurn()
    remarks.push(remarksOf(one, known, sources))
  }
  return {
    ...termsOf(draft, duplicateOf, sources),
    lateness: latenessIn(sources, draft),
    // Faster quotes aren't offered for a watchlist, because the user wouldn't see the price for coins added
    // later.
    faster:
      rhythms && first && !isGrowing
        ? fasterThan(
            first,
            coinsOfAlert(draft, sources),
            { rhythms, everyMs: sources.everyMs },
            prices.quotes,
            paceNow(sources)
          )
        : [],
    remarks: draft.scope === null ? remarks.flat() : remarksOnAll(each, remarks),
    results: draft.anyOf.map(group => group.map(one => ({ against: drawnPriceOf(one, draft.coin ?? '') })))
  }
}

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
    // These are getters, because reading the values of hundreds of coins takes long.
    get ath() {
      return draft.coin === null ? null : sources.knownAth(draft.coin)
    },
    get breadth() {
      return sources.loader.knownBreadth().values
    },
    knowsPriceAgo: ms => draft.coin !== null && known.priceAt(draft.coin, now - ms) !== null,
    drawing: id => sources.drawing(draft.coin ?? '', id),
    now,
    everyMs: sources.everyMs,
    simulated: sources.simulated
  })
}

/** @throws FaultError with the reason why the alert can't be saved */
export function assertSavable({ wrong, duplicateOf, needsConfirmation, cost }: Terms, agreed: boolean): void {
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
