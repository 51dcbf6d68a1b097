import { existsSync, renameSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { DemoService } from '../../../src-demo/demo-service'
import { day, hour } from '../../../src-shared/time'
import { laterDays } from '../demo-recording/later-days'
import { createDemoProfileInThread } from '../demo-recording/recording-worker'
import { readFrom } from '../../platform/storage/database'
import type { FactStore } from '../../platform/storage/fact-store'
import type { Clock } from '../../platform/time/clock'
import { stateFileIn } from './session-files'

/** This is several times what automatic calls use in a day. */
export const demoQuota = 250_000

interface DemoMarketSources {
  readonly clock: Clock
  readonly facts: FactStore
  readonly folder: string
  /** The path of the recorded month for a new profile. If it's missing, the profile starts empty. */
  readonly recording: string | undefined
  /** Called after a new demo profile has been filled. */
  readonly begun: () => void
  readonly report: (error: unknown, where: string) => void
}

export type StartDemo = (sources: DemoMarketSources) => Promise<DemoService>

/**
 * The market is shifted by the same number of days as the recorded month, so that its prices continue where
 * the recording ends.
 */
export async function startDemoMarket(sources: DemoMarketSources): Promise<DemoService> {
  const { clock, facts, folder, recording, begun, report } = sources
  if (recording !== undefined && !existsSync(folder)) {
    try {
      const made = `${folder}.new`
      const profile = { recording: await readFile(recording), folder: made, now: clock.now() }
      const daysLater = await createDemoProfileInThread(profile)
      // Saved before the profile is in place. If the app crashed in between, the market would otherwise not
      // be shifted, and prices would jump.
      facts.write(laterDays, { daysLater })
      renameSync(made, folder)
      begun()
    } catch (error) {
      report(error, 'demo recording')
    }
  }
  // Imported here, because a real service doesn't need it.
  const { startDemoService } = await import('../../../src-demo/demo-service')
  const { daysLater = 0 } = facts.read(laterDays) ?? {}
  const quotaUsed = usedToday(folder, clock.now())
  return startDemoService({ clock, quotaLimit: demoQuota, quotaUsed, daysLater, namesCurrency: true })
}

/**
 * Returns the quota used today, because a restart must not reset the demo's quota. Returns 0 if the profile
 * is new or unreadable.
 */
function usedToday(folder: string, now: number): number {
  try {
    return readFrom(stateFileIn(folder), state => {
      const midnight = Math.floor(now / day) * day
      // The query starts with the times of calls, because only they have an index.
      const most = state.prepare(
        `SELECT max(l.quota_used) AS used FROM ledger_call c CROSS JOIN ledger_settlement l ON l.call_id = c.id
         WHERE c.at >= ?1 - ${hour} AND l.at >= ?1`
      )
      return (most.get(midnight) as { used: number | null }).used ?? 0
    })
  } catch {
    return 0
  }
}
