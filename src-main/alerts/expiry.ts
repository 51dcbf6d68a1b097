import type { EpochMs } from '../../src-shared/contract/values'
import type { KeptAlert } from './alert-store'

/** Give up after this time, or refused candles would be requested forever. */
const mostLateMs = 7 * 24 * 3_600_000

/** After sleep or an outage, an alert stays active until every bar that ended before its end has arrived. */
export function isExpired({ draft, memory }: Pick<KeptAlert, 'draft' | 'memory'>, now: EpochMs): boolean {
  const { expiresAt } = draft
  if (expiresAt === null || now < expiresAt) return false
  if (now - expiresAt > mostLateMs) return true
  const signals = memory.groups.flatMap(group => group.signals)
  return signals.every(
    ({ last }) => last === null || last.appearance || last.at + last.standsForMs > expiresAt
  )
}
