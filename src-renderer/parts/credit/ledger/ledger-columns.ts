import type { TableColumn } from '../../../ui/table/column'
import type { LedgerRow } from './ledger'
import { m } from '../../../../src-shared/messages/m'

export type LedgerColumn =
  'time' | 'operation' | 'subject' | 'feature' | 'expected' | 'charged' | 'state' | 'fault'

/**
 * The columns of the ledger. It is read page by page from the newest on, so it is in the order of time and in no other:
 * by another column the pages that are here would stand as if they were all.
 */
export const ledgerColumns = (): readonly TableColumn<LedgerRow, LedgerColumn>[] => [
  {
    ...{ key: 'time', label: m.common.time(), width: 64 },
    // A day's heading has the whole line.
    until: row => (row.kind === 'day' || row.kind === 'summed' ? 'fault' : null)
  },
  { key: 'operation', label: m.credits.operation(), width: 142 },
  { key: 'subject', label: m.credits.asked(), width: 148, grow: 1 },
  { key: 'feature', label: m.credits.by(), width: 84, from: 940 },
  // Where there is no room, a charge says by itself how far off it was.
  { key: 'expected', label: m.credits.expected(), width: 80, from: 900, figures: true },
  { key: 'charged', label: m.credits.charged(), width: 104, figures: true },
  { key: 'state', label: m.credits.state(), width: 112 },
  { key: 'fault', label: m.credits.fault(), width: 152, grow: 1.5, wraps: true }
]
