import type { EpochMs } from '../../src-shared/contract/values'
import type { StoredAlert } from './alert-store'

/**
 * After this time, an alert expires even if candles are missing, so that refused candles aren't requested
 * forever.
 */
const mostLateMs = 7 * 24 * 3_600_000

/** After sleep or an outage, an alert stays active until it has seen every bar before its expiry date. */
export function isExpired({ draft, memory }: Pick<StoredAlert, 'draft' | 'memory'>, now: EpochMs): boolean {
  const { expiresAt } = draft
  if (expiresAt === null || now < expiresAt) return false
  if (now - expiresAt > mostLateMs) return true
  const memories = memory.coins ? Object.values(memory.coins).map(coin => coin.memory) : [memory]
  const signals = memories.flatMap(({ groups }) => groups.flatMap(group => group.signals))
  return signals.every(
    ({ last }) => last === null || last.appearance || last.at + last.standsForMs > expiresAt
  )
}
