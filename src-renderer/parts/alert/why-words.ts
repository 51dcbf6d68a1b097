import type { Alert, LedgerEntry, TriggerDetails } from '@contract'
import { conditionDefinition, type AlertCondition } from '../../../src-shared/conditions/catalogue'
import { formatMoment } from '../../../src-shared/format/date'
import { formatPercent, formatPoints } from '../../../src-shared/format/percent'
import { m } from '../../../src-shared/messages/m'
import { minute } from '../../../src-shared/time'
import { figureWords, joined } from '../../../src-shared/words/alert'
import { summaryWords } from '../../words/operation'

type Why = NonNullable<TriggerDetails['why']>
type Met = Why['met'][number]

export function metWords(
  { condition, reading, before, since }: Met,
  bars: Why['rule']['bars']
): readonly string[] {
  if (reading === null) return [m.alerts.why.appeared()]
  const { distance } = conditionDefinition(condition)
  return [
    readingWords(condition, reading, bars),
    ...(distance ? [m.alerts.why.threshold({ value: figureWords(condition, reading.against) })] : []),
    ...(before === null
      ? []
      : [m.alerts.why.before({ at: formatMoment(before.at), value: figureWords(condition, before.value) })]),
    ...(since === null ? [] : [m.alerts.why.since({ at: formatMoment(since) })])
  ]
}

function readingWords(
  condition: AlertCondition,
  reading: { readonly at: number; readonly value: number },
  bars: Why['rule']['bars']
): string {
  const facts = { at: formatMoment(reading.at), value: figureWords(condition, reading.value) }
  if ('interval' in condition) {
    const { interval } = condition
    return bars === 'closed'
      ? m.alerts.whyReading.candle({ ...facts, interval })
      : m.alerts.whyReading.forming({ ...facts, interval })
  }
  const [source = 'quotes'] = conditionDefinition(condition).sources
  if (source !== 'quotes') return m.alerts.whyReading.data({ ...facts, data: m.alerts.pastSource[source]() })
  return bars === 'closed' && reading.at % minute === 0
    ? m.alerts.whyReading.minute(facts)
    : m.alerts.whyReading.quote(facts)
}

export function callWords({ at, operation, subject, charged }: LedgerEntry): string {
  const facts = { at: formatMoment(at), operation: summaryWords(operation), subject }
  return charged === null
    ? m.alerts.why.callUnknown(facts)
    : m.alerts.why.call({ ...facts, credits: charged })
}

/** For each condition, the value that came closest to the threshold since the condition was last met. */
export function closestWords({
  anyOf,
  results,
  coin
}: Alert): readonly { condition: string; closest: string }[] {
  return anyOf.flatMap((group, place) =>
    group.flatMap((condition, index) => {
      const closest = results[place]?.[index]?.closest
      if (!closest) return []
      return [{ condition: joined([condition], coin), closest: missWords(condition, closest) }]
    })
  )
}

function missWords(
  condition: AlertCondition,
  { at, value, against }: { readonly at: number; readonly value: number; readonly against: number }
): string {
  const facts = { at: formatMoment(at), value: figureWords(condition, value) }
  const unit = conditionDefinition(condition).distance?.(condition)
  if (unit === undefined || (unit === 'percent' && value === 0)) return m.alerts.why.closestReadingOnly(facts)
  const by = unit === 'points' ? against - value : ((against - value) / Math.abs(value)) * 100
  const distance = unit === 'points' ? formatPoints(by) : formatPercent(by)
  return m.alerts.why.closestReading({ ...facts, distance })
}
