import type { TableColumn } from '../../../ui/table/column'
import type { LedgerRow } from './ledger'
import { m } from '../../../../src-shared/messages/m'

export type LedgerColumn =
  'time' | 'operation' | 'subject' | 'feature' | 'expected' | 'charged' | 'state' | 'fault'

/**
 * The ledger can only be sorted by time. If it were sorted by another column, the loaded pages would look
 * like the whole ledger.
 */
export const ledgerColumns = (): readonly TableColumn<LedgerRow, LedgerColumn>[] => [
  {
    key: 'time',
    label: m.common.time(),
    width: 64,
    // A day's heading spans the columns up to this one.
    until: row => (row.kind === 'day' || row.kind === 'summed' ? 'fault' : null)
  },
  { key: 'operation', label: m.credits.operation(), width: 168, grow: 0.6, wraps: true },
  { key: 'subject', label: m.credits.column.request(), width: 148, grow: 1 },
  { key: 'feature', label: m.credits.column.feature(), width: 84, from: 940 },
  // If this column doesn't fit, the charge includes the difference from the expected price.
  { key: 'expected', label: m.credits.column.expected(), width: 80, from: 900, figures: true },
  { key: 'charged', label: m.contact.charged(), width: 104, figures: true },
  { key: 'state', label: m.credits.column.state(), width: 112 },
  { key: 'fault', label: m.credits.column.problem(), width: 152, grow: 1.5, wraps: true }
]
