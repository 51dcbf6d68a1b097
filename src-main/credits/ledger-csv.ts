import { csvLine } from '../../src-shared/csv'
import type { LedgerFilter } from '../../src-shared/contract/credits'
import { startOfLocalDay } from '../platform/time/local-day'
import { nextTurn } from '../platform/time/next-turn'
import type { FullEntry, FullSum, LedgerReport } from './ledger-report'

const heads = [
  'kind',
  'id',
  'time_utc',
  'operation',
  'coins',
  'interval',
  'bars',
  'parameters',
  'feature',
  'asked_by',
  'calls',
  'expected_credits',
  'reserved_credits',
  'spent_credits',
  'held_credits',
  'unknown_credits',
  'state',
  'fault',
  'values_understood',
  'values_left_over',
  'values_doubted',
  'rows_dropped'
]
const page = 2_000

type Written = Pick<LedgerReport, 'full' | 'fullSums'>
type Pause = () => Promise<void>

/**
 * Writes the ledger as CSV (RFC 4180), oldest calls first. Numbers aren't rounded, times are ISO 8601 in UTC,
 * and unknown values are empty. Old days have `day` lines with totals, dated at the start of the day, and
 * `call` lines follow. This yields between pages, so that 100,000 calls don't block the app.
 */
export async function ledgerCsv(
  report: Written,
  filter: LedgerFilter,
  pause: Pause = nextTurn
): Promise<string> {
  return csvLine(heads) + (await daysOf(report, filter, pause)) + (await callsOf(report, filter, pause))
}

async function daysOf(report: Written, filter: LedgerFilter, pause: Pause): Promise<string> {
  const parts: string[] = []
  for (let after = 0; ;) {
    const sums = report.fullSums(filter, after)
    const last = sums.at(-1)
    if (last === undefined) return parts.join('')
    parts.push(...sums.map(sumLine))
    after = last.at
    await pause()
  }
}

async function callsOf(report: Written, filter: LedgerFilter, pause: Pause): Promise<string> {
  const parts: string[] = []
  for (let after = 0; ;) {
    const entries = report.full(filter, after, page)
    parts.push(...entries.map(callLine))
    const last = entries.at(-1)
    if (last === undefined || entries.length < page) return parts.join('')
    after = last.id
    await pause()
  }
}

const initiatorText = ({ initiator }: Pick<FullEntry, 'initiator'>): string =>
  initiator === 'schedule' ? 'itself' : 'person'

const callLine = (entry: FullEntry): string =>
  csvLine([
    'call',
    entry.id,
    new Date(entry.at).toISOString(),
    entry.operation,
    entry.coins,
    entry.interval === '' ? null : entry.interval,
    entry.bars === 0 ? null : entry.bars,
    entry.other,
    entry.feature,
    initiatorText(entry),
    1,
    entry.expected,
    entry.reserved,
    entry.charged,
    entry.state === 'reserved' ? entry.reserved : null,
    entry.state === 'unsettled' ? entry.reserved : null,
    entry.state,
    entry.fault,
    entry.understood,
    entry.leftover,
    entry.doubted,
    entry.dropped
  ])

const sumLine = (sum: FullSum): string =>
  csvLine([
    'day',
    null,
    new Date(startOfLocalDay(sum.at)).toISOString(),
    sum.operation,
    sum.coins,
    ...[null, null, null],
    sum.feature,
    initiatorText(sum),
    sum.calls,
    sum.expected,
    null,
    sum.credits,
    ...[null, null],
    sum.state,
    sum.fault,
    ...[null, null, null, null]
  ])

export function ledgerFileName({ from, to }: Pick<LedgerFilter, 'from' | 'to'>): string {
  // `to` is the time just after the last day.
  const days = [from, to === null ? null : to - 1].map(at => (at === null ? null : dayOf(at)))
  const [first, last] = days
  const words =
    first && last ? (first === last ? [first] : [first, 'to', last]) : days.filter(day => day !== null)
  return ['candlewick-ledger', ...words].join('-') + '.csv'
}

function dayOf(at: number): string {
  const date = new Date(at)
  const two = (part: number): string => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
