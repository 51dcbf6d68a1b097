import type { TrayHost } from '../../e2e/desktop/tray-host'
import type { BenchFigure } from '../chart/figures'
import { family, memoryOf } from '../soak/proc'
import { compared } from './figures'
import { StartedApp, type Side } from './started-app'
import { rest } from '../../src-main/platform/time/next-turn'

export interface StartSetting {
  readonly env: NodeJS.ProcessEnv
  readonly tray: TrayHost
  readonly rounds: number
  /** The data folders of earlier starts, so that neither side has to create one. */
  readonly profiles: Readonly<Record<Side, string>>
}

/** Time to finish deferred work, after which the use of memory is stable. */
const settlingMs = 6_000

type Measured = Readonly<Record<Side, number[]>>
const none = (): Measured => ({ ours: [], peer: [] })

/** The first round is a warm-up. */
export async function alternating(
  rounds: number,
  measure: (side: Side) => Promise<void>,
  warmUp = 1
): Promise<void> {
  for (let round = -warmUp; round < rounds; round++)
    for (const side of round % 2 === 0 ? (['ours', 'peer'] as const) : (['peer', 'ours'] as const))
      await measure(side)
}

const counted = (measured: Measured, rounds: number): Measured => ({
  ours: measured.ours.slice(-rounds),
  peer: measured.peer.slice(-rounds)
})

/**
 * Measures the time from the start of the process until its window shows something useful. The bare window
 * shows a greeting.
 */
export async function windowStarts({ env, rounds, profiles }: StartSetting): Promise<BenchFigure[]> {
  const paint = none()
  const chart: number[] = []
  await alternating(rounds, async side => {
    const app = await StartedApp.start(side, { profile: profiles[side], env })
    const since = (at: number): number => at - app.startedAt
    if (side === 'peer') paint.peer.push(since((await app.seen('hello')).hello))
    else {
      const seen = await app.seen('row', 'chart')
      paint.ours.push(since(seen.row))
      chart.push(since(seen.chart))
      // Wait until Chromium has cached the code that was loaded lazily.
      await rest(1_000)
    }
    if (process.env['BENCH_VERBOSE']) console.error(side, paint[side].at(-1), chart.at(-1))
    await app.end()
  })
  const { ours, peer } = counted(paint, rounds)
  return [
    compared('paint', 'ms', { ours, peer }, 1.4),
    compared('chart', 'ms', { ours: chart.slice(-rounds), peer }, 2)
  ]
}

export async function trayStarts({ env, tray, rounds, profiles }: StartSetting): Promise<BenchFigure[]> {
  const measured = none()
  await alternating(rounds, async side => {
    const before = tray.items
    const app = await StartedApp.start(side, { profile: profiles[side], env, hidden: true })
    while (tray.items === before) await rest(5)
    measured[side].push((tray.registeredAt ?? NaN) - app.startedAt)
    await app.end()
  })
  return [compared('tray', 'ms', counted(measured, rounds), 1.3)]
}

export async function memory(
  { env, rounds, profiles }: StartSetting,
  hidden: boolean
): Promise<BenchFigure[]> {
  const measured = none()
  await alternating(
    rounds,
    async side => {
      const app = await StartedApp.start(side, { profile: profiles[side], env, hidden, unwatched: true })
      await rest(settlingMs)
      measured[side].push(memoryOf(family(app.pid)).pss)
      await app.end()
    },
    0
  )
  return [
    compared(
      hidden ? 'memory-tray' : 'memory-window',
      'MB of PSS',
      counted(measured, rounds),
      hidden ? 1.15 : 1.35
    )
  ]
}
