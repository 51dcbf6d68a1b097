import { existsSync, renameSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { DemoService } from '../../src-demo/demo-service'
import { day } from '../../src-shared/time'
import { laterDays } from '../demo-recording/later-days'
import { layInAside } from '../demo-recording/recording-worker'
import { openToRead } from '../storage/database'
import type { FactStore } from '../storage/fact-store'
import type { Clock } from '../time/clock'
import { stateFileIn } from './session-files'

/** Credits a day, several times what the demo's plan uses while its window is open all day. */
export const demoQuota = 250_000

interface DemoMarketSources {
  readonly clock: Clock
  readonly facts: FactStore
  /** Of the demo's profile. */
  readonly folder: string
  /** What a new profile begins with; undefined: with nothing. */
  readonly recording: string | undefined
  /** A new profile began with it. */
  readonly begun: () => void
  readonly report: (error: unknown, where: string) => void
}

export type StartDemo = (sources: DemoMarketSources) => Promise<DemoService>

/**
 * Starts the service of the demo market. A profile that is not there yet begins with a recorded month, and the market goes on
 * where that month ends: its days come so many days later that the recording's last day is today.
 */
export async function startDemoMarket(sources: DemoMarketSources): Promise<DemoService> {
  const { clock, facts, folder, recording, begun, report } = sources
  if (recording !== undefined && !existsSync(folder)) {
    try {
      const made = `${folder}.new`
      const laying = { recording: await readFile(recording), folder: made, now: clock.now() }
      const daysLater = await layInAside(laying)
      // Known before the profile is there: without it, prices would jump where the recording ends.
      facts.write(laterDays, { daysLater })
      renameSync(made, folder)
      begun()
    } catch (error) {
      report(error, 'demo recording')
    }
  }
  // Most of its code is a market of its own: whoever has a service never loads it.
  const { startDemoService } = await import('../../src-demo/demo-service')
  const { daysLater = 0 } = facts.read(laterDays) ?? {}
  const quotaUsed = usedToday(folder, clock.now())
  return startDemoService({ clock, quotaLimit: demoQuota, quotaUsed, daysLater, namesCurrency: true })
}

/** What the quota of this day (UTC) had been used for when the demo ran last: a restart doesn't renew it. */
function usedToday(folder: string, now: number): number {
  try {
    const state = openToRead(stateFileIn(folder))
    try {
      const midnight = Math.floor(now / day) * day
      const most = state.prepare('SELECT max(quota_used) AS used FROM ledger_settlement WHERE at >= ?')
      return (most.get(midnight) as { used: number | null }).used ?? 0
    } finally {
      state.close()
    }
  } catch {
    return 0
  }
}
