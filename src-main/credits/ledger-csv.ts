import { csvLine } from '../../src-shared/csv'
import type { LedgerFilter } from '../contract/credits'
import type { FullEntry, LedgerReport } from './ledger-report'

const heads = [
  'id',
  'time_utc',
  'operation',
  'coins',
  'interval',
  'bars',
  'parameters',
  'feature',
  'asked_by',
  'expected_credits',
  'reserved_credits',
  'charged_credits',
  'counted_credits',
  'state',
  'fault'
]
const page = 2_000

/**
 * The entries that pass as RFC 4180 text, oldest first: numbers with every digit, times in UTC as ISO 8601, what
 * is not known left empty. Read page by page, with room between them: 100,000 calls are read without the app
 * standing still.
 */
export async function ledgerCsv(
  report: Pick<LedgerReport, 'full'>,
  filter: LedgerFilter,
  pause: () => Promise<void> = () => new Promise(resolve => setImmediate(resolve))
): Promise<string> {
  const parts = [csvLine(heads)]
  for (let after = 0; ;) {
    const entries = report.full(filter, after, page)
    parts.push(...entries.map(lineOf))
    const last = entries.at(-1)
    if (last === undefined || entries.length < page) return parts.join('')
    after = last.id
    await pause()
  }
}

const lineOf = (entry: FullEntry): string =>
  csvLine([
    entry.id,
    new Date(entry.at).toISOString(),
    entry.operation,
    entry.coins,
    entry.interval === '' ? null : entry.interval,
    entry.bars === 0 ? null : entry.bars,
    entry.other,
    entry.feature,
    entry.asker === 'schedule' ? 'itself' : 'person',
    entry.expected,
    entry.reserved,
    entry.charged,
    entry.counted,
    entry.state,
    entry.fault
  ])

/** `candlewick-ledger-2026-11-01-to-2026-11-21.csv`: the local days it holds; plain where it holds all. */
export function ledgerFileName({ from, to }: Pick<LedgerFilter, 'from' | 'to'>): string {
  // Up to, not with, the end: a span that ends at midnight ends with the day before.
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
