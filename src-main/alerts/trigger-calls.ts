import type { AlertCondition } from '../../src-shared/conditions/catalogue'
import { sourcesOf } from '../../src-shared/conditions/sources'
import type { AlertWhy } from '../../src-shared/contract/alert-why'
import type { InboxEntry } from '../../src-shared/contract/alerts'
import type { LedgerEntry } from '../../src-shared/contract/credits'
import type { EpochMs } from '../../src-shared/contract/values'
import { quotesOperation } from '../../src-shared/quotes-operation'
import { minute } from '../../src-shared/time'
import type { AnsweredCall, LedgerReport } from '../credits/ledger-report'
import { neededOperations } from './needed-operations'

type Met = AlertWhy['met'][number]
type Trigger = Pick<InboxEntry, 'coin' | 'noticedAt'>
type Ledger = Pick<LedgerReport, 'answered' | 'calls'>

/**
 * Adds the IDs of the calls that readings came from. Call this when the alert triggers, because these calls
 * are the latest matching ones then.
 */
export const withCalls = (why: AlertWhy, trigger: Trigger, ledger: Pick<Ledger, 'answered'>): AlertWhy => ({
  ...why,
  met: why.met.map(met => ({
    ...met,
    calls: [...new Set(foundCalls(why, trigger, met, ledger).map(({ id }) => id))]
  }))
})

/** Entries of earlier versions have no IDs, so their calls are found by time. */
export function triggerCalls(why: AlertWhy, trigger: Trigger, ledger: Ledger): readonly LedgerEntry[] {
  const found = why.met.flatMap(met =>
    met.calls ? ledger.calls(met.calls) : foundCalls(why, trigger, met, ledger)
  )
  return [...new Map(found.map(call => [call.id, call])).values()].toSorted((a, b) => a.id - b.id)
}

const foundCalls = (
  { rule }: AlertWhy,
  trigger: Trigger,
  met: Met,
  ledger: Pick<Ledger, 'answered'>
): readonly LedgerEntry[] => callsWanted(trigger, rule.bars, met).flatMap(call => ledger.answered(call) ?? [])

function callsWanted(
  { coin, noticedAt }: Trigger,
  bars: AlertWhy['rule']['bars'],
  { condition, reading, before }: Met
): readonly AnsweredCall[] {
  const alone = { coin, bars, anyOf: [[condition]] }
  if (sourcesOf(alone).has('quota')) return [{ operation: null, coin: null, interval: null, by: noticedAt }]
  return neededOperations(alone).flatMap((operation): readonly AnsweredCall[] => {
    if (operation !== quotesOperation)
      return [{ operation, ...callAbout(operation, condition, coin), by: noticedAt }]
    // A quote exactly at its end belongs to the next minute.
    const isEnd = (at: EpochMs): boolean => bars === 'closed' && at % minute === 0
    const about = { operation, coin, interval: null }
    const last = { ...about, by: reading !== null && isEnd(reading.at) ? reading.at - 1 : noticedAt }
    return before === null ? [last] : [{ ...about, by: isEnd(before.at) ? before.at - 1 : before.at }, last]
  })
}

/** Calls for fear & greed, breadth and news have no coin. */
const callAbout = (
  operation: string,
  condition: AlertCondition,
  coin: string | null
): Pick<AnsweredCall, 'coin' | 'interval'> =>
  'interval' in condition
    ? { coin, interval: condition.interval }
    : { coin: operation === 'getATHATL' ? coin : null, interval: null }
