import type { EpochMs } from '../../src-shared/contract/values'
import type { KeptAlert } from './alert-store'

/** What was missed longer ago is let go: candles that are refused must not be asked for ever. */
const mostLateMs = 7 * 24 * 3_600_000

/**
 * Whether an alert's time is over. What came true before its end may be found later, where the machine slept or the
 * network was gone meanwhile: it stays active until a bar that ended before its end can't be missing any more.
 */
export function isOver({ draft, memory }: Pick<KeptAlert, 'draft' | 'memory'>, now: EpochMs): boolean {
  const { expiresAt } = draft
  if (expiresAt === null || now < expiresAt) return false
  if (now - expiresAt > mostLateMs) return true
  const signals = memory.groups.flatMap(group => group.signals)
  return signals.every(
    ({ last }) => last === null || last.appearance || last.at + last.standsForMs > expiresAt
  )
}
